import { getContactHistoryEntry, logCall } from '@retain/api-client/activity'
import { api, runs } from '../../app/api'

/** Saving a call, and reading one entry of the history with its notes. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    logCall: build.mutation(runs(logCall)),
    // An entry never changes: what was read once is kept as long as its page is open.
    getContactHistoryEntry: build.query(runs(getContactHistoryEntry)),
  }),
})

export const { useGetContactHistoryEntryQuery } = activityApi
