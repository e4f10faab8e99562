/**
 * What an open page has to do with the lock of its opportunity: it is `taking` it, it is `held`, or somebody took it away
 * (`lost`), after which the page does not fight for it.
 */
export type LockHold = 'taking' | 'held' | 'lost'

/** What an open page does about the lock that it sees. */
export type LockStep =
  | 'none'
  /** It takes the lock. */
  | 'take'
  /** It has nothing to do with the lock any more: somebody else holds it. */
  | 'leave'
  /** Its own lock was taken away. */
  | 'lose'

/**
 * What an open page that may be written on does when it sees its lock (OP-003): it takes a lock that is free, waits while
 * somebody else holds it, and takes it when that one lets go. When its own lock was taken away it does not fight back,
 * unless somebody has held and left it since. A lock of one's own that this page has not taken is from another window or
 * from before a reload: it is taken over.
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
