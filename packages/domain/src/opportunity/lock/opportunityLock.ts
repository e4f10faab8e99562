import type { Instant } from '../../calendar/instant'

/** Who holds the lock of an opportunity, and since when; all `null` when nobody does (api.md 2.1 Lock). */
export interface OpportunityLock {
  /** User name of the holder; it is compared with the signed-in user's (L-588). */
  readonly lockedUserId: string | null
  /** Shown name of the holder. */
  readonly lockedBy: string | null
  readonly lockedDT: Instant | null
}

/** The lock as the rows of the logs carry it. */
export interface RowLockFields extends OpportunityLock {
  readonly isLocked: boolean
  /** Another opportunity of the customer is locked. */
  readonly isCustomerLocked: boolean
}

/** The fields of a row that nobody has locked. */
export const freeRowLock: RowLockFields = {
  isLocked: false,
  isCustomerLocked: false,
  lockedUserId: null,
  lockedBy: null,
  lockedDT: null,
}

/** The fields of a lock, out of whatever carries more. */
export const lockOf = ({ lockedUserId, lockedBy, lockedDT }: OpportunityLock): OpportunityLock => ({
  lockedUserId,
  lockedBy,
  lockedDT,
})

/** The fields of a row's lock, out of whatever carries more. */
export const rowLockOf = ({ isLocked, isCustomerLocked, ...lock }: RowLockFields): RowLockFields => ({
  isLocked,
  isCustomerLocked,
  ...lockOf(lock),
})
