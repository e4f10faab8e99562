/** One of the opportunities of a customer, as far as its lock goes. */
export interface LockedOpportunity {
  readonly opptId: string
  /** Who holds it; `null` for nobody. */
  readonly lockedUserId: string | null
}

/**
 * Whether another opportunity of the same customer is locked, whoever holds it; its own lock does not count (api.md 2.1,
 * LogRow; L-586). The server computes the same in SQL for lists.
 *
 * @param ofCustomer all opportunities of the customer in one store.
 * @example isCustomerLocked('1', [{ opptId: '1', lockedUserId: null }, { opptId: '2', lockedUserId: 'ann.lee' }]) // true
 */
export const isCustomerLocked = (opptId: string, ofCustomer: readonly LockedOpportunity[]): boolean =>
  ofCustomer.some((other) => other.opptId !== opptId && other.lockedUserId !== null)

/**
 * The opportunities of a customer that show something new when one of them is locked or released: that one, and those
 * whose `isCustomerLocked` changes by it, in the order in which they are given (api.md section 3, OPPT_LOCK).
 *
 * @param lockedUserId who holds it from now on; `null` for nobody.
 * @example affectedByLock([{ opptId: '1', lockedUserId: null }, { opptId: '2', lockedUserId: null }], '1', 'ann.lee') // ['1', '2']
 */
export function affectedByLock(
  ofCustomer: readonly LockedOpportunity[],
  opptId: string,
  lockedUserId: string | null,
): readonly string[] {
  const after = ofCustomer.map((one) => (one.opptId === opptId ? { opptId, lockedUserId } : one))
  return ofCustomer
    .map((one) => one.opptId)
    .filter((id) => id === opptId || isCustomerLocked(id, ofCustomer) !== isCustomerLocked(id, after))
}
