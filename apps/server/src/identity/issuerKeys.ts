import { discover, discoveryDocument } from '@retain/api-client/identity'
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'

/** The keys of the identity server cannot be read, so no token can be verified now (answered with 503). */
export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('The keys of the identity server cannot be read', { cause })
    this.name = 'KeysUnavailable'
  }
}

/** The public halves of keys that this process holds itself, so that nothing has to be asked over HTTP. */
export const localKeys = (publicKeys: readonly JWK[]): JWTVerifyGetKey =>
  createLocalJWKSet({ keys: [...publicKeys] })

/**
 * The keys of an external identity server: found through its discovery document, kept, and asked for again when a token
 * names a key that is not among them (at most every 30 s). Fails with `KeysUnavailable` while it cannot be reached.
 */
export function remoteKeys(
  issuer: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): JWTVerifyGetKey {
  let keySet: JWTVerifyGetKey | null = null

  return async (header, token) => {
    try {
      keySet ??= createRemoteJWKSet(new URL((await discover(issuer, discoveryDocument, fetch)).jwks_uri))
      return await keySet(header, token)
    } catch (error) {
      throw isAboutTheToken(error) ? error : new KeysUnavailable(error)
    }
  }
}

const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
