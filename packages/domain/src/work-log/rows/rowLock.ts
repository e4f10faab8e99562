import { timeAgo } from '../../calendar/timeAgo'
import type { Instant } from '../../calendar/instant'
import type { OpportunityLock } from '../../opportunity/lock/opportunityLock'

/** The lock of a row: who holds it and since when (L-378 to L-381). */
export interface RowLock extends OpportunityLock {
  readonly isLocked: boolean
  /** The same moment as `lockedDT`, which wins (L-588). */
  readonly lockedDate?: Instant | null
}

/**
 * Who holds a lock and since when; what is unknown of the two is left out.
 *
 * @example holderAndTime(lock, now) // 'Ann Lee 5 minutes ago'
 */
export function holderAndTime(row: Omit<RowLock, 'isLocked'>, now: Instant): string {
  const since = row.lockedDT ?? row.lockedDate ?? null
  const name = row.lockedBy ?? row.lockedUserId
  return [name, since === null ? null : timeAgo(since, now)].filter((part) => part !== null).join(' ')
}

/**
 * Who holds a lock and since when (L-587, OP-003): of a row, and of an opened opportunity.
 *
 * @example lockedByText(row, now) // 'Locked By Ann Lee 5 minutes ago'
 */
export const lockedByText = (lock: Omit<RowLock, 'isLocked'>, now: Instant): string =>
  `Locked By ${holderAndTime(lock, now)}`

/**
 * The tooltip of the lock icon (L-262); `null` for a row that is not locked and so has no icon.
 *
 * @example lockText(row, now) // 'Locked By Ann Lee 5 minutes ago. Press to unlock'
 */
export const lockText = (row: RowLock, now: Instant): string | null =>
  row.isLocked ? `${lockedByText(row, now)}. Press to unlock` : null

/** The title of the dialog that asks before another user's row is unlocked (L-383). */
export const unlockTitle = 'Unlock Row'

/** What that dialog asks (L-384). */
export const unlockQuestion = (row: RowLock, now: Instant): string =>
  `Are you sure you want to unlock this row locked by ${holderAndTime(row, now)}?`

/**
 * What pressing the lock icon does: one's own lock is released at once, another's after a question. Every user of the
 * store may (L-382, L-383, L-589).
 */
export function unlockDecision(row: RowLock, userName: string): 'unlock' | 'ask' | 'none' {
  if (!row.isLocked) return 'none'
  return row.lockedUserId === userName ? 'unlock' : 'ask'
}

/**
 * Whether the customer's name is plain text and no link: a locked row or customer, whoever holds the lock, and a row
 * whose data is being collected (L-260, L-289, L-586).
 */
export const isPlainText = (row: {
  readonly isLocked: boolean
  readonly isCustomerLocked: boolean
  readonly extSvcInProgress?: boolean
}): boolean => row.isLocked || row.isCustomerLocked || row.extSvcInProgress === true
