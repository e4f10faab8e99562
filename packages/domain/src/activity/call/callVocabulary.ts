import { isLease, type DealTyped } from '../../deal/dealTypes'

/** Who called whom (O-135). */
export const callDirections = ['Outbound Call', 'Inbound Call'] as const
export type CallDirection = (typeof callDirections)[number]

/** How a call went (O-136). */
export const callStatuses = [
  'Contacted',
  'Busy',
  'Left Message',
  'No Message',
  'Bad Numbers',
  'Inbound Call',
] as const
export type CallStatus = (typeof callStatuses)[number]

/** What a conversation came to (O-137). */
export const callResults = [
  'No Action',
  'Not Interested',
  'Do Not Contact',
  'No Longer Owns',
  'Create a Lead',
] as const
export type CallResult = (typeof callResults)[number]

/** The first entry of a choice of reasons. It is chosen until another is, and counts as no reason (OP-041). */
export const noReasonText = 'Please select a reason'

/** The reason that No Longer Owns always has, which is also what the history records (O-161, OP-032). */
export const noLongerOwnsReason = 'Manager marked the opportunity as No Longer Owns via phone call.'

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
