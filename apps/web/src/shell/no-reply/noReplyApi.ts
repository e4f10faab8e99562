import type { Store } from '@retain/domain/session/user/user'
import type { NoReplyCount } from '@retain/domain/work-log/contact-log/reply/noReplyCount'
import { api } from '../../core/api/api'
import { runsLazily } from '../../core/api/runsLazily'
import { noReplyOf } from '../../core/api/tags'
import { lazyCode } from '../../core/lazy/lazyCode'
import { kept } from '../../session/active-store/storesApi'

/** The codec of the Contact Log is loaded with the count, which start-up requests last. */
export const countCode = lazyCode(() => import('./countNoReply'))

/** How many inbound emails of a store wait for an answer: the total of a search of one row (D-14, S-754). */
export const noReplyApi = api.injectEndpoints({
  endpoints: (build) => ({
    noReplyCount: build.query<NoReplyCount, Store>({
      queryFn: runsLazily(countCode, {
        endpoint: () => 'searchContactLog',
        onFailure: 'log',
        read: (module, store, thunk) => module.countNoReply(store, thunk),
      }),
      ...kept,
      providesTags: (_count, _error, { hyperionId }) => [noReplyOf(hyperionId)],
    }),
  }),
})
