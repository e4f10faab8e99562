import { networkErrorText } from '@retain/domain/alerts/toasts'
import type { Instant } from '@retain/domain/calendar/instant'
import { unexpectedAnswerText } from '@retain/domain/calls/reasonPhrase'

/** One field that the other side refused: dotted path, a code for machines, the domain's own words for people. */
export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** Who holds the lock that refused a write, and since when. */
export interface LockHolder {
  readonly lockedBy: string | null
  readonly lockedDT: Instant | null
}

/**
 * Why a call failed. One closed union, so that the compiler checks that every `kind` is handled. It holds no values of the
 * body, which may be personal data.
 */
export type ApiError =
  /** No answer came: offline, refused, or the address is wrong. */
  | { readonly kind: 'network'; readonly endpoint: string; readonly requestId: string }
  /** No answer came within the limit. */
  | { readonly kind: 'timeout'; readonly endpoint: string; readonly requestId: string }
  /** The caller aborted the call; nothing is shown. */
  | { readonly kind: 'aborted'; readonly endpoint: string; readonly requestId: string }
  /** The service answered with a problem (RFC 9457). */
  | {
      readonly kind: 'http'
      readonly endpoint: string
      readonly requestId: string
      readonly status: number
      /** The phrase that the toast shows. */
      readonly statusText: string
      /** Such as `stale` or `lockedByUser`; empty when the answer was no problem document. */
      readonly code: string
      readonly fieldErrors: readonly FieldError[]
      /** Of a refusal with `lockedByUser`; `null` of every other. */
      readonly lock: LockHolder | null
      /** Seconds to wait, from `Retry-After`. */
      readonly retryAfter: number | null
      /** Whether the endpoint answers a 404 itself instead of leaving the page (api.md, flag 4). */
      readonly handlesNotFound: boolean
    }
  /** The answer did not have the agreed shape. `paths` name the places, never the values. */
  | {
      readonly kind: 'decode'
      readonly endpoint: string
      readonly requestId: string
      readonly paths: readonly string[]
    }
  /** A required id was missing, so nothing was asked ("{name} is required", S-390). */
  | {
      readonly kind: 'missing'
      readonly endpoint: string
      readonly requestId: string
      readonly message: string
    }

/** Whether a call was refused because its token is of a sign-in that is not strong enough, or too long ago (RFC 9470). */
export const isInsufficientSignIn = (error: ApiError): boolean =>
  error.kind === 'http' && error.code === 'insufficientUserAuthentication'

/** The status text that the one toast for failed calls shows (S-334, S-810). */
export function statusTextOf(error: ApiError): string {
  switch (error.kind) {
    case 'http':
      return error.statusText
    case 'network':
    case 'timeout':
    case 'aborted':
      return networkErrorText
    case 'decode':
      return unexpectedAnswerText
    case 'missing':
      return error.message
  }
}
