import { signatureAlgorithms } from '@retain/api-client/identity'
import { base64url, createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'

/** How far the clocks of this computer and the identity server may be apart, in seconds. */
const clockTolerance = 300

/** What an id token must be. */
export interface IdTokenRules {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  /** The access token that came with it. */
  readonly accessToken: string
  readonly keys: JWTVerifyGetKey
}

/** The public keys of an identity server, read when they are first needed. */
export const keysAt = (address: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(address))

/**
 * Checks an id token as OpenID Connect Core 3.2.2.11 has it: its signature, who made it and for whom, that it has not ended,
 * that it answers this request, and that it belongs to the access token beside it.
 *
 * @returns the subject: who signed in.
 * @throws Error when anything is wrong with it, or the keys cannot be read.
 */
export async function verifiedSubject(idToken: string, rules: IdTokenRules): Promise<string> {
  const { issuer, clientId, nonce, accessToken, keys } = rules
  const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms: signatureAlgorithms,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce', 'at_hash'],
    clockTolerance,
  })
  const { sub, azp } = payload
  const isForUs =
    azp === undefined ? !Array.isArray(payload.aud) || payload.aud.length === 1 : azp === clientId
  if (sub === undefined || !isForUs) throw new Error('The id token was made for another client')
  if (payload['nonce'] !== nonce) throw new Error('The id token answers another request')
  if (payload['at_hash'] !== (await halfHash(accessToken, protectedHeader.alg)))
    throw new Error('The access token is not that of the id token')
  return sub
}

/** The left half of a text's hash, by the hash of the signature's algorithm, as base64url (at_hash). */
async function halfHash(text: string, algorithm: string): Promise<string> {
  const hash = /\d{3}$/.exec(algorithm)?.[0] ?? '512'
  const bytes = new Uint8Array(await crypto.subtle.digest(`SHA-${hash}`, new TextEncoder().encode(text)))
  return base64url.encode(bytes.subarray(0, bytes.length / 2))
}
