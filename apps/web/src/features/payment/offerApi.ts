import { getOfferTerms, listStockOffers } from '@retain/api-client/stock-offers'
import { api, runs } from '../../core/api/api'
import { dealOf, type Tag } from '../../core/api/tags'

const ofDeal = (
  _answer: unknown,
  _error: unknown,
  { query }: { readonly query: { readonly opptId: string } },
): readonly Tag[] => [dealOf(query.opptId), 'Payment']

/** What the payments of vehicles are reckoned from, for what the browser reckons itself. */
export const offerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOfferTerms: build.query({ ...runs(getOfferTerms), providesTags: ofDeal }),
    listStockOffers: build.query({
      ...runs(listStockOffers, { onFailure: 'log' }),
      providesTags: ofDeal,
      keepUnusedDataFor: 0,
    }),
  }),
})
