import type { Instant } from '@retain/domain/calendar/instant'
import type { VehicleAnswer } from '@retain/domain/payment/playground/playgroundAnswers'
import { quoteVehicle, type RequestedVehicle } from '@retain/domain/payment/vehicleQuote'
import { findStoreDesking } from '../../access/storeDesking'
import type { Database } from '../../db/schema/schema'
import { termsOf } from '../opportunity/presentPayment'
import { findStockByVins } from '../stock/stockQueries'
import { customerOf, findBasis, isOwn } from './paymentBasis'

/**
 * What vehicles cost the customer of an opportunity a month, with the desking terms of the store and with what was edited (O-473
 * to O-475, OP-087). Nothing is written.
 *
 * @returns one answer for each vehicle, in the order asked; without quotes for one that the store does not offer.
 * @throws ApiProblem `notFound` for an unknown opportunity.
 */
export async function computePayments(
  db: Database,
  opptId: string,
  vehicles: readonly RequestedVehicle[],
  now: Instant,
): Promise<readonly VehicleAnswer[]> {
  const basis = await findBasis(db, opptId)
  const { holding, quoteKind } = customerOf(basis)
  const others = vehicles.filter((asked) => !isOwn(basis, asked)).map(({ vin }) => vin)
  const stock = new Map((await findStockByVins(db, basis.hyperion_id, others)).map((row) => [row.vin, row]))
  const desking = await findStoreDesking(db, basis.hyperion_id, now)
  return vehicles.map((asked) => {
    const offered = isOwn(basis, asked) ? basis : stock.get(asked.vin)
    const terms = offered === undefined ? null : termsOf(offered, desking)
    return {
      vin: asked.vin,
      ...(terms === null ? notOffered : quoteVehicle(terms, holding, quoteKind, asked)),
    }
  })
}

const notOffered = { leaseFinance: null, optionalLeaseFinance: null }
