import { nullable, record, text } from '@retain/api-client/kernel/codecs'
import { endpoint } from '@retain/api-client/kernel/endpoint'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { Clock } from '../core/clock'
import type { Database } from '../db/schema/schema'
import type { Call } from '../endpoints/mount'
import type { Caller } from '../identity/caller'

/** A write of the tests' own. */
export const keepText = endpoint({
  name: 'keepText',
  base: 'opportunity',
  method: 'POST',
  path: '/text',
  body: record({ first: text, second: nullable(text) }),
  output: record({ text: text }),
  access: { anyOf: [generalAccess] },
  scope: 'none',
  isIdempotent: true,
  rows: [],
})

/** Somebody who calls, without stores or permissions: for what stands behind the checks of `mount`. */
export const testCaller = (userName: string): Caller => ({
  sub: userName,
  userName,
  givenName: null,
  familyName: null,
  fullName: userName,
  email: null,
  phone: null,
  phoneExt: null,
  mobile: null,
  picture: null,
  roles: [],
  stores: [],
  issuedAt: null,
  acr: null,
  authTime: null,
  expiresAt: 0,
})

/** A call as `mount` would hand it on, for tests of what is called by a handler. */
export const testCall = <B>(
  world: { readonly db: Database; readonly clock: Clock },
  asked: Pick<Call<object, object, B>, 'body' | 'caller' | 'idempotencyKey'>,
): Call<object, object, B> => ({
  ...world,
  ...asked,
  params: {},
  query: {},
  version: null,
  requestId: 'test-request',
})
