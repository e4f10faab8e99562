import type { RowLock } from './rowLock'

/** Who works with a customer, as far as locks tell: that of the opportunity, and those of the customer's others. */
export interface PresentLock extends Pick<RowLock, 'lockedUserId' | 'lockedBy'> {
  /** Another opportunity of the customer is locked; by whom is not known. */
  readonly isCustomerLocked?: boolean
}

/** The first name of a user, or the user name where no name is known. */
function calledName({ lockedBy, lockedUserId }: PresentLock): string | null {
  return /\S+/.exec(lockedBy ?? '')?.[0] ?? lockedUserId
}

/**
 * Who is on a customer at this moment (ours: opening an opportunity takes its lock, so that the holder is the one who is
 * on it, OP-003). The texts of the lock itself are the specification's, `lockText` and `pageLock`. `null` for nobody.
 *
 * @param userName of the person who reads it.
 * @example presenceText({ lockedUserId: 'dana.baker', lockedBy: 'Dana Baker' }, 'jordan.mills') // 'Dana is on this customer'
 */
export function presenceText(lock: PresentLock, userName: string): string | null {
  const name = calledName(lock)
  if (name === null)
    return lock.isCustomerLocked === true ? 'Somebody is on another opportunity of this customer' : null
  return lock.lockedUserId === userName ? 'You are on this customer' : `${name} is on this customer`
}

/**
 * Who else is on a customer: `presenceText` without oneself.
 *
 * @example othersPresenceText({ lockedUserId: 'dana.baker', lockedBy: 'Dana Baker' }, 'dana.baker') // null
 */
export const othersPresenceText = (lock: PresentLock, userName: string): string | null =>
  lock.lockedUserId === userName ? null : presenceText(lock, userName)
