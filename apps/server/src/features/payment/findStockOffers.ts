import type { Instant } from '@retain/domain/calendar/instant'
import type { OfferTerms, StockOffers } from '@retain/domain/payment/what-fits/stockOffer'
import { findStoreDesking } from '../../access/storeDesking'
import type { Database } from '../../db/schema/schema'
import { dayInZone } from '../../identity/personClaims'
import { termsOf } from '../opportunity/presentPayment'
import { presentListed } from '../stock/presentListed'
import { findStockByVins, findStockPage } from '../stock/stockQueries'
import { customerOf, findBasis, isOwn } from './paymentBasis'

/** Vehicles on a page. */
const pageSize = 500

/**
 * What the payments of one vehicle are reckoned from.
 *
 * @param vin that of the own replacement or of a vehicle in stock; empty for a replacement in transit.
 * @throws ApiProblem `notFound` for an unknown opportunity.
 */
export async function findOfferTerms(
  db: Database,
  opptId: string,
  vin: string,
  now: Instant,
): Promise<OfferTerms> {
  const basis = await findBasis(db, opptId)
  const [inStock] = isOwn(basis, { vin }) ? [basis] : await findStockByVins(db, basis.hyperion_id, [vin])
  return {
    ...customerOf(basis, await findStoreDesking(db, basis.hyperion_id, now)),
    terms: inStock === undefined ? null : termsOf(inStock),
  }
}

/**
 * A page of the stock of the store of an opportunity, with what payments are reckoned from.
 *
 * @param after the last VIN of the page before; `null` for the first page.
 * @throws ApiProblem `notFound` for an unknown opportunity.
 */
export async function findStockOffers(
  db: Database,
  opptId: string,
  after: string | null,
  now: Instant,
): Promise<StockOffers> {
  const basis = await findBasis(db, opptId)
  const store = await db
    .selectFrom('store')
    .select(['name', 'time_zone'])
    .where('hyperion_id', '=', basis.hyperion_id)
    .executeTakeFirstOrThrow()
  const { rows, total } = await findStockPage(db, basis.hyperion_id, after, pageSize)
  const today = dayInZone(store.time_zone, now)
  return {
    ...customerOf(basis, await findStoreDesking(db, basis.hyperion_id, now)),
    storeName: store.name,
    total,
    vehicles: rows.map((row) => ({
      ...presentListed(row, today),
      isReplacement: isOwn(basis, row),
      terms: termsOf(row),
    })),
    after: rows.length === pageSize ? (rows.at(-1)?.vin ?? null) : null,
  }
}
