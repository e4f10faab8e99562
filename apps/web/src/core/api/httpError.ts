import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { SerializedError } from '@reduxjs/toolkit'

/** An answer of the service that says no. */
export type HttpError = Extract<ApiError, { readonly kind: 'http' }>

/**
 * What the service answered to a call that failed; `null` where it did not answer, and for a call that did not fail.
 *
 * @example httpErrorOf(error)?.code === 'stale'
 */
export const httpErrorOf = (error: ApiError | SerializedError | undefined): HttpError | null =>
  error !== undefined && 'kind' in error && error.kind === 'http' ? error : null
