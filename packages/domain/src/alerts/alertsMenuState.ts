import type { StoreSettings } from '../settings/readSettings'
import { shownTabs, type AlertTab } from './alertTabs'

/** The word beside the count of unviewed alerts (S-200). */
export const alertsLabel = 'Alerts'

/** What opens the menu: a bell, or how many alerts have not been viewed (S-200). */
export type AlertsButton =
  | { readonly kind: 'bell' }
  | { readonly kind: 'count'; readonly count: number; readonly label: typeof alertsLabel }

/**
 * What the top bar shows: a bell without unviewed alerts, else their count with its label (S-200).
 *
 * @param unviewed of `unviewedCount`.
 * @example alertsButton(3) // { kind: 'count', count: 3, label: 'Alerts' }
 */
export const alertsButton = (unviewed: number): AlertsButton =>
  unviewed > 0 ? { kind: 'count', count: unviewed, label: alertsLabel } : { kind: 'bell' }

/** The alerts menu: whether it is open, and the tab that was chosen. */
export interface AlertsMenuState {
  readonly isOpen: boolean
  readonly tab: AlertTab
}

/** At first, and whenever it was closed: the next time it opens with ALL (S-201, S-209). */
export const closedAlertsMenu: AlertsMenuState = { isOpen: false, tab: 'ALL' }

/**
 * What happens to the menu: the bell or the count is pressed, something outside of the menu is, Escape is, or a tab is
 * chosen.
 */
export type AlertsMenuEvent =
  | { readonly type: 'buttonPressed' | 'outsidePressed' | 'escapePressed' }
  | { readonly type: 'tabChosen'; readonly tab: AlertTab }

/**
 * The menu after an event: bell and count open it and close it again, a press outside and Escape close it, and whatever
 * closes it leads back to ALL (S-201, S-208, S-209, S-770). A tab is chosen in an open menu only.
 *
 * @example nextAlertsMenu({ isOpen: true, tab: 'Reminder' }, { type: 'outsidePressed' }) // { isOpen: false, tab: 'ALL' }
 */
export function nextAlertsMenu(menu: AlertsMenuState, event: AlertsMenuEvent): AlertsMenuState {
  switch (event.type) {
    case 'buttonPressed':
      return menu.isOpen ? closedAlertsMenu : { isOpen: true, tab: 'ALL' }
    case 'outsidePressed':
    case 'escapePressed':
      return closedAlertsMenu
    case 'tabChosen':
      return menu.isOpen ? { isOpen: true, tab: event.tab } : menu
  }
}

/**
 * The tab that an open menu shows: the chosen one, or ALL when that one went away with its setting (S-203).
 *
 * @example visibleTab({ isOpen: true, tab: 'Service Drive' }, { EAAutoAssignAlerts: false }) // 'ALL'
 */
export const visibleTab = (
  { tab }: AlertsMenuState,
  settings: Pick<StoreSettings, 'EAAutoAssignAlerts'>,
): AlertTab => (shownTabs(settings).includes(tab) ? tab : 'ALL')
