import { contactName, type ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { customerName } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { SelectedRow } from '@retain/domain/work-log/selection/rowSelection'
import type { ViewFields } from '@retain/domain/work-log/view/logView'
import { rowKey } from '../grid/rowKey'

/** A row of an opportunity log as it is selected. */
export const selectedLogRow = (row: LogRow): SelectedRow => ({
  key: rowKey(row),
  opptId: row.opptId,
  hyperionId: row.hyperionId,
  customerName: customerName(row),
  isLocked: row.isLocked,
  lockedUserId: row.lockedUserId,
  lockedBy: row.lockedBy,
  lockedDT: row.lockedDT,
  lockedDate: row.lockedDate,
})

/** A mail of the Contact Log as it is selected. */
export const selectedMail = (row: ContactLogRow): SelectedRow => ({
  key: row.inboundContactHistoryId,
  opptId: row.opptId,
  hyperionId: row.hyperionId,
  customerName: contactName(row),
  isLocked: row.isLocked,
  lockedUserId: row.lockedUserId,
  lockedBy: row.lockedBy,
  lockedDT: row.lockedDT,
})

const ofView: ReadonlySet<string> = new Set<keyof ViewFields>([
  'orderBy',
  'orderDirection',
  'pageNumber',
  'pageSize',
  'showAll',
])

/** Names what is searched for, whatever the order and the page: as long as it stays, so does the selection. */
export const searchedFor = (call: string, body: object): string =>
  JSON.stringify([call, body], (field, value: unknown) => (ofView.has(field) ? undefined : value))
