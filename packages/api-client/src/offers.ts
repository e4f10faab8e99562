import * as t from 'io-ts'
import type { OffersAnswer } from '@retain/domain/offers/currentOffers'
import {
  offerCategories,
  offerSources,
  offerTypes,
  type Offer,
  type OfferSource,
} from '@retain/domain/offers/offer'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { day, hyperionId, nullable, oneOf, opptId, record, text, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const offer: t.Type<Offer, unknown> = record(
  {
    category: oneOf(offerCategories, 'offer category'),
    type: oneOf(offerTypes, 'offer type'),
    offerDetails: t.string,
    campaignDate: nullable(day),
  },
  'offer',
)

const offersAnswer: t.Type<OffersAnswer, unknown> = record(
  { status: whole(), offers: t.readonlyArray(offer) },
  'offers',
)

/**
 * A call for offers of one kind. The answer carries a status of its own: any but 200 counts as no offers (O-130, O-131).
 * Offers made for a customer are those of the opportunity, or of the vehicle, that the query names.
 */
const offersCall = (name: OfferSource, rows: readonly string[]) =>
  endpoint({
    name,
    base: 'market',
    method: 'GET',
    path: offerSources[name].path,
    query: t.intersection([record({ hyperionId }), t.exact(t.partial({ opptId, vin: text }))]),
    output: offersAnswer,
    access: { anyOf: [generalAccess] },
    scope: { store: ({ query }) => query.hyperionId },
    handlesNotFound: true,
    rows,
  })

/** What the store offers everybody who buys. */
export const listOffers = offersCall('listOffers', ['O-126', 'O-477', 'OP-100'])

/** What is offered to one customer who may buy. */
export const listCampaignOffers = offersCall('listCampaignOffers', ['O-129', 'O-478', 'OP-100'])

/** What is offered in service, to everybody and to one customer. */
export const listServiceOffers = offersCall('listServiceOffers', ['O-131', 'O-479', 'OP-100'])
