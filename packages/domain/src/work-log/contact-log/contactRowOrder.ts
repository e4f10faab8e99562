import type { Sort, SortValue } from '../../sorting/sorting'
import { sortBy } from '../../sorting/sortBy'
import type { ContactLogColumnKey } from '../columns/columnKeys'
import type { RowOrder } from '../../list/changedOrder'
import { emailIdOf } from '../rows/rowIds'
import { textKey } from '../rows/rowOrder'
import type { ContactLogRow } from './contactLogRow'

/** Ids of digits as texts of one length, so that they stand in the order of their numbers. */
const idLength = 19
const id = (digits: string | null): string | null => digits?.padStart(idLength, '0') ?? null

/** What each column is sorted by, as the server sorts it. */
const values: Readonly<Record<ContactLogColumnKey, (row: ContactLogRow) => SortValue>> = {
  dealType: (row) => textKey(row.dealType),
  paymentsLeft: (row) => row.paymentsLeft,
  inboundCreateDate: (row) => row.inboundCreateDate,
  customer: (row) => textKey(row.customer),
  emailSentBy: (row) => textKey(row.emailSentByName ?? row.emailSentBy),
  inboundContactHistoryId: (row) => id(row.inboundContactHistoryId),
  vehicleYear: (row) => row.vehicleYear,
  vehicleModel: (row) => textKey(row.vehicleModel),
  equityAmt: (row) => row.equityAmt,
  replyContactHistoryId: (row) => id(row.replyContactHistoryId),
  replyBy: ({ replyBy, replyByName }) =>
    replyByName === null ? (replyBy?.toLowerCase() ?? null) : textKey(replyByName),
  replyDate: (row) => row.replyDate,
}

/** How the rows of the Contact Log stand: by the value of a column, those that have the same by the id of the email. */
export const contactRowOrder = ({
  orderBy,
  orderDirection,
}: Sort<ContactLogColumnKey>): RowOrder<ContactLogRow> => ({
  orderDirection,
  idOf: emailIdOf,
  valueOf: values[orderBy],
})

/**
 * The rows of the Contact Log in the order of the server: empty values last in both directions, ties by the id of the email
 * (L-367 to L-369, L-602, L-604). A list that is loaded as a whole is sorted at once.
 *
 * @example orderContactRows(rows, { orderBy: 'inboundCreateDate', orderDirection: 'desc' })
 */
export function orderContactRows(
  rows: readonly ContactLogRow[],
  sort: Sort<ContactLogColumnKey>,
): readonly ContactLogRow[] {
  const { idOf, valueOf, orderDirection } = contactRowOrder(sort)
  return sortBy(rows, orderDirection, (row) => ({ id: idOf(row), value: valueOf(row) }))
}
