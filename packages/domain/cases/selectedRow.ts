import type { SelectedRow } from '../src/work-log/selection/selectedRow'

/** A selected row that nobody holds, of the opportunity that its key names. */
export const selectedRow = (key: string, changes: Partial<SelectedRow> = {}): SelectedRow => ({
  key,
  opptId: key,
  hyperionId: 'HAR',
  label: `Customer ${key}`,
  isLocked: false,
  lockedUserId: null,
  lockedBy: null,
  lockedDT: null,
  lockedDate: null,
  ...changes,
})
