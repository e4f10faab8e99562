import { contactLogColumnKeys, type ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'

/** The width of the panel beside the list, and of the gap between them, in pixels. */
export const panelWidth = 320
export const panelGap = 12

/** The edges of the list, the boxes that select its rows, and its scroll bar, in pixels. */
const besidesColumns = 2 + 40 + 15

/**
 * The widths at which columns are read beside the panel, in pixels with the padding: a time, a name of 17 letters, a name in two
 * lines, what an email is about, an answer with the time that it took.
 */
export const widthsBesidePanel: Readonly<Record<ContactLogColumnKey, number>> = {
  dealType: 78,
  paymentsLeft: 52,
  inboundCreateDate: 82,
  customer: 164,
  emailSentBy: 76,
  inboundContactHistoryId: 150,
  vehicleYear: 52,
  vehicleModel: 84,
  equityAmt: 72,
  replyContactHistoryId: 134,
  replyBy: 76,
  replyDate: 82,
}

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

const widthOf = (columns: readonly ContactLogColumnKey[]): number =>
  columns.reduce((sum, key) => sum + widthsBesidePanel[key], besidesColumns)

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
