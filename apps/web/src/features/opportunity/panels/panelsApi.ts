import { listHouseholdVehicles } from '@retain/api-client/household'
import { listCampaignOffers, listOffers, listServiceOffers } from '@retain/api-client/offers'
import { listProtectionProducts } from '@retain/api-client/products'
import { getValueHistory } from '@retain/api-client/value-history'
import { api, runs } from '../../../core/api/api'
import { dealOf, panelsOf, type Tag } from '../../../core/api/tags'

const ofOpportunity = (
  _answer: unknown,
  _error: unknown,
  { query }: { readonly query: { readonly opptId?: string | undefined } },
): Tag[] => (query.opptId === undefined ? [] : [panelsOf(query.opptId)])

/** What the panels of an opportunity read. */
export const panelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHouseholdVehicles: build.query({ ...runs(listHouseholdVehicles), providesTags: ofOpportunity }),
    listOffers: build.query({ ...runs(listOffers), providesTags: ofOpportunity }),
    listCampaignOffers: build.query({ ...runs(listCampaignOffers), providesTags: ofOpportunity }),
    listServiceOffers: build.query({ ...runs(listServiceOffers), providesTags: ofOpportunity }),
    getValueHistory: build.query({
      ...runs(getValueHistory),
      providesTags: (_answer, _error, { params: { opptId } }) => [panelsOf(opptId), dealOf(opptId)],
    }),
    listProtectionProducts: build.query({ ...runs(listProtectionProducts), providesTags: ofOpportunity }),
  }),
})
