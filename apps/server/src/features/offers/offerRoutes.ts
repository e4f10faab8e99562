import { listCampaignOffers, listOffers, listServiceOffers } from '@retain/api-client/offers'
import type { OfferSource } from '@retain/domain/offers/offer'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findOffers } from './findOffers'

/** Serves the offers of a store, each call those of its kind (OP-100). */
export function mountOffers(host: ApiHost): void {
  const serve = (source: OfferSource, endpoint: typeof listOffers) =>
    mount(host, endpoint, async ({ query, db }) => ({
      status: 200,
      offers: await findOffers(db, source, query),
    }))
  serve('listOffers', listOffers)
  serve('listCampaignOffers', listCampaignOffers)
  serve('listServiceOffers', listServiceOffers)
}
