import { alertKind } from './alertKinds'
import type { Notification } from './notification'

/** How many characters of a title or customer line show, the ellipsis counted (S-316). */
export const alertTextLength = 40

/** What the toast after clearing a tab is called (S-781). */
export const alertsRemovedTitle = 'Notifications Removed'

/**
 * A title or customer line in at most 40 characters: a longer one keeps its first 39 and ends in one '…' (S-316, S-820).
 * Characters are code points, so that no emoji is cut in two.
 */
export function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= alertTextLength ? text : `${characters.slice(0, alertTextLength - 1).join('')}…`
}

/** What an alert is called in the menu and on its toast (S-315, S-781). */
export const alertTitle = ({ notificationType }: Pick<Notification, 'notificationType'>): string =>
  shortened(alertKind(notificationType).title)

/** The customer's name below the title; empty when the alert is about nobody. */
export const customerLine = ({ customerName }: Pick<Notification, 'customerName'>): string =>
  shortened(customerName ?? '')

/**
 * What the toast of an alert says (S-329 to S-333, S-782).
 *
 * @example alertToastText({ notificationType: 'IN_EMAIL', customerName: 'Ann Lee', message: '' }) // 'New email from Ann Lee.'
 */
export function alertToastText({
  notificationType,
  customerName,
  message,
}: Pick<Notification, 'notificationType' | 'customerName' | 'message'>): string {
  const { toastText } = alertKind(notificationType)
  return toastText === null ? message : toastText.replace('{customer}', () => customerName ?? '')
}
