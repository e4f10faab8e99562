import type { Day } from '../src/calendar/day'
import { parseUtcOffset, utc } from '../src/calendar/storeOffset'
import type { LogContext } from '../src/work-log/view/logContext'

/** Somebody without special permissions in a store of the East, on a day. */
export const logContextOn = (today: string): LogContext => ({
  hyperionId: 'HAR',
  offset: parseUtcOffset('-05:00') ?? utc,
  today: today as Day,
  roles: [],
  stores: [{ hyperionId: 'HAR' }, { hyperionId: 'BLR' }],
  QuickSearchV2: false,
})
