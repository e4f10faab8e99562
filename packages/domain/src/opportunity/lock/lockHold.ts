/**
 * The lock of an opportunity as seen by its open page: it is `taking` it, it is `held`, or it was taken away (`lost`), after
 * which the page takes it back only when its user says so.
 */
export type LockHold = 'taking' | 'held' | 'lost'

/** What an open page does about the present lock. */
export type LockStep =
  | 'none'
  /** It takes the lock. */
  | 'take'
  /** Its own lock was taken away. */
  | 'lose'

/**
 * What an open page that may be written on does when it sees its lock (OP-003): it takes a lock that is free, waits
 * while another user holds it, and takes it when it is released. When its own lock was taken away it does not take it back by
 * itself, but offers to. A lock of one's own that this page has not taken is from another window or from before a reload: it
 * is shared (D-70).
 *
 * @param hold `null` while the page has nothing to do with the lock.
 * @param lockedUserId who holds the lock; `null` for nobody.
 * @example lockStep(null, null, 'jordan.mills') // 'take'
 * @example lockStep('held', 'ann.lee', 'jordan.mills') // 'lose'
 */
export function lockStep(
  hold: LockHold | null,
  lockedUserId: string | null,
  userName: string | null,
): LockStep {
  if (hold === 'taking') return 'none'
  if (lockedUserId !== null && lockedUserId === userName) return hold === 'held' ? 'none' : 'take'
  if (hold === 'held') return 'lose'
  return hold === null && lockedUserId === null ? 'take' : 'none'
}
