import { instantFromEpoch } from '../src/calendar/instant'
import type { LockState } from '../src/live/liveMessage'

const since = instantFromEpoch(1_800_000_000_000)

/** The lock that Ann Lee holds on opportunity 1 of the store HAR, as the second version of its row. */
export const annsLock = (changes: Partial<LockState> = {}): LockState => ({
  opptId: '1',
  hyperionId: 'HAR',
  isLocked: true,
  lockedUserId: 'ann.lee',
  lockedBy: 'Ann Lee',
  lockedDT: since,
  lockedDate: since,
  isCustomerLocked: false,
  rowVersion: 2,
  ...changes,
})
