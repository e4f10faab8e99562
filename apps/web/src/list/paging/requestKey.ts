import { isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit'

/**
 * The key of a request for a page: two requests with the same key are equal. It names the page in state
 * outside the cache, so requests of different lists have to differ.
 *
 * @example requestKey({ call: 'searchParts', body: { pageNumber: 1 } })
 */
export const requestKey = (request: unknown): string => JSON.stringify(request)

/** The key of the request whose answer an action brings; `null` for any other action. */
export const answeredKey = (action: UnknownAction): string | null =>
  isFulfilled(action) ? keyIn(action.meta.arg) : null

/** The key of the request that an action ends, with an answer or without; `null` for any other action. */
export const endedKey = (action: UnknownAction): string | null =>
  // RTK Query also rejects a request that is skipped because an equal one is pending.
  isRejected(action) && !action.meta.condition ? keyIn(action.meta.arg) : answeredKey(action)

const keyIn = (arg: unknown): string | null =>
  typeof arg === 'object' && arg !== null && 'originalArgs' in arg ? requestKey(arg.originalArgs) : null
