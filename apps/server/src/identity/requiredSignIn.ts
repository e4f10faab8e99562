import * as E from 'fp-ts/Either'
import { epochOf } from '@retain/domain/calendar/instant'
import type { Clock } from '../core/clock'
import { ApiProblem } from '../core/apiProblem'
import type { Caller, VerifyToken } from './caller'

/** How somebody must have signed in so that their token counts (ACR_REQUIRED, MAX_AUTH_AGE). */
export interface RequiredSignIn {
  /** The authentication contexts (`acr`) that count, the preferred one first; none means all. */
  readonly acr: readonly string[]
  /** For how long a sign-in counts, in seconds; `null` means for as long as the identity server says. */
  readonly maxAge: number | null
}

/**
 * Makes a check of tokens that also asks how and when their bearer signed in. A token that does not say counts as of a sign-in
 * that is not enough.
 *
 * @example withRequiredSignIn(makeVerifyToken(rules), { acr: ['urn:example:mfa'], maxAge: 43_200 }, clock)
 */
export const withRequiredSignIn =
  (verifyToken: VerifyToken, required: RequiredSignIn, clock: Clock): VerifyToken =>
  async (token) => {
    const verified = await verifyToken(token)
    if (E.isLeft(verified) || isEnough(verified.right, required, epochOf(clock()) / 1000)) return verified
    return E.left('insufficientUserAuthentication')
  }

function isEnough({ acr, authTime }: Caller, required: RequiredSignIn, nowSeconds: number): boolean {
  const isStrong = required.acr.length === 0 || (acr !== null && required.acr.includes(acr))
  const isRecent = required.maxAge === null || (authTime !== null && nowSeconds - authTime <= required.maxAge)
  return isStrong && isRecent
}

/** A token whose sign-in is not enough; the challenge names what would be (RFC 9470). */
export class InsufficientUserAuthentication extends ApiProblem {
  /** The value of `WWW-Authenticate`. */
  readonly challenge: string

  constructor({ acr, maxAge }: RequiredSignIn) {
    super('insufficientUserAuthentication', 'The sign-in is not strong enough, or too long ago.')
    this.challenge = [
      `Bearer error="insufficient_user_authentication", error_description="${this.message}"`,
      ...(acr.length === 0 ? [] : [`acr_values="${acr.join(' ')}"`]),
      ...(maxAge === null ? [] : [`max_age="${maxAge}"`]),
    ].join(', ')
  }
}
