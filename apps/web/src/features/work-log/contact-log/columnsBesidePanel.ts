import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { contactLogColumnKeys, type ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'

/** The width of the panel beside the list, and of the gap between them, in pixels. */
export const panelWidth = 320
export const panelGap = 12

/** The edges of the list, the boxes that select its rows, and its scroll bar, in pixels. */
const besidesColumns = 2 + 40 + 15

/** How many pixels one percent is at least beside the panel, where the message column says what its email is about. */
export const percentBesidePanel = 14

/**
 * The columns that give way to the panel, the first to go first: figures of the deal, the vehicle and the status, which the panel
 * has of its email, then how others were answered. When, from whom and about what stays.
 */
const givingWay: readonly ContactLogColumnKey[] = [
  'paymentsLeft',
  'dealType',
  'equityAmt',
  'vehicleYear',
  'vehicleModel',
  'replyDate',
  'replyBy',
  'replyContactHistoryId',
]

const shares = new Map(contactLog.columns.map(({ key, widthPercent }) => [key, widthPercent]))

const widthOf = (columns: readonly ContactLogColumnKey[]): number =>
  columns.reduce((sum, key) => sum + (shares.get(key) ?? 0) * percentBesidePanel, besidesColumns)

/**
 * The columns of the list once so many gave way.
 *
 * @example columnsBesidePanel(1).includes('paymentsLeft') // false
 */
export const columnsBesidePanel = (given: number): readonly ContactLogColumnKey[] =>
  contactLogColumnKeys.filter((key) => !givingWay.slice(0, given).includes(key))

/**
 * How many columns give way to the panel in a place of this width, in pixels; `null` where there is no room for the panel
 * beside those that stay, and it comes over the list.
 */
export function columnsGivingWay(width: number): number | null {
  const room = width - panelWidth - panelGap
  for (let given = 0; given <= givingWay.length; given += 1) {
    if (widthOf(columnsBesidePanel(given)) <= room) return given
  }
  return null
}
