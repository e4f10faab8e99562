import * as t from 'io-ts'
import { nullable, record, text, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** A store as the profile of the identity server names it. */
const profileStore = record({ storeCode: text, name: t.string, timeZoneOffset: t.string }, 'profile store')

/** Who is signed in and what the profile grants (domain `UserAccess`). */
export const userAccess = record(
  {
    authorities: t.readonlyArray(t.string),
    stores: t.readonlyArray(profileStore),
    email: nullable(t.string),
    userName: text,
    givenName: nullable(t.string),
    familyName: nullable(t.string),
    phone: nullable(t.string),
    phoneExt: nullable(t.string),
    mobile: nullable(t.string),
    picture: nullable(t.string),
    pictureContent: nullable(t.string),
    sub: text,
    profile: record({ signature: nullable(t.string) }),
  },
  'user access',
)

/** Asks who the bearer of the token is. The answer may hold no user at all, which the session reports (S-113). */
export const getUserAccess = endpoint({
  name: 'getUserAccess',
  base: 'auth',
  method: 'GET',
  path: '/user-access',
  output: nullable(userAccess),
  access: 'token',
  scope: 'own',
  doNotLog: true,
  handlesNotFound: true,
  rows: ['S-090', 'S-118', 'S-119', 'S-120', 'S-121', 'S-122', 'S-123', 'S-124', 'S-424', 'S-712'],
})

/** Asks whether a token is good. An invalid token is an answer and no error. */
export const validateToken = endpoint({
  name: 'validateToken',
  base: 'auth',
  method: 'GET',
  path: '/token/validate',
  query: record({ client_id: text, token: text }),
  output: record({ isValid: t.boolean, expiresAt: nullable(whole(0)) }),
  access: 'anyone',
  scope: 'none',
  doNotLog: true,
  rows: ['S-089', 'S-425', 'S-711'],
})
