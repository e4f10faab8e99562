import * as E from 'fp-ts/Either'
import { tokenStore } from '@retain/api-client/identity'
import type { ProfileStore } from '@retain/domain/session/user/user'
import { fullNameOf, knownPermissions } from '@retain/domain/session/user/userMapping'
import type { Caller, PresentAccess } from './caller'

/** The payload of a token whose signature, issuer, audience and times are already known to be good. */
export type Claims = Readonly<Record<string, unknown>>

/** In which claims an identity server puts what Retain grants by (OIDC_ROLES_CLAIM, OIDC_STORES_CLAIM). */
export interface ClaimNames {
  readonly rolesClaim: string
  readonly storesClaim: string
}

/**
 * Reads the caller off verified claims. Roles that Retain does not know and stores that are not worded as agreed are
 * dropped: what cannot be understood grants nothing. `null` when the claims do not even say who it is.
 */
export function callerOf(claims: Claims, { rolesClaim, storesClaim }: ClaimNames): Caller | null {
  const sub = textOf(claims['sub'])
  const expiresAt = claims['exp']
  if (sub === null || typeof expiresAt !== 'number') return null

  const userName = textOf(claims['user_name']) ?? textOf(claims['preferred_username']) ?? sub
  const givenName = textOf(claims['given_name'])
  const familyName = textOf(claims['family_name'])
  return {
    sub,
    userName,
    givenName,
    familyName,
    fullName: fullNameOf({ userName, givenName, familyName }),
    email: textOf(claims['email']),
    phone: textOf(claims['phone_number']),
    phoneExt: textOf(claims['phone_ext']),
    mobile: textOf(claims['mobile']),
    picture: textOf(claims['picture']),
    roles: knownPermissions([claimAt(claims, rolesClaim)].flat()),
    stores: storesOf(claimAt(claims, storesClaim)),
    issuedAt: numberOf(claims['iat']),
    acr: textOf(claims['acr']),
    authTime: numberOf(claims['auth_time']),
    expiresAt,
  }
}

/** The permissions and stores that claims name; `null` where they say nothing of them. */
export function presentAccessOf(claims: Claims, { rolesClaim, storesClaim }: ClaimNames): PresentAccess {
  const [roles, stores] = [claimAt(claims, rolesClaim), claimAt(claims, storesClaim)]
  return {
    roles: roles === undefined ? null : knownPermissions([roles].flat()),
    stores: stores === undefined ? null : storesOf(stores).map(({ storeCode }) => storeCode),
  }
}

const isClaims = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A claim by its own name, else by a dotted path as in `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (name in claims) return claims[name]
  return name.split('.').reduce<unknown>((at, step) => (isClaims(at) ? at[step] : undefined), claims)
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function storesOf(value: unknown): readonly ProfileStore[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry): ProfileStore[] => {
    const decoded = tokenStore.decode(entry)
    if (E.isLeft(decoded) || decoded.right.storeCode === '') return []
    const { storeCode, name, timeZoneOffset } = decoded.right
    return [{ storeCode, name, timeZoneOffset: String(timeZoneOffset) }]
  })
}
