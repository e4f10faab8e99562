import * as t from 'io-ts'
import { record } from './kernel/codecs'

/** What Retain reads of the discovery document of an identity server (OpenID Connect Discovery 1.0). */
export const discoveryDocument = record({ issuer: t.string, jwks_uri: t.string }, 'discovery document')

/** A store as a claim of an access token names it. */
export const tokenStore = record(
  { storeCode: t.string, name: t.string, timeZoneOffset: t.union([t.string, t.number]) },
  'store of a token',
)
