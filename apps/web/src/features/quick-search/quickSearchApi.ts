import { listLastViewed, recordOpportunityViewed } from '@retain/api-client/quick-search'
import { api, runs } from '../../core/api/api'

/** What the quick search offers before anything is typed. */
export const quickSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Nobody asked for it: without the list the box still searches. */
    listLastViewed: build.query(runs(listLastViewed, { onFailure: 'log' })),
    recordOpportunityViewed: build.mutation(runs(recordOpportunityViewed, { onFailure: 'log' })),
  }),
})

export const { useListLastViewedQuery, useRecordOpportunityViewedMutation } = quickSearchApi
