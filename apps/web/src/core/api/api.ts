import { createApi, fakeBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import { call } from '@retain/api-client/kernel/call'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { CallInput } from '@retain/api-client/kernel/request'
import type { Transport } from '@retain/api-client/kernel/transport'
import * as E from 'fp-ts/Either'
import { selectConfig } from '../config/appConfigSlice'
import { callFailed, callSucceeded, type FailureHandling } from '../state/events'
import type { Services } from '../state/services'
import { selectIsAhead } from './aheadSlice'
import { tagTypes } from './tags'

/** The cache of all data of the services. Features inject their endpoints. */
export const api = createApi({
  baseQuery: fakeBaseQuery<ApiError>(),
  tagTypes,
  endpoints: () => ({}),
})

/** In what a single use of an endpoint differs from the endpoint itself. */
export interface CallOptions {
  /** Leaves this use out of usage analytics, such as requests that start-up makes on its own (api.md, flag D). */
  readonly doNotLog?: boolean
  /** @default 'toast' */
  readonly onFailure?: FailureHandling
}

/** What a `queryFn` answers: the plain payload or the plain error. */
export type Result<A> = { readonly data: A } | { readonly error: ApiError }

/**
 * The one way from an endpoint of the contract to an endpoint of the cache: argument, answer and error are the
 * contract's own types, and decoding makes them true. The `Either` ends here.
 *
 * @example
 * listStores: build.query({ ...runs(listStores), providesTags: ['Store'] })
 */
export const runs = <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, options: CallOptions = {}) => ({
  queryFn: async (input: CallInput<P, Q, B>, thunk: BaseQueryApi): Promise<Result<A>> =>
    report(endpoint, options, thunk, await call(endpoint, input, transportOf(thunk), thunk.signal)()),
})

/** The services that thunks get; RTK Query types them as unknown. */
export const servicesOf = ({ extra }: Pick<BaseQueryApi, 'extra'>): Services => extra as Services

/** The transport, with the present addresses of the app config (S-151, S-377). */
export const transportOf = (thunk: Pick<BaseQueryApi, 'extra' | 'getState'>): Transport => ({
  ...servicesOf(thunk).transport,
  bases: selectConfig(thunk.getState() as Parameters<typeof selectConfig>[0]).bases,
})

/** Dispatches how a request ended, and returns the result for the cache. What fails while it is read ahead is told to nobody. */
export function report<R>(
  endpoint: Pick<Endpoint<never, never, never, never>, 'name' | 'doNotLog'>,
  options: CallOptions,
  { dispatch, getState, queryCacheKey = '' }: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'queryCacheKey'>,
  answer: E.Either<ApiError, { readonly data: R }>,
): Result<R> {
  if (E.isLeft(answer)) {
    const isAhead = selectIsAhead(getState() as Parameters<typeof selectIsAhead>[0], queryCacheKey)
    if (!isAhead) dispatch(callFailed({ error: answer.left, handling: options.onFailure ?? 'toast' }))
    return { error: answer.left }
  }
  const doNotLog = endpoint.doNotLog || options.doNotLog === true
  dispatch(callSucceeded({ endpoint: endpoint.name, doNotLog }))
  return { data: answer.right.data }
}
