import {
  getContactHistory,
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getOpportunity,
  getOpportunityDetails,
  getPaymentInfo,
  getVehicleInfo,
} from '@retain/api-client/opportunity'
import type { OpportunitySection } from '@retain/domain/opportunity/sections'
import { api, runs, type Result } from '../../core/api/api'
import type { AppThunk } from '../../core/state/appHooks'
import { customerOf, opportunityOf, type Tag } from '../../core/api/tags'

/** Names an opportunity, as the calls of its sections do. */
interface OfOpportunity {
  readonly params: { readonly opptId: string }
}

/** One visit to the page of an opportunity. Coming back is another one. */
export interface Opening {
  readonly opptId: string
  /** Made when the page opens, and never used again. */
  readonly opening: string
}

const ofOpportunity = (_answer: unknown, _error: unknown, { params }: OfOpportunity): Tag[] => [
  opportunityOf(params.opptId),
]

/** The eight reads of the page (OP-013). Each is a request of its own; all at once but the history, which waits for the view to be recorded. */
export const opportunityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpportunityDetails: build.query({ ...runs(getOpportunityDetails), providesTags: ofOpportunity }),
    /**
     * Status and lock. The first request of an opening records the view (`true`); every further one, which the cache can
     * only be forced to, does not (D-07, O-436, OP-062).
     */
    getOpportunity: build.query<OpportunitySection, Opening>({
      queryFn: ({ opptId }, thunk): Promise<Result<OpportunitySection>> =>
        runs(getOpportunity).queryFn({ params: { opptId, log: thunk.forced !== true } }, thunk),
      providesTags: (_section, _error, { opptId }) => [opportunityOf(opptId)],
    }),
    getCustomerInfo: build.query({
      ...runs(getCustomerInfo),
      providesTags: (_answer, _error, { params: { opptId } }) => [opportunityOf(opptId), customerOf(opptId)],
    }),
    getDealInfo: build.query({ ...runs(getDealInfo), providesTags: ofOpportunity }),
    getVehicleInfo: build.query({ ...runs(getVehicleInfo), providesTags: ofOpportunity }),
    getPaymentInfo: build.query({ ...runs(getPaymentInfo), providesTags: ofOpportunity }),
    getLastRoCustomer: build.query({ ...runs(getLastRoCustomer), providesTags: ofOpportunity }),
    getContactHistory: build.query({ ...runs(getContactHistory), providesTags: ofOpportunity }),
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
