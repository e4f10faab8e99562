import { isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import type { contactLogApi } from '../contact-log/contactLogApi'
import type { workLogApi } from './workLogApi'

type Endpoints = typeof workLogApi.endpoints & typeof contactLogApi.endpoints
type PageEndpoint = 'searchLog' | 'contactPage'

/** What an answer of an endpoint says of its question. */
interface Answered<Name extends PageEndpoint> extends UnknownAction {
  readonly meta: { readonly arg: { readonly originalArgs: Parameters<Endpoints[Name]['initiate']>[0] } }
}

const isOf = ({ meta }: { readonly meta: { readonly arg: unknown } }, name: PageEndpoint): boolean =>
  typeof meta.arg === 'object' &&
  meta.arg !== null &&
  'endpointName' in meta.arg &&
  meta.arg.endpointName === name

/**
 * Knows the answers of an endpoint by its name: a reducer is there from the start, the code of a log comes with its page.
 *
 * @example builder.addMatcher(answersOf('contactPage').matchFulfilled, () => none)
 */
export const answersOf = <Name extends PageEndpoint>(name: Name) => ({
  matchFulfilled: (action: UnknownAction): action is Answered<Name> =>
    isFulfilled(action) && isOf(action, name),
  matchRejected: (action: UnknownAction): action is Answered<Name> =>
    isRejected(action) && isOf(action, name),
})
