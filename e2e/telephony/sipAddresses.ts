import { createHmac } from 'node:crypto'
import { mainServer } from '../fixtures/addresses.ts'

/** The port of the exchange: one of the six that the journeys of this checkout have. */
export const exchangePort = mainServer.port + 1

/** The WebSocket of the exchange. */
export const exchangeUrl = `ws://127.0.0.1:${exchangePort}`

/** The port of the second telephone's page, and its address. */
export const phonePort = mainServer.port + 2
export const phoneUrl = `http://localhost:${phonePort}`

/** What stands behind the @ of its addresses. */
export const sipDomain = 'exchange.test'

/** What it shares with the server. */
export const sipSecret = 'a secret of tests, long enough to be one'

/** What the server needs to know of it. */
export const sipVariables = { SIP_SERVER: exchangeUrl, SIP_DOMAIN: sipDomain, SIP_SECRET: sipSecret }

/** What a telephone registers with. */
export interface Credentials {
  readonly userName: string
  readonly authorizationName: string
  readonly password: string
}

/**
 * Credentials of somebody, made as the server makes them.
 *
 * @param seconds how long they are good from now on; negative for some that have ended.
 */
export function credentialsOf(userName: string, { seconds = 600, secret = sipSecret } = {}): Credentials {
  const authorizationName = `${Math.floor(Date.now() / 1_000) + seconds}:${userName}`
  return {
    userName,
    authorizationName,
    password: createHmac('sha256', secret).update(authorizationName).digest('base64'),
  }
}
