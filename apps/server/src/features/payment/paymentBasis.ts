import type { RequestedVehicle } from '@retain/domain/payment/vehicleQuote'
import { ApiProblem } from '../../core/apiProblem'
import type { Database } from '../../db/schema/schema'
import { findPaymentBasis, type StoredPaymentBasis } from '../opportunity/paymentQueries'

/**
 * What the payments of a customer are reckoned from.
 *
 * @throws ApiProblem `notFound` for an unknown opportunity.
 */
export async function findBasis(db: Database, opptId: string): Promise<StoredPaymentBasis> {
  const basis = await findPaymentBasis(db, opptId)
  if (basis === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  return basis
}

/** Whether a vehicle is the opportunity's own replacement, which has no VIN while it is in transit. */
export const isOwn = (basis: StoredPaymentBasis, { vin }: Pick<RequestedVehicle, 'vin'>): boolean =>
  basis.replacement_of !== null && (basis.replacement_vin ?? '') === vin
