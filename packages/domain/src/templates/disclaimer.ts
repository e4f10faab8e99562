import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { emailBodyLimit } from '../activity/email/validateEmail'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import type { Permission } from '../session/user/permissions'
import { isEmptyHtml, isSameHtml } from '../text/html/emptyHtml'
import { utf8Length } from '../text/utf8Length'

/** The text below every outbound email of a store (api.md 2.15 getDisclaimer, OP-124). */
export interface Disclaimer {
  readonly hyperionId: string
  /** HTML; empty where a store has none. */
  readonly body: string
  readonly version: number
}

/** Who may change it, of a store of their own (OP-123, D-36). */
export const disclaimerPermission: Permission = 'Opportunity_Can_Edit_Default_Settings'

/** What is saved, in the middle of a sentence. */
export const disclaimerNoun = 'disclaimer'

/** What is said when it was saved: the specification's spelling (O-388). */
export const disclaimerSavedText = 'Disclamer Saved'

/**
 * The body that a text saves: any, an empty one included, as long as it fits an email; what shows nothing is empty
 * (O-389, OP-124).
 */
export const validateDisclaimer = (body: string): Either<NonEmptyArray<FieldError<'body'>>, string> =>
  valueOrErrors(
    fieldErrors([['body', utf8Length(body) > emailBodyLimit ? 'A disclaimer can hold up to 200 KB.' : null]]),
    () => (isEmptyHtml(body) ? '' : body),
  )

/** Whether leaving would lose something. */
export const isDisclaimerDirty = (body: string, saved: string): boolean => !isSameHtml(body, saved)

/**
 * The body of an outbound email with the disclaimer of its store below it (OP-124).
 *
 * @example withDisclaimer('<p>Hi</p>', '<p>Offers end today.</p>') // '<p>Hi</p><p>Offers end today.</p>'
 */
export const withDisclaimer = (body: string, disclaimer: string): string =>
  isEmptyHtml(disclaimer) ? body : body + disclaimer
