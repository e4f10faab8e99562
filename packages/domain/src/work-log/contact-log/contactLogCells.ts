import { formatDateTime } from '../../calendar/formats'
import type { Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { formatCount, formatDollars } from '../../money/format'
import type { ContactLogColumnKey } from '../columns/columnKeys'
import { namedCell, type CustomerCell } from '../rows/cells/customerCell'
import { contactName, type ContactLogRow } from './contactLogRow'
import { replyCell, type ReplyUser } from './reply/replyCell'

/** What the texts of cells depend on besides their row. */
export interface ContactCellContext {
  readonly offset: OffsetMinutes
  /** Who looks at the log: the reply cell is not the same for everybody. */
  readonly user: ReplyUser
}

type CellText = (row: ContactLogRow, context: ContactCellContext) => string

/** The cell of the email itself: it opens the panel (L-190, L-532). */
export const viewText = 'View'

/** What an email is about, as it opens the email where there is room for it. */
export const subjectText = ({ emailSubject }: Pick<ContactLogRow, 'emailSubject'>): string =>
  emailSubject.trim() === '' ? viewText : emailSubject

const dateAndTime = (moment: Instant | null, { offset }: ContactCellContext): string =>
  moment === null ? '' : formatDateTime(moment, offset)

function replyText(row: ContactLogRow, { user }: ContactCellContext): string {
  const cell = replyCell(row, user)
  if (cell.kind === 'empty') return ''
  return cell.kind === 'reply' ? `${cell.text} ${cell.replyTime}`.trimEnd() : cell.text
}

const texts: Readonly<Record<ContactLogColumnKey, CellText>> = {
  dealType: (row) => row.dealType ?? '',
  paymentsLeft: (row) => formatCount(row.paymentsLeft),
  inboundCreateDate: (row, context) => dateAndTime(row.inboundCreateDate, context),
  customer: contactName,
  emailSentBy: (row) => row.emailSentByName ?? row.emailSentBy ?? '',
  inboundContactHistoryId: () => viewText,
  vehicleYear: (row) => row.vehicleYear?.toString() ?? '',
  vehicleModel: (row) => row.vehicleModel ?? '',
  equityAmt: (row) => formatDollars(row.equityAmt),
  replyContactHistoryId: replyText,
  replyBy: (row) => row.replyByName ?? row.replyBy ?? '',
  replyDate: (row, context) => dateAndTime(row.replyDate, context),
}

/**
 * The whole text of a cell of the Contact Log. Dates stand in the store's offset, with their time (L-609).
 *
 * @example contactCellText('inboundCreateDate', row, context) // '03/05/2024 2:05 PM'
 */
export const contactCellText = (
  key: ContactLogColumnKey,
  row: ContactLogRow,
  context: ContactCellContext,
): string => texts[key](row, context)

/** The customer cell of a row of the Contact Log, as in every log (L-257 to L-262, L-332). */
export const contactCustomerCell = (row: ContactLogRow, now: Instant): CustomerCell =>
  namedCell(contactName(row), row, 'CONLOG', now)
