import { isLease } from '../../../deal/dealTypes'
import type { Cents } from '../../../money/money'
import type { LogRow } from '../../rows/logRow'
import { shownPaymentDifference } from '../../rows/cells'
import type { PaymentDifferenceType } from './filterVocabulary'

/**
 * The payment difference of a row that the Payment Difference filter compares: the one of its type, and for 'Original
 * Deal Type' the one of the deal that the customer has. `null`, which matches nothing, where the row shows none, as Cash
 * and Conquest deals do (L-089, L-493).
 *
 * @example comparedPaymentDifference('Original Deal Type', leaseRow) // leaseRow.paymentDifferenceLease
 */
export function comparedPaymentDifference(type: PaymentDifferenceType, row: LogRow): Cents | null {
  const isOfLease = type === 'Lease' || (type === 'Original Deal Type' && isLease(row))
  if (type === 'Original Deal Type' && !isLease(row) && row.dealType !== 'Finance') return null
  return shownPaymentDifference(row, isOfLease ? 'paymentDifferenceLease' : 'paymentDifferenceFinance')
}
