import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { emailBodyLimit } from '../../activity/email/validateEmail'
import { isEmptyHtml, isSameHtml } from '../../text/html/emptyHtml'
import { utf8Length } from '../../text/utf8Length'
import { fieldErrors, valueOrErrors, type FieldError } from '../../validation/fieldError'

/** Somebody's profile: what the sign-in says of them, and the signature of their emails (api.md 2.5, S-122). */
export interface Profile {
  readonly userName: string
  readonly givenName: string | null
  readonly familyName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly phoneExt: string | null
  readonly mobile: string | null
  /** HTML written by its person: cleaned before it is shown (S-789); `null` without one. */
  readonly signature: string | null
  /** Counted up with each change. */
  readonly version: number
}

/** What is saved, in the middle of a sentence. */
export const profileNoun = 'profile'

/** What the form of a profile edits: nothing but the signature is Retain's own. */
export interface ProfileFields {
  /** Empty for none. */
  readonly signature: string
}

/**
 * The signature that a text saves: any that fits an email; what shows nothing is none.
 *
 * @example validateProfile({ signature: '<p><br></p>' }) // right: null
 */
export const validateProfile = ({
  signature,
}: ProfileFields): Either<NonEmptyArray<FieldError<'signature'>>, string | null> =>
  valueOrErrors(
    fieldErrors([
      ['signature', utf8Length(signature) > emailBodyLimit ? 'A signature can hold up to 200 KB.' : null],
    ]),
    () => (isEmptyHtml(signature) ? null : signature),
  )

/** Whether the signature is the same in two drafts; what an editor leaves of an empty one is none. */
export const isSameProfileField = (
  _field: keyof ProfileFields,
  one: ProfileFields,
  other: ProfileFields,
): boolean => isSameHtml(one.signature, other.signature)
