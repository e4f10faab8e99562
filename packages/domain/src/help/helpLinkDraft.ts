import type * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { emailBodyLimit } from '../activity/email/validateEmail'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { isEmptyHtml, isSameHtml } from '../text/html/emptyHtml'
import { utf8Length } from '../text/utf8Length'
import type { HelpLink } from './helpLink'
import { linkOpening } from './video'

/** What an administrator edits of a help link; `helpLinkId` is null for a new one. */
export type HelpLinkDraft = Omit<HelpLink, 'helpLinkId' | 'insUpdDT' | 'insUpdUser' | 'version'> & {
  readonly helpLinkId: string | null
}

/** A new link, at the front. */
export const newHelpLink: HelpLinkDraft = {
  helpLinkId: null,
  linkTitle: '',
  linkDescription: '',
  linkUrl: '',
  disabled: false,
  orderBy: 0,
}

/**
 * The copy of a help link that is edited, and compared with it: the six fields that a save sends (S-421, S-422, S-434).
 *
 * @example helpLinkDraft(link).linkTitle // 'Tour'
 */
export const helpLinkDraft = ({
  helpLinkId,
  linkTitle,
  linkDescription,
  linkUrl,
  disabled,
  orderBy,
}: HelpLink): HelpLinkDraft => ({ helpLinkId, linkTitle, linkDescription, linkUrl, disabled, orderBy })

/** The question before a link is deleted (S-441). */
export const deleteHelpLinkQuestion = 'Delete Help Link?'

/** What the form of a help link is edited by: its draft without the id. */
export type HelpLinkFields = Omit<HelpLinkDraft, 'helpLinkId'>

/** The longest title, in characters (api.md 1.2, sizes: as that of a subject). */
export const helpTitleLimit = 200

/** The longest address, in characters: what browsers and servers take. */
export const helpUrlLimit = 2000

/** The fields that can be wrong. */
export type HelpLinkField = 'linkTitle' | 'linkDescription' | 'linkUrl' | 'orderBy'

const wrongTitle = (linkTitle: string): string | null => {
  if (linkTitle.trim() === '') return 'A title is needed.'
  return linkTitle.trim().length > helpTitleLimit ? 'A title has up to 200 characters.' : null
}

const wrongDescription = (linkDescription: string): string | null => {
  if (isEmptyHtml(linkDescription)) return 'A description is needed.'
  return utf8Length(linkDescription) > emailBodyLimit ? 'A description can hold up to 200 KB.' : null
}

const wrongUrl = (linkUrl: string): string | null => {
  if (linkUrl.trim() === '') return 'An address is needed.'
  if (linkUrl.trim().length > helpUrlLimit) return 'An address has up to 2000 characters.'
  return linkOpening(linkUrl).kind === 'refused' ? 'An address begins with http:// or https://.' : null
}

/**
 * A help link that can be saved, with title and address trimmed, or everything that is wrong with it: no title, no
 * description to be read, no address or one that is not opened, a position that is no whole number from 0 on (S-438 to
 * S-440, S-792).
 *
 * @example validateHelpLink(newHelpLink) // left: title, description and address
 */
export function validateHelpLink(
  draft: HelpLinkDraft,
): E.Either<NonEmptyArray<FieldError<HelpLinkField>>, HelpLinkDraft> {
  const { linkTitle, linkDescription, linkUrl, orderBy } = draft
  const isPosition = Number.isSafeInteger(orderBy) && orderBy >= 0
  const errors = fieldErrors<HelpLinkField>([
    ['linkTitle', wrongTitle(linkTitle)],
    ['linkDescription', wrongDescription(linkDescription)],
    ['linkUrl', wrongUrl(linkUrl)],
    ['orderBy', isPosition ? null : 'A position is a whole number from 0 on.'],
  ])
  return valueOrErrors(errors, () => ({ ...draft, linkTitle: linkTitle.trim(), linkUrl: linkUrl.trim() }))
}

const fields = ['linkTitle', 'linkDescription', 'linkUrl', 'disabled', 'orderBy'] as const

/**
 * Whether a field is the same in two drafts. Blanks around title and address, and what an editor leaves of an empty description,
 * make no difference (S-434).
 *
 * @example isSameHelpLinkField('linkTitle', { ...fields, linkTitle: ' Tour ' }, { ...fields, linkTitle: 'Tour' }) // true
 */
export function isSameHelpLinkField(
  field: keyof HelpLinkFields,
  one: HelpLinkFields,
  other: HelpLinkFields,
): boolean {
  if (field === 'linkTitle' || field === 'linkUrl') return one[field].trim() === other[field].trim()
  if (field === 'linkDescription') return isSameHtml(one.linkDescription, other.linkDescription)
  return one[field] === other[field]
}

/** Whether the edited copy differs from the one that was selected (S-434). */
export const isHelpLinkDirty = (draft: HelpLinkFields, selected: HelpLinkFields): boolean =>
  fields.some((field) => !isSameHelpLinkField(field, draft, selected))
