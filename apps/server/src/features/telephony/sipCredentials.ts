import { createHmac } from 'node:crypto'
import type { SipCredentials } from '@retain/api-client/telephony'
import { epochOf, type Instant } from '@retain/domain/calendar/instant'
import { sipCredentialsSeconds } from '@retain/domain/telephony/sipCredentials'
import type { Config } from '../../config/config'

/**
 * Credentials that end by themselves, and that the exchange can check with nothing but the shared secret: the name says when they
 * end and whose they are, the password is the HMAC of the name (draft-uberti-behave-turn-rest; `auth_ephemeral` of Kamailio with
 * SHA-256). None of them is stored.
 *
 * @param userName of the person; a SIP address holds it escaped.
 */
export function sipCredentials(
  sip: NonNullable<Config['sip']>,
  userName: string,
  now: Instant,
): SipCredentials {
  const sipName = encodeURIComponent(userName)
  const end = Math.floor(epochOf(now) / 1_000) + sipCredentialsSeconds
  const authorizationName = `${end}:${sipName}`
  return {
    server: sip.server,
    domain: sip.domain,
    userName: sipName,
    authorizationName,
    password: createHmac('sha256', sip.secret).update(authorizationName).digest('base64'),
    expiresIn: sipCredentialsSeconds,
  }
}
