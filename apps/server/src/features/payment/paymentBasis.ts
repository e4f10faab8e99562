import type { DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import { quoteKindOf } from '@retain/domain/payment/lenderQuote'
import type { RequestedVehicle } from '@retain/domain/payment/vehicleQuote'
import type { OfferedCustomer } from '@retain/domain/payment/what-fits/stockOffer'
import { ApiProblem } from '../../core/apiProblem'
import type { Database } from '../../db/schema/schema'
import { findPaymentBasis, type StoredPaymentBasis } from '../opportunity/paymentQueries'
import { holdingOf } from '../opportunity/presentPayment'

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

/** For whom payments are reckoned, as far as they depend on it. */
export const customerOf = (basis: StoredPaymentBasis, desking?: DeskingTerms): OfferedCustomer => ({
  ...(desking === undefined ? {} : { desking }),
  holding: holdingOf(basis),
  quoteKind: quoteKindOf({ dealType: basis.deal_type, dealTypeCode: basis.deal_type_code }),
})

/** Whether a vehicle is the opportunity's own replacement, which has no VIN while it is in transit. */
export const isOwn = (basis: StoredPaymentBasis, { vin }: Pick<RequestedVehicle, 'vin'>): boolean =>
  basis.replacement_of !== null && (basis.replacement_vin ?? '') === vin
