import { getOpportunity } from '@retain/api-client/opportunity'
import { getKeyFeatures } from '@retain/api-client/vehicle'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'
import { api, runs } from '../../core/api/api'
import { opptIdOf, runsSection, type OfOpportunity } from '../../core/api/sections'
import type { AppThunk } from '../../core/state/appHooks'
import { customerOf, dealOf, opportunityOf, type Tag } from '../../core/api/tags'

/** One visit to the page of an opportunity. Coming back is another one. */
export interface Opening {
  readonly opptId: string
  /** Made when the page opens, and never used again. */
  readonly opening: string
}

const readAgain = runsSection('opportunity', ({ opptId }: Opening) => opptId)

const ofOpportunity = (_answer: unknown, _error: unknown, { params }: OfOpportunity): Tag[] => [
  opportunityOf(params.opptId),
]

const ofDeal = (_answer: unknown, _error: unknown, { params: { opptId } }: OfOpportunity): Tag[] => [
  opportunityOf(opptId),
  dealOf(opptId),
]

/**
 * The eight reads of the page (OP-013): all at once but the history, which waits for the view to be recorded. What is read at
 * once goes in one request (D-68).
 */
export const opportunityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpportunityDetails: build.query({ ...runsSection('frame', opptIdOf), providesTags: ofOpportunity }),
    /**
     * Status and lock. The first request of an opening records the view (`true`); every further one, which the cache can
     * only be forced to, does not (D-07, O-436, OP-062).
     */
    getOpportunity: build.query<OpportunitySection, Opening>({
      queryFn: (of, thunk) =>
        thunk.forced === true
          ? readAgain.queryFn(of, thunk)
          : runs(getOpportunity).queryFn({ params: { opptId: of.opptId, log: true } }, thunk),
      providesTags: (_section, _error, { opptId }) => [opportunityOf(opptId)],
    }),
    getCustomerInfo: build.query({
      ...runsSection('equityDealCustomer', opptIdOf),
      providesTags: (_answer, _error, { params: { opptId } }) => [opportunityOf(opptId), customerOf(opptId)],
    }),
    getDealInfo: build.query({ ...runsSection('dealInformation', opptIdOf), providesTags: ofDeal }),
    getVehicleInfo: build.query({ ...runsSection('currentVehicle', opptIdOf), providesTags: ofDeal }),
    /** What one of the two vehicles is known for; asked for when it is opened. */
    getKeyFeatures: build.query({ ...runs(getKeyFeatures, { onFailure: 'log' }), providesTags: ofDeal }),
    getPaymentInfo: build.query({
      ...runsSection('leaseFinance', opptIdOf),
      // The desking terms of the store are in them.
      providesTags: (answer, error, of) => [...ofDeal(answer, error, of), 'Payment'],
    }),
    getLastRoCustomer: build.query({
      ...runsSection('lastRoDealCustomer', opptIdOf),
      providesTags: ofOpportunity,
    }),
    getContactHistory: build.query({
      ...runsSection('contactHistory', opptIdOf),
      providesTags: ofOpportunity,
    }),
  }),
})

/** Changes the opportunity section wherever it is cached: once for each opening. */
export const patchOpportunity =
  (opptId: string, change: (section: OpportunitySection) => OpportunitySection): AppThunk =>
  (dispatch, getState) => {
    for (const opening of opportunityApi.util.selectCachedArgsForQuery(getState(), 'getOpportunity'))
      if (opening.opptId === opptId)
        dispatch(opportunityApi.util.updateQueryData('getOpportunity', opening, change))
  }

export const { useGetKeyFeaturesQuery } = opportunityApi
