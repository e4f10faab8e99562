import * as E from 'fp-ts/Either'
import { signatureAlgorithms } from '@retain/api-client/identity'
import { epochOf, type Instant } from '@retain/domain/calendar/instant'
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { VerifyToken } from './caller'
import { callerOf, type ClaimNames } from './tokenClaims'

/** Which tokens are good. */
export interface TokenRules extends ClaimNames {
  readonly issuer: string
  /** Whom the token has to be made for: the API, not the client. */
  readonly audience: string
  /** The issuer's public keys: `localKeys` of the embedded identity server, `remoteKeys` of another. */
  readonly keys: JWTVerifyGetKey
  /** The moment that expiry is compared with; the machine's clock when absent. */
  readonly now?: () => Instant
}

/**
 * Makes the one function that decides whether to trust a bearer token: signature, issuer, audience and times are all
 * checked before a claim is read (architecture.md 7).
 *
 * It answers `Left` for every bad token and fails only with `KeysUnavailable`, when the issuer's keys cannot be read.
 *
 * @example
 * const verify = makeVerifyToken({ issuer, audience: 'retain-api', rolesClaim: 'roles', storesClaim: 'stores', keys })
 * const caller = await verify(token)
 */
export const makeVerifyToken =
  ({ issuer, audience, keys, now, ...claimNames }: TokenRules): VerifyToken =>
  async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: signatureAlgorithms,
        requiredClaims: ['exp', 'sub'],
        ...(now === undefined ? {} : { currentDate: new Date(epochOf(now())) }),
      })
      const caller = callerOf(payload, claimNames)
      return caller === null ? E.left('tokenInvalid') : E.right(caller)
    } catch (error) {
      if (error instanceof errors.JWTExpired) return E.left('tokenExpired')
      if (error instanceof errors.JOSEError) return E.left('tokenInvalid')
      throw error
    }
  }
