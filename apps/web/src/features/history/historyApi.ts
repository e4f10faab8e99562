import { getContactHistoryEntry } from '@retain/api-client/activity'
import { api, runs } from '../../core/api/api'

/** Reading one entry of a contact history with its notes. */
const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    // An entry never changes: what was read once is kept as long as its page is open.
    getContactHistoryEntry: build.query(runs(getContactHistoryEntry)),
  }),
})

export const { useGetContactHistoryEntryQuery } = historyApi
