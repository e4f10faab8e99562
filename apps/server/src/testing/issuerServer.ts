import { createServer } from 'node:http'
import { portOf } from './portOf'
import { makeIssuer, type TestPerson } from './testTokens'

/** An identity server that other processes can ask for its keys. */
export interface IssuerServer {
  readonly url: string
  readonly tokenFor: (person: TestPerson) => Promise<string>
  readonly close: () => Promise<void>
}

/** Starts an identity server of the tests: its discovery document, its keys, and tokens signed by them. */
export async function startIssuer(): Promise<IssuerServer> {
  const issuer = await makeIssuer()
  const server = createServer((request, response) => {
    const body =
      request.url === '/keys' ? { keys: [issuer.publicKey] } : { issuer: url(), jwks_uri: `${url()}/keys` }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  const url = () => `http://127.0.0.1:${portOf(server)}`
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: url(),
    tokenFor: (person) => issuer.tokenFor({ ...person, claims: { ...person.claims, iss: url() } }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
