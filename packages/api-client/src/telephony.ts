import { isPhone, normalisePhone } from '@retain/domain/contact-info/phone'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { CallerCustomer } from '@retain/domain/telephony/caller'
import * as t from 'io-ts'
import { checked, hyperionId, nullable, opptId, record, text } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** What a telephone registers with at the telephone exchange: good for `expiresIn` seconds, and for one person. */
const sipCredentials = record(
  {
    /** The WebSocket of the exchange. */
    server: text,
    domain: text,
    /** The part before the @ of the person's SIP address, escaped as a SIP address needs it. */
    userName: text,
    /** The user name of the digest: when it ends and who it is for. */
    authorizationName: text,
    password: text,
    expiresIn: t.number,
  },
  'SIP credentials',
)

/** The credentials of a SIP telephone. */
export type SipCredentials = t.TypeOf<typeof sipCredentials>

/**
 * Credentials with which the caller's browser registers at the telephone exchange, made anew by each call; `null` where the
 * server has no exchange, or the store does not dial by SIP (`EATelephony`).
 */
export const getSipCredentials = endpoint({
  name: 'getSipCredentials',
  base: 'application',
  method: 'GET',
  path: '/telephony/sip-credentials/{hyperionId}',
  params: record({ hyperionId }),
  output: nullable(sipCredentials),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ params }) => params.hyperionId },
  doNotLog: true,
  rows: [],
})

/** Ten digits. */
const callerPhone = checked(
  'phone of ten digits',
  (value): value is string => text.is(value) && isPhone(value) && normalisePhone(value) === value,
)

const callerCustomer: t.Type<CallerCustomer, unknown> = record(
  { opptId, hyperionId, customerName: t.string, vehicle: nullable(t.string) },
  'customer who calls',
)

/**
 * Who calls: the opportunities whose customer has this number, of the stores in which the caller of this endpoint may work, the
 * newest first, at most as many as `mostCallerCustomers` says. The number stands in the body, so that no log keeps it.
 */
export const findCallers = endpoint({
  name: 'findCallers',
  base: 'opportunity',
  method: 'POST',
  path: '/telephony/callers',
  body: record({ phone: callerPhone }),
  output: t.readonlyArray(callerCustomer),
  access: { anyOf: [generalAccess] },
  scope: 'own',
  kind: 'search',
  doNotLog: true,
  rows: [],
})
