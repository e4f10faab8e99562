import { discover, introspectionAnswer, introspectionDocument } from '@retain/api-client/identity'
import * as E from 'fp-ts/Either'
import type { AskAccess } from './caller'
import { presentAccessOf, type ClaimNames } from './tokenClaims'

/** As whom the API asks the identity server about tokens. */
export interface ApiClient {
  readonly clientId: string
  readonly secret: string
}

/** How long an identity server may take to answer, in milliseconds. */
const answerTimeout = 5_000

/**
 * Asks an external identity server whether a token is still good and what it grants now (RFC 7662). It fails while the server
 * cannot be reached.
 */
export function askByIntrospection(
  issuer: string,
  { clientId, secret }: ApiClient,
  claimNames: ClaimNames,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): AskAccess {
  let address: string | null = null
  const asUs = [clientId, secret].map(encodeURIComponent).join(':')
  return async (token) => {
    address ??= (await discover(issuer, introspectionDocument, fetch)).introspection_endpoint
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(asUs).toString('base64')}`,
        accept: 'application/json',
      },
      body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
      signal: AbortSignal.timeout(answerTimeout),
    })
    if (!answer.ok) throw new Error(`The identity server answered ${answer.status} about a token`)
    const said: unknown = await answer.json()
    if (!introspectionAnswer.is(said))
      throw new Error('The identity server did not say whether a token is good')
    return said.active ? E.right(presentAccessOf({ ...said }, claimNames)) : E.left('tokenInvalid')
  }
}
