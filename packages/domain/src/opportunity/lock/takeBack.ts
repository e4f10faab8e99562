import type { Instant } from '../../calendar/instant'
import { holderAndTime } from '../../work-log/rows/rowLock'
import type { LockHold } from './lockHold'
import type { OpportunityLock } from './opportunityLock'

/**
 * How a page whose lock was taken away gets it back: at once while nobody holds it (`free`), after a question while another
 * user does (`held`). `null` for a page that has lost nothing.
 *
 * @example takeBackWay('lost', 'ann.lee') // 'held'
 */
export function takeBackWay(hold: LockHold | null, lockedUserId: string | null): 'free' | 'held' | null {
  if (hold !== 'lost') return null
  return lockedUserId === null ? 'free' : 'held'
}

/** What is said while nobody holds a lock that was taken away: saving is still possible. */
export const lostLockText =
  'Your lock was released. What you type can be saved until somebody else takes the customer.'

/** The button by which it is taken back, and the title of its question. */
export const takeBackLabel = 'Take it back'

/**
 * What is asked before a lock is taken back from another user.
 *
 * @example takeBackQuestion(lock, now)
 * // 'Are you sure you want to take back this customer, locked by Ann Lee 5 minutes ago? What they have typed cannot be saved then.'
 */
export const takeBackQuestion = (lock: OpportunityLock, now: Instant): string =>
  `Are you sure you want to take back this customer, locked by ${holderAndTime(lock, now)}? What they have typed cannot be saved then.`
