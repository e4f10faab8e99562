import { isLease, type DealTyped } from '../deal/dealTypes'
import type { FieldError } from '../validation/fieldError'

/** The first entry of a choice of reasons. It is chosen until another is, and counts as no reason (OP-041). */
export const noReasonText = 'Please select a reason'

const reasons = [
  'Paid Off Loan',
  'Does not want to trade vehicle',
  'No longer in area',
  'Refinanced-not in equity',
  'Vehicle damaged',
  'Calculation wrong-not in equity',
]
const leaseReasons = ['Lease-wants to turn in vehicle', 'Lease-wants to buy vehicle']

/**
 * Why a customer can be Not Interested, in the order of the choice and without its placeholder. The last two are for
 * Lease and ConquestLease only (O-177 to O-179, OP-067).
 */
export const notInterestedReasons = (deal: DealTyped): readonly string[] =>
  isLease(deal) ? [...reasons, ...leaseReasons] : reasons

/** The choice of reasons that a result offers, the placeholder first: none but for Not Interested (O-177, OP-041). */
export const reasonsFor = (result: string | null, deal: DealTyped): readonly string[] =>
  result === 'Not Interested' ? [noReasonText, ...notInterestedReasons(deal)] : []

/** A reason as a draft keeps it: the placeholder of the choice is none (OP-041). */
export const chosenReason = (reason: string | null): string | null =>
  reason === noReasonText ? null : reason

/**
 * What is wrong with the reason of a result, of calls and emails alike: Not Interested needs one that the deal offers, any
 * other result takes none (O-166, O-173, O-203, OP-041). Empty when nothing is.
 *
 * @example wrongReason('Not Interested', null, deal) // [{ field: 'reason', message: 'A reason is needed for Not Interested.' }]
 */
export function wrongReason(
  result: string | null,
  reason: string | null,
  deal: DealTyped,
): readonly FieldError<'reason'>[] {
  const refuse = (message: string) => [{ field: 'reason', message }] as const
  if (result !== 'Not Interested')
    return reason === null ? [] : refuse('A reason belongs to Not Interested only.')
  if (chosenReason(reason) === null) return refuse('A reason is needed for Not Interested.')
  return notInterestedReasons(deal).some((offered) => offered === reason)
    ? []
    : refuse('The reason is not one of those for Not Interested.')
}
