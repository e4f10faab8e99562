import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import * as E from 'fp-ts/Either'
import type { LazyCode } from '../lazy/lazyCode'
import { report, type CallOptions, type Result } from './api'

interface LazyRead<Module, Input, A> extends Pick<CallOptions, 'onFailure'> {
  /** The endpoint of the contract that is asked. */
  readonly endpoint: (input: Input) => string
  readonly read: (module: Module, input: Input, thunk: BaseQueryApi) => Promise<Result<A>>
}

/**
 * A `queryFn` whose code is loaded with its first request. Code that could not be loaded counts as a network error; the next
 * request loads it again.
 *
 * @example
 * noReplyCount: build.query<NoReplyCount, Store>({ queryFn: runsLazily(countCode, { … }) })
 */
export const runsLazily =
  <Module, Input, A>(code: LazyCode<Module>, { endpoint, read, ...options }: LazyRead<Module, Input, A>) =>
  async (input: Input, thunk: BaseQueryApi): Promise<Result<A>> => {
    const module = await code.fetch()
    if (module !== null) return read(module, input, thunk)
    const name = endpoint(input)
    return report<A>(
      { name, doNotLog: true },
      options,
      thunk,
      E.left({ kind: 'network', endpoint: name, requestId: '' }),
    )
  }
