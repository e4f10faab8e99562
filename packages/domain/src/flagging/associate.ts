import type { User } from '../session/user/user'

/** Somebody who works at a store (O-248, api.md 2.1 Associate). */
export interface Associate {
  readonly userName: string
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  /** Whether the opportunity is flagged for them. */
  readonly isFlagged: boolean
}

/** What one flag is set or removed with (O-247, O-455). */
export interface FlagRequest {
  readonly opptId: string
  readonly hyperionId: string
  readonly lastName: string
  readonly firstName: string
  readonly email: string
  readonly isFlagged: boolean
}

/** The opportunity that is flagged. */
export interface Flaggable {
  readonly opptId: string
  readonly hyperionId: string
}

/** Whose flag it is: the signed-in user, or another associate. */
export type FlagHolder = Pick<User, 'givenName' | 'familyName' | 'email'>

/**
 * The body by which one flag is set or removed (O-455).
 *
 * @example flagRequest(opportunity, user, true).isFlagged // true
 */
export const flagRequest = (
  { opptId, hyperionId }: Flaggable,
  { givenName, familyName, email }: FlagHolder,
  isFlagged: boolean,
): FlagRequest => ({
  opptId,
  hyperionId,
  lastName: familyName ?? '',
  firstName: givenName ?? '',
  email: email ?? '',
  isFlagged,
})

/**
 * Whose flag a request is about, among the people that it may name; it carries no user name (O-247). The address decides,
 * without regard to case; where several have it, or none is given, first and last name do. `null` when nobody fits, or
 * more than one.
 *
 * @example holderOf({ ...request, email: 'Jordan@Example.test' }, associates)?.userName // 'jordan.mills'
 */
export function holderOf<Person extends FlagHolder>(
  { email, firstName, lastName }: Pick<FlagRequest, 'email' | 'firstName' | 'lastName'>,
  people: readonly Person[],
): Person | null {
  const byEmail = people.filter((person) => isSame(email, person.email))
  const byName = (email === '' ? people : byEmail).filter(
    (person) => isSame(firstName, person.givenName) && isSame(lastName, person.familyName),
  )
  const found = byEmail.length === 1 && email !== '' ? byEmail : byName
  return found.length === 1 ? (found[0] ?? null) : null
}

const isSame = (said: string, known: string | null): boolean =>
  said.trim().toLowerCase() === (known ?? '').trim().toLowerCase()
