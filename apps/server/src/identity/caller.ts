import type { Either } from 'fp-ts/Either'
import type { Permission } from '@retain/domain/session/user/permissions'
import type { ProfileStore } from '@retain/domain/session/user/user'

/**
 * Who makes a call: read from a verified access token and from nowhere else. What the token does not say is `null`;
 * `roles` holds only permissions that Retain knows, each once.
 */
export interface Caller {
  /** The identity server's own id of the person. */
  readonly sub: string
  /** The name that our tables know the person by. */
  readonly userName: string
  readonly givenName: string | null
  readonly familyName: string | null
  readonly fullName: string
  readonly email: string | null
  readonly phone: string | null
  readonly phoneExt: string | null
  readonly mobile: string | null
  readonly picture: string | null
  readonly roles: readonly Permission[]
  readonly stores: readonly ProfileStore[]
  /** When the token was issued, in epoch seconds; `null` where it does not say. */
  readonly issuedAt: number | null
  /** The authentication context of the sign-in (`acr`, RFC 9068); `null` where the token does not say. */
  readonly acr: string | null
  /** When the person signed in, in epoch seconds (`auth_time`); `null` where the token does not say. */
  readonly authTime: number | null
  /** When the token ends, in epoch seconds. */
  readonly expiresAt: number
}

/** Why a token was not taken; the codes of a 401 problem (api.md 1.2, errors). */
export type TokenFault = 'tokenExpired' | 'tokenInvalid' | 'insufficientUserAuthentication'

/** Says who the bearer of a token is, or why the token is not good. It never throws for a bad token. */
export type VerifyToken = (token: string) => Promise<Either<TokenFault, Caller>>

/** What somebody may do at present; `null` for what is not said. */
export interface PresentAccess {
  readonly roles: readonly string[] | null
  /** Codes of stores. */
  readonly stores: readonly string[] | null
}

/**
 * Asks an identity server what the bearer of a token may do now. `Left` when the token is worth nothing any more; fails when it
 * cannot be asked.
 */
export type AskAccess = (token: string, caller: Caller) => Promise<Either<TokenFault, PresentAccess>>

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the token has been verified; `null` before that and where nobody needs to sign in. */
    caller: Caller | null
  }
}
