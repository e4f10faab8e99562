import { helpTitle } from '../../help/helpLink'
import { can } from '../user/can'
import type { Permission } from '../user/permissions'

/** What the menu behind the initials can hold, in its order (S-237 to S-241). */
export const userMenuItems = ['tutorial', 'help', 'signature', 'enhancedAlerts', 'logOut'] as const

/** One item of the menu. */
export type UserMenuItem = (typeof userMenuItems)[number]

/** The label of the item that switches the tour (S-270). */
export const tutorialLabel = (isOn: boolean): string => (isOn ? 'Tutorial Off' : 'Tutorial On')

/** What the menu depends on. */
export interface UserMenuContext {
  readonly roles: readonly Permission[]
  /** Empty hides the item (S-756). */
  readonly enhancedAlertsUrl: string
}

/**
 * The items that somebody is offered, in their order: the tutorial with the permission for the help tour, the enhanced
 * alerts where an address is configured (S-237, S-756).
 *
 * @example offeredUserMenu({ roles: [], enhancedAlertsUrl: '' }) // ['help', 'signature', 'logOut']
 */
export const offeredUserMenu = ({ roles, enhancedAlertsUrl }: UserMenuContext): readonly UserMenuItem[] =>
  userMenuItems.filter(
    (item) =>
      (item !== 'tutorial' || can(roles, 'Opportunity_Can_Access_Help_Tour')) &&
      (item !== 'enhancedAlerts' || enhancedAlertsUrl !== ''),
  )

/** What each item is called; the tutorial says what pressing it does (S-237 to S-241). */
export const userMenuLabels = {
  tutorial: tutorialLabel,
  help: helpTitle,
  signature: 'Email Signature',
  enhancedAlerts: 'Enhanced Alerts',
  logOut: 'Log Out',
} as const satisfies Readonly<Record<UserMenuItem, string | typeof tutorialLabel>>
