import { listLastViewed, recordOpportunityViewed } from '@retain/api-client/quick-search'
import { api, runs } from '../../core/api/api'

/** What the quick search offers before anything is typed. */
export const quickSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sent by the app itself, so a failure shows no toast: without the list the box still searches. */
    listLastViewed: build.query(runs(listLastViewed, { onFailure: 'log' })),
    recordOpportunityViewed: build.mutation(runs(recordOpportunityViewed, { onFailure: 'log' })),
  }),
})

export const { useListLastViewedQuery } = quickSearchApi
