import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { valueOrErrors, type FieldError } from '../../validation/fieldError'
import { utf8Length } from '../../text/utf8Length'
import { can } from '../../session/user/can'
import type { Permission } from '../../session/user/permissions'
import type { LogType } from '../logTypes'
import { editDefaultSearches } from '../filters/panel/panelButtons'

/** Whether people save searches of a log: those of the Equity Log only; the others keep their columns there (L-481). */
export const hasSavedSearches = (log: LogType): boolean => log === 'EQLOG'

/** The longest name of a saved search, in characters (api.md 1.2). */
export const searchNameLimit = 100

/**
 * The name that a search is saved under, trimmed. It is needed, and blanks alone are none; one that is already in use is
 * accepted (L-059, L-484).
 *
 * @example validateSearchName('  High equity ') // right: 'High equity'
 */
export function validateSearchName(name: string): Either<NonEmptyArray<FieldError<'name'>>, string> {
  const trimmed = name.trim()
  const errors: FieldError<'name'>[] = []
  if (trimmed === '') errors.push({ field: 'name', message: 'A name is needed.' })
  if (trimmed.length > searchNameLimit)
    errors.push({ field: 'name', message: 'A name can hold up to 100 characters.' })
  return valueOrErrors(errors, () => trimmed)
}

/** How many searches of a type one person may keep. */
export const mostSearches = 200

/** What is said to whoever has as many searches as can be kept. */
export const tooManySearchesText = `You have ${mostSearches} saved searches, which is as many as can be kept. Delete one first.`

/** The most that one search may hold, in bytes of its JSON. */
export const searchSizeLimit = 32 * 1024

/** What is said when a search holds more. */
export const searchTooLargeText = 'A saved search can hold up to 32 KB. Choose fewer values.'

/** Whether what a search holds, as JSON, is small enough to be kept. */
export const isSearchSmallEnough = (json: string): boolean => utf8Length(json) <= searchSizeLimit

/** Whose a saved search is. */
export interface SearchOwnership {
  readonly isDefault: boolean
  /** Whether the user saved it. */
  readonly isOwn: boolean
}

/** Whether somebody may change a saved search: one's own, and a default one with the permission (L-062, L-489). */
export const mayUpdateSearch = (
  { isDefault, isOwn }: SearchOwnership,
  roles: readonly Permission[],
): boolean => (isDefault ? can(roles, editDefaultSearches) : isOwn)

/** Whether somebody may delete a saved search: one's own that is not default, and no other (L-063, L-489). */
export const mayDeleteSearch = ({ isDefault, isOwn }: SearchOwnership): boolean => isOwn && !isDefault
