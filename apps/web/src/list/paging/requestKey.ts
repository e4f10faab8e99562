import { isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit'

/**
 * The key of a request for a page: two requests with the same key ask for the same. It names the page wherever something is
 * kept beside the cache, so requests of different lists have to differ.
 *
 * @example requestKey({ call: 'searchParts', body: { pageNumber: 1 } })
 */
export const requestKey = (request: unknown): string => JSON.stringify(request)

/** The key of the request whose answer an action brings; `null` for any other action. */
export const answeredKey = (action: UnknownAction): string | null =>
  isFulfilled(action) ? keyIn(action.meta.arg) : null

/** The key of the request that an action ends, with an answer or without; `null` for any other action. */
export const endedKey = (action: UnknownAction): string | null =>
  // A request that is not made because the same one is on its way is rejected too, and ends nothing.
  isRejected(action) && !action.meta.condition ? keyIn(action.meta.arg) : answeredKey(action)

const keyIn = (arg: unknown): string | null =>
  typeof arg === 'object' && arg !== null && 'originalArgs' in arg ? requestKey(arg.originalArgs) : null
