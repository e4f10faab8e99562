import { contactName, type ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { customerName } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import { rowKey } from '../grid/rowKey'

/** A row of an opportunity log as it is selected. */
export const selectedLogRow = (row: LogRow): SelectedRow => ({
  key: rowKey(row),
  opptId: row.opptId,
  hyperionId: row.hyperionId,
  label: customerName(row),
  isLocked: row.isLocked,
  lockedUserId: row.lockedUserId,
  lockedBy: row.lockedBy,
  lockedDT: row.lockedDT,
  lockedDate: row.lockedDate,
})

/** An email of the Contact Log as it is selected. */
export const selectedEmail = (row: ContactLogRow): SelectedRow => ({
  key: row.inboundContactHistoryId,
  opptId: row.opptId,
  hyperionId: row.hyperionId,
  label: contactName(row),
  isLocked: row.isLocked,
  lockedUserId: row.lockedUserId,
  lockedBy: row.lockedBy,
  lockedDT: row.lockedDT,
})
