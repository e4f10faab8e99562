import { searchContactLog } from '@retain/api-client/contact-log'
import { listGlobalSettings } from '@retain/api-client/settings'
import { checkStore, getStoreLogo, listStores, setActiveStore } from '@retain/api-client/stores'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import type { Store } from '@retain/domain/session/user/user'
import { noReplyRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import { countedNoReply, type NoReplyCount } from '@retain/domain/work-log/contact-log/reply/noReplyCount'
import { api, runs, surroundingsOf } from '../app/api'
import { noReplyOf, settingsOf } from '../app/tags'

/** Start-up asks, screens read: the answers stay until the person signs out. */
const kept = { keepUnusedDataFor: Infinity }

/** What start-up and the store header ask for. */
export const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStores: build.query({ ...runs(listStores), ...kept, providesTags: ['Store'] }),
    checkStore: build.query(runs(checkStore)),
    storeSettings: build.query({
      ...runs(listGlobalSettings),
      ...kept,
      providesTags: (_settings, _error, { params }) => [settingsOf(params.hyperionId)],
    }),
    setActiveStore: build.mutation(runs(setActiveStore)),
    storeLogo: build.query(runs(getStoreLogo)),
    /** How many inbound mails of a store wait for an answer: the total of a search of one row (D-14, S-754). */
    noReplyCount: build.query<NoReplyCount, Store>({
      queryFn: async (store, thunk) => {
        const { hyperionId, utcOffset } = store
        const offset = parseUtcOffset(utcOffset) ?? utc
        const body = noReplyRequest({ hyperionId, now: surroundingsOf(thunk).now(), offset })
        const answer = await runs(searchContactLog, { doNotLog: true }).queryFn({ body }, thunk)
        return 'error' in answer ? answer : { data: countedNoReply(answer.data.total) }
      },
      ...kept,
      providesTags: (_count, _error, { hyperionId }) => [noReplyOf(hyperionId)],
    }),
  }),
})
