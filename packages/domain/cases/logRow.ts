import type { LogRow } from '../src/work-log/rows/logRow'
import { unknownRow } from '../src/work-log/rows/unknownRow'

/** A row with nothing known but its id and name, for tests that care about a few fields. */
export const logRow = (known: Partial<LogRow> = {}): LogRow => ({
  ...unknownRow,
  opptId: '1',
  hyperionId: 'HAR',
  customerName: 'Lee, Ann',
  rowVersion: 1,
  ...known,
})
