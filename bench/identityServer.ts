import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeIssuer, type TestIssuer } from '../apps/server/src/testing/testTokens.ts'

/** An identity server that says who it is and which keys it signs with, and gives tokens to whoever asks here. */
export interface IdentityServer {
  readonly issuer: string
  readonly tokenFor: TestIssuer['tokenFor']
  readonly stop: () => void
}

/** Starts an identity server that a server of the bench trusts by OIDC_ISSUER, however often it is started again. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const server = createServer((request, response) => {
    const document = request.url === '/jwks' ? { keys: [publicKey] } : { issuer, jwks_uri: `${issuer}/jwks` }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(document))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { publicKey, tokenFor } = await makeIssuer(issuer)
  return {
    issuer,
    tokenFor,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
