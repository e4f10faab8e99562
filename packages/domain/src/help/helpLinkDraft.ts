import type * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { isEmptyHtml } from '../text/html/emptyHtml'
import type { HelpLink } from './helpLink'
import { linkOpening } from './video'

/** What an administrator edits of a help link; `helpLinkId` is null for a new one. */
export type HelpLinkDraft = Omit<HelpLink, 'helpLinkId' | 'insUpdDT' | 'insUpdUser'> & {
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

/** The fields that can be wrong. */
export type HelpLinkField = 'linkTitle' | 'linkDescription' | 'linkUrl' | 'orderBy'

const wrongUrl = (linkUrl: string): string | null => {
  if (linkUrl.trim() === '') return 'An address is needed.'
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
    ['linkTitle', linkTitle.trim() === '' ? 'A title is needed.' : null],
    ['linkDescription', isEmptyHtml(linkDescription) ? 'A description is needed.' : null],
    ['linkUrl', wrongUrl(linkUrl)],
    ['orderBy', isPosition ? null : 'A position is a whole number from 0 on.'],
  ])
  return valueOrErrors(errors, () => ({ ...draft, linkTitle: linkTitle.trim(), linkUrl: linkUrl.trim() }))
}

const fields = ['linkTitle', 'linkDescription', 'linkUrl', 'disabled', 'orderBy'] as const

/** Whether the edited copy differs from the one that was selected (S-434). */
export const isHelpLinkDirty = (draft: HelpLinkDraft, selected: HelpLinkDraft): boolean =>
  fields.some((field) => draft[field] !== selected[field])
