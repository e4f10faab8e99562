import * as t from 'io-ts'
import { record, type Codec } from './kernel/codecs'

/** What every identity server says of itself (OpenID Connect Discovery 1.0). */
export const discoveryDocument = record({ issuer: t.string, jwks_uri: t.string }, 'discovery document')

/** What it says besides to those whom it signs in by the implicit flow. */
export const signInDocument = t.intersection([
  discoveryDocument,
  t.type({ authorization_endpoint: t.string }),
  t.partial({ end_session_endpoint: t.string }),
])

/** What it says besides where it can be asked about a token (RFC 8414). */
export const introspectionDocument = t.intersection([
  discoveryDocument,
  t.type({ introspection_endpoint: t.string }),
])

/** What it answers about a token (RFC 7662); the claims stand beside. */
export const introspectionAnswer = t.type({ active: t.boolean })

/** Signatures that only the holder of a private key can make. `none` and the HS family are not among them. */
export const signatureAlgorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA'],
]

/** How long an identity server may take to say what it is, in milliseconds. */
const discoveryTimeout = 5_000

/**
 * Reads what an identity server says of itself.
 *
 * @param issuer its address, which the document must name in the same words.
 * @throws Error when it cannot be reached, answers something else, or names another issuer.
 * @example await discover('https://id.example', discoveryDocument, fetch) // { issuer: 'https://id.example', jwks_uri: … }
 */
export async function discover<Document extends { readonly issuer: string }>(
  issuer: string,
  codec: Codec<Document>,
  fetch: typeof globalThis.fetch,
): Promise<Document> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(discoveryTimeout) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const document: unknown = await response.json()
  if (!codec.is(document) || document.issuer !== issuer) throw new Error(`${address} names another issuer`)
  return document
}

/** A store as a claim of an access token names it. */
export const tokenStore = record(
  { storeCode: t.string, name: t.string, timeZoneOffset: t.union([t.string, t.number]) },
  'store of a token',
)
