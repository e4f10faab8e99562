import { sql } from 'kysely'
import { offerSources, type Offer, type OfferSource } from '@retain/domain/offers/offer'
import type { Database } from '../../db/schema/schema'

/** For whom offers are asked: a store, and an opportunity or a vehicle of it. */
interface OfferTarget {
  readonly hyperionId: string
  readonly opptId?: string | undefined
  readonly vin?: string | undefined
}

/**
 * The offers of one call in the order in which they were made: those for everybody, and those for the customer. What other
 * customers are offered is not among them.
 */
export async function findOffers(
  db: Database,
  source: OfferSource,
  { hyperionId, opptId, vin }: OfferTarget,
): Promise<readonly Offer[]> {
  const { type, categories } = offerSources[source]
  const rows = await db
    .selectFrom('offer')
    .select(['category', 'type', 'offer_details', 'campaign_date'])
    .where('hyperion_id', '=', hyperionId)
    .where('type', '=', type)
    .where('category', 'in', [...categories])
    .where((eb) =>
      eb.or([
        eb('oppt_id', 'is', null),
        ...(opptId === undefined ? [] : [eb('oppt_id', '=', opptId)]),
        ...(vin === undefined
          ? []
          : [
              eb(
                'oppt_id',
                'in',
                eb
                  .selectFrom('opportunity as o')
                  .select('o.oppt_id')
                  .where('o.hyperion_id', '=', hyperionId)
                  .where(sql<string>`upper(o.vin)`, '=', vin.toUpperCase()),
              ),
            ]),
      ]),
    )
    .orderBy('offer_id')
    .execute()
  return rows.map((row) => ({
    category: row.category,
    type: row.type,
    offerDetails: row.offer_details,
    campaignDate: row.campaign_date,
  }))
}
