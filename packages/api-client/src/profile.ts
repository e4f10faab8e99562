import * as t from 'io-ts'
import { emailBodyLimit } from '@retain/domain/activity/email/validateEmail'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { Profile } from '@retain/domain/session/user/profile'
import { hyperionId, nullable, record, text, textUpTo, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const person = {
  userName: text,
  givenName: nullable(t.string),
  familyName: nullable(t.string),
  email: nullable(t.string),
  phone: nullable(t.string),
  phoneExt: nullable(t.string),
  mobile: nullable(t.string),
}

/** Somebody's profile (domain `Profile`). */
const profile: t.Type<Profile, unknown> = record(
  { ...person, signature: nullable(t.string), version: whole(1) },
  'profile',
)

/** The caller's profile; that of somebody else is refused (403 `notOwner`). */
export const getProfile = endpoint({
  name: 'getProfile',
  base: 'application',
  method: 'GET',
  path: '/profile/{username}',
  params: record({ username: text }),
  output: profile,
  access: 'token',
  scope: 'own',
  rows: ['S-413'],
})

/**
 * Saves the caller's signature; that of somebody else is refused (403 `notOwner`). Everything else of a profile is the identity
 * server's, and stays as it is.
 */
export const saveProfile = endpoint({
  name: 'saveProfile',
  base: 'application',
  method: 'PUT',
  path: '/profile/{username}',
  params: record({ username: text }),
  /** HTML; the server stores what the allow-list leaves of it. */
  body: record({ ...person, signature: nullable(textUpTo(emailBodyLimit)) }, 'profile to save'),
  subject: { name: 'profile', of: ({ userName }) => userName },
  output: profile,
  access: 'token',
  scope: 'own',
  handlesNotFound: true,
  isVersioned: true,
  rows: ['S-122', 'S-414', 'S-447', 'O-399'],
})

/** The profiles of those who work at a store, without their signatures, by name. */
export const listProfiles = endpoint({
  name: 'listProfiles',
  base: 'application',
  method: 'GET',
  path: '/profile',
  query: record({ hyperionId }),
  output: t.readonlyArray(record(person, 'profile without signature')),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ query }) => query.hyperionId },
  rows: ['S-415'],
})
