/**
 * The lock of an opportunity as seen by its open page: it is `taking` it, it is `held`, or another user took it away
 * (`lost`), after which the page does not take it back.
 */
export type LockHold = 'taking' | 'held' | 'lost'

/** What an open page does about the present lock. */
export type LockStep =
  | 'none'
  /** It takes the lock. */
  | 'take'
  /** Another user holds the lock: the page gives it up. */
  | 'leave'
  /** Its own lock was taken away. */
  | 'lose'

/**
 * What an open page that may be written on does when it sees its lock (OP-003): it takes a lock that is free, waits
 * while another user holds it, and takes it when it is released. When its own lock was taken away it does not take it
 * back, unless another user has held and released it since. A lock of one's own that this page has not taken is from
 * another window or from before a reload: it is taken over.
 *
 * @param hold `null` while the page has nothing to do with the lock.
 * @param lockedUserId who holds the lock; `null` for nobody.
 * @example lockStep(null, null, 'jordan.mills') // 'take'
 * @example lockStep('held', 'ann.lee', 'jordan.mills') // 'leave'
 */
export function lockStep(
  hold: LockHold | null,
  lockedUserId: string | null,
  userName: string | null,
): LockStep {
  const isMine = lockedUserId !== null && lockedUserId === userName
  if (hold === 'taking' || (isMine && hold === 'held')) return 'none'
  if (lockedUserId !== null && !isMine) return hold === null ? 'none' : 'leave'
  if (hold === 'held') return 'lose'
  return hold === null ? 'take' : 'none'
}
