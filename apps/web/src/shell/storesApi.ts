import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { listGlobalSettings } from '@retain/api-client/settings'
import { checkStore, getStoreLogo, listStores, setActiveStore } from '@retain/api-client/stores'
import type { Store } from '@retain/domain/session/user/user'
import type { NoReplyCount } from '@retain/domain/work-log/contact-log/reply/noReplyCount'
import { api, runs } from '../app/api'
import { callFailed } from '../app/events'
import { noReplyOf, settingsOf } from '../app/tags'
import { laterCode } from '../later/laterCode'

/** Start-up asks, screens read: the answers stay until the person signs out. */
const kept = { keepUnusedDataFor: Infinity }

/** Start-up counts last of all: the words of the Contact Log come after everything that a page waits for. */
export const countCode = laterCode(() => import('./countNoReply'))

/** Code that could not be fetched is an answer that did not come. Whatever asks again fetches it again. */
const notFetched = ({ dispatch }: Pick<BaseQueryApi, 'dispatch'>) => {
  const error = { kind: 'network', endpoint: 'searchContactLog', requestId: '' } as const
  dispatch(callFailed({ error, handling: 'log' }))
  return { error }
}

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
        await countCode.fetch()
        return countCode.read().module?.countNoReply(store, thunk) ?? notFetched(thunk)
      },
      ...kept,
      providesTags: (_count, _error, { hyperionId }) => [noReplyOf(hyperionId)],
    }),
  }),
})
