import { rowsDropped, type RowSelection, type SelectableRow } from '../../list/rowSelection'
import { isSameOpportunity, type LockState, type OpportunityKey } from '../../live/liveMessage'
import { lockOf } from '../../opportunity/lock/opportunityLock'
import type { RowLock } from '../rows/rowLock'

/** A selected row of any log; its key is that of the log, since two emails of the Contact Log can be of one opportunity. */
export interface SelectedRow extends SelectableRow, RowLock {
  readonly opptId: string
  readonly hyperionId: string
}

/** Whether a row is of an opportunity. */
const isOf =
  (of: OpportunityKey) =>
  (row: SelectedRow): boolean =>
    isSameOpportunity(row, of)

/** The selection after a lock message: its rows carry the new lock, on whichever page they are. */
export function rowLockChanged(
  selection: RowSelection<SelectedRow>,
  lock: LockState,
): RowSelection<SelectedRow> {
  const isLocks = isOf(lock)
  if (!selection.rows.some(isLocks)) return selection
  const fields = { ...lockOf(lock), isLocked: lock.isLocked, lockedDate: lock.lockedDate }
  return {
    ...selection,
    rows: selection.rows.map((row) => (isLocks(row) ? { ...row, ...fields } : row)),
  }
}

/** The selection after an opportunity left the lists of its store. */
export const opportunityRemoved = (
  selection: RowSelection<SelectedRow>,
  removed: OpportunityKey,
): RowSelection<SelectedRow> => rowsDropped(selection, isOf(removed))

/** The selected rows with each opportunity once, as a call names them. */
export const onePerOpportunity = (rows: readonly SelectedRow[]): readonly SelectedRow[] =>
  rows.filter((row, at) => rows.findIndex(({ opptId }) => opptId === row.opptId) === at)
