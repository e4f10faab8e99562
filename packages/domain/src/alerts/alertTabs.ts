import type { Instant } from '../calendar/instant'
import type { StoreSettings } from '../settings/readSettings'
import { alertKind } from './alertKinds'
import type { Notification } from './notification'
import { visibleAlerts } from './visibleAlerts'

/** The tabs of the alerts menu; a tab's place in the list is its index (S-202). */
export const alertTabs = ['ALL', 'Email', 'Reminder', 'Service Drive'] as const

export type AlertTab = (typeof alertTabs)[number]

/**
 * The tabs that show. Service Drive needs EAAutoAssignAlerts; its alerts stand in ALL either way (S-203, S-772).
 */
export const shownTabs = ({ EAAutoAssignAlerts }: Pick<StoreSettings, 'EAAutoAssignAlerts'>): AlertTab[] =>
  alertTabs.filter((tab) => tab !== 'Service Drive' || EAAutoAssignAlerts)

/**
 * The tab that an open menu shows: the chosen one, or ALL when that one went away with its setting (S-203).
 *
 * @example visibleTab('Service Drive', { EAAutoAssignAlerts: false }) // 'ALL'
 */
export const visibleTab = (
  chosen: AlertTab,
  settings: Pick<StoreSettings, 'EAAutoAssignAlerts'>,
): AlertTab => (shownTabs(settings).includes(chosen) ? chosen : 'ALL')

/** Whether an alert is listed in a tab (S-771). */
export const belongsTo = (
  tab: AlertTab,
  { notificationType }: Pick<Notification, 'notificationType'>,
): boolean => tab === 'ALL' || alertKind(notificationType).tab === tab

/** What a menu of alerts shows of one tab. */
export interface AlertTabView {
  readonly tab: AlertTab
  /** The tab's label with its count of unviewed alerts, which ALL and an empty count go without (S-204, S-773). */
  readonly label: string
  /** How many of its visible alerts have not been viewed. */
  readonly unviewed: number
  /** Its visible alerts, newest first as they came (S-302). */
  readonly alerts: readonly Notification[]
}

const labelOf = (tab: AlertTab, unviewed: number): string =>
  tab === 'ALL' || unviewed === 0 ? tab : `${tab} - ${unviewed}`

/**
 * The alerts menu: its tabs with labels, counts and alerts. It leaves out pending reminders and alerts that are too old.
 *
 * @example alertsMenu(alerts, settings, now).map(({ label }) => label) // ['ALL', 'Email - 2', 'Reminder']
 */
export function alertsMenu(
  alerts: readonly Notification[],
  settings: StoreSettings,
  now: Instant,
): AlertTabView[] {
  const visible = visibleAlerts(alerts, settings, now)
  return shownTabs(settings).map((tab) => {
    const listed = visible.filter((alert) => belongsTo(tab, alert))
    const unviewed = listed.filter(({ viewed }) => !viewed).length
    return { tab, label: labelOf(tab, unviewed), unviewed, alerts: listed }
  })
}

/** The label of a tab's button that clears it (S-205). */
export const clearAllLabel = (tab: AlertTab): string =>
  tab === 'ALL' ? 'Clear All Alerts' : `Clear All ${tab} Alerts`

/** The title of the question before a tab is cleared (S-206). */
export const clearAllTitle = 'Confirmation'

/**
 * The question before a tab is cleared (S-207, S-774).
 *
 * @example clearAllQuestion('Email') // 'Do you want to clear all Email alerts?'
 */
export const clearAllQuestion = (tab: AlertTab): string =>
  tab === 'ALL' ? 'Do you want to clear all alerts?' : `Do you want to clear all ${tab} alerts?`

/**
 * Which alerts two calls remove: reminders go by a call of their own, and a call with an empty list is not made
 * (S-706).
 */
export interface ClearedAlerts {
  readonly reminders: readonly string[]
  readonly others: readonly string[]
}

/**
 * The ids that clearing a tab removes: what the tab shows. Pending reminders stay (S-774).
 *
 * @example clearedBy('Reminder', alerts, settings, now).others // []
 */
export function clearedBy(
  tab: AlertTab,
  alerts: readonly Notification[],
  settings: StoreSettings,
  now: Instant,
): ClearedAlerts {
  const cleared = visibleAlerts(alerts, settings, now).filter((alert) => belongsTo(tab, alert))
  const idsWhere = (isReminder: boolean) =>
    cleared
      .filter(({ notificationType }) => (notificationType === 'OPPT') === isReminder)
      .map(({ notificationId }) => notificationId)
  return { reminders: idsWhere(true), others: idsWhere(false) }
}
