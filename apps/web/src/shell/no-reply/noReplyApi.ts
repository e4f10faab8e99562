import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Store } from '@retain/domain/session/user/user'
import type { NoReplyCount } from '@retain/domain/work-log/contact-log/reply/noReplyCount'
import { api } from '../../core/api/api'
import { noReplyOf } from '../../core/api/tags'
import { lazyCode } from '../../core/lazy/lazyCode'
import { callFailed } from '../../core/state/events'
import { kept } from '../../session/active-store/storesApi'

/** The codec of the Contact Log is loaded with the count, which start-up requests last. */
export const countCode = lazyCode(() => import('./countNoReply'))

/** Code that could not be loaded counts as a network error. The next request loads it again. */
const notFetched = ({ dispatch }: Pick<BaseQueryApi, 'dispatch'>) => {
  const error = { kind: 'network', endpoint: 'searchContactLog', requestId: '' } as const
  dispatch(callFailed({ error, handling: 'log' }))
  return { error }
}

/** How many inbound emails of a store wait for an answer: the total of a search of one row (D-14, S-754). */
export const noReplyApi = api.injectEndpoints({
  endpoints: (build) => ({
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
