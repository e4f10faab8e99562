import type * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { emailBodyLimit } from '../activity/email/validateEmail'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { epochOf } from '../calendar/instant'
import { isEmptyHtml, isSameHtml } from '../text/html/emptyHtml'
import { utf8Length } from '../text/utf8Length'
import type { Announcement } from './announcement'

/** What an administrator edits of an announcement; `announcementId` is null for a new one. */
export type AnnouncementDraft = Omit<Announcement, 'announcementId' | 'viewed' | 'version'> & {
  readonly announcementId: string | null
}

/** A new announcement: active, at once and without end (S-259, S-790). */
export const newAnnouncement: AnnouncementDraft = {
  announcementId: null,
  title: '',
  body: '',
  displayFrom: null,
  displayTo: null,
  active: true,
}

/**
 * The copy of an announcement that is edited, and compared with it: the six fields that a save sends (S-434, S-705).
 *
 * @example announcementDraft(announcement).viewed // there is none: whether it was viewed is not edited
 */
export const announcementDraft = ({
  announcementId,
  title,
  body,
  displayFrom,
  displayTo,
  active,
}: Announcement): AnnouncementDraft => ({ announcementId, title, body, displayFrom, displayTo, active })

/** What the form of an announcement is edited by: its draft without the id. */
export type AnnouncementFields = Omit<AnnouncementDraft, 'announcementId'>

/** The longest title, in characters (api.md 1.2, sizes: as that of a subject). */
export const announcementTitleLimit = 200

/** The fields that can be wrong. */
export type AnnouncementField = 'title' | 'body' | 'displayTo'

const wrongTitle = (title: string): string | null => {
  if (title.trim() === '') return 'A title is needed.'
  return title.trim().length > announcementTitleLimit ? 'A title has up to 200 characters.' : null
}

const wrongBody = (body: string): string | null => {
  if (isEmptyHtml(body)) return 'A text is needed.'
  return utf8Length(body) > emailBodyLimit ? 'A text can hold up to 200 KB.' : null
}

/**
 * An announcement that can be saved, with its title trimmed, or everything that is wrong with it: a missing title, a body
 * that shows nothing, an end before the beginning. Equal ends are right (S-435 to S-437, S-790).
 *
 * @example validateAnnouncement(newAnnouncement) // left: title and body
 */
export function validateAnnouncement(
  draft: AnnouncementDraft,
): E.Either<NonEmptyArray<FieldError<AnnouncementField>>, AnnouncementDraft> {
  const { title, body, displayFrom, displayTo } = draft
  const endsFirst = displayFrom !== null && displayTo !== null && epochOf(displayTo) < epochOf(displayFrom)
  const errors = fieldErrors<AnnouncementField>([
    ['title', wrongTitle(title)],
    ['body', wrongBody(body)],
    ['displayTo', endsFirst ? 'The end is earlier than the beginning.' : null],
  ])
  return valueOrErrors(errors, () => ({ ...draft, title: title.trim() }))
}

const fields = ['title', 'body', 'displayFrom', 'displayTo', 'active'] as const

/**
 * Whether a field is the same in two drafts. Blanks around a title, and what an editor leaves of an empty text, make no
 * difference (S-434).
 *
 * @example isSameAnnouncementField('title', { ...fields, title: ' Hours ' }, { ...fields, title: 'Hours' }) // true
 */
export function isSameAnnouncementField(
  field: keyof AnnouncementFields,
  one: AnnouncementFields,
  other: AnnouncementFields,
): boolean {
  if (field === 'title') return one.title.trim() === other.title.trim()
  if (field === 'body') return isSameHtml(one.body, other.body)
  return one[field] === other[field]
}

/** Whether the edited copy differs from the one that was selected (S-434). */
export const isAnnouncementDirty = (draft: AnnouncementFields, selected: AnnouncementFields): boolean =>
  fields.some((field) => !isSameAnnouncementField(field, draft, selected))
