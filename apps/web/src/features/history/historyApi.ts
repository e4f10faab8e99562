import { getContactHistoryEntry } from '@retain/api-client/activity'
import { api, runs } from '../../core/api/api'
import { opptIdOf, runsSection, type OfOpportunity } from '../../core/api/sections'
import { callSucceeded } from '../../core/state/events'

// The entries that it fills tell of a failure by asking on their own, and count as a call each.
const notes = runsSection('contactNotes', opptIdOf, { onFailure: 'log', doNotLog: true })

/** Reading entries of a contact history with their notes. */
const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    // An entry never changes: what was read once is kept as long as its page is open.
    getContactHistoryEntry: build.query(runs(getContactHistoryEntry)),

    /** Reads the last contacts that have notes into the entries of `getContactHistoryEntry`, and answers their ids. */
    getContactNotes: build.query<readonly string[], OfOpportunity>({
      queryFn: async (of, thunk) => {
        const answer = await notes.queryFn(of, thunk)
        if ('error' in answer) return answer
        const read = answer.data.flatMap((entries) => {
          const [entry] = entries
          return entry === undefined ? [] : [{ contactHistoryId: entry.contactHistoryId, entries }]
        })
        thunk.dispatch(
          historyApi.util.upsertQueryEntries(
            read.map(({ contactHistoryId, entries }) => ({
              endpointName: 'getContactHistoryEntry' as const,
              arg: { params: { contactHistoryId } },
              value: entries,
            })),
          ),
        )
        read.forEach(() =>
          thunk.dispatch(callSucceeded({ endpoint: getContactHistoryEntry.name, doNotLog: false })),
        )
        return { data: read.map(({ contactHistoryId }) => contactHistoryId) }
      },
    }),
  }),
})

export const { useGetContactHistoryEntryQuery, useGetContactNotesQuery } = historyApi

/** An entry with its notes, where it has been read already; it asks for nothing. */
export const { useQueryState: useReadHistoryEntry } = historyApi.endpoints.getContactHistoryEntry
