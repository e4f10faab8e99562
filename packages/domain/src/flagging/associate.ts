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
