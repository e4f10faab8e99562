import { isLease } from '../../deal/dealTypes'
import type { Cents } from '../../money/money'
import { shownPaymentDifference, type PaymentDifferences } from '../rows/cells/cells'
import type { PaymentDifferenceType } from './filterVocabulary'

/**
 * The payment difference of a row that the Payment Difference filter compares: the one of its type, and for 'Original
 * Deal Type' the one of the deal that the customer has. `null`, which matches nothing, where the row shows none, as Cash
 * and Conquest deals do (L-089, L-493).
 *
 * @example comparedPaymentDifference('Original Deal Type', leaseRow) // leaseRow.paymentDifferenceLease
 */
export function comparedPaymentDifference(
  type: PaymentDifferenceType,
  row: PaymentDifferences,
): Cents | null {
  const compared = type === 'Original Deal Type' ? originalType(row) : type
  return compared === null ? null : shownPaymentDifference(row, `paymentDifference${compared}`)
}

const originalType = (row: PaymentDifferences): 'Finance' | 'Lease' | null => {
  if (isLease(row)) return 'Lease'
  return row.dealType === 'Finance' ? 'Finance' : null
}
