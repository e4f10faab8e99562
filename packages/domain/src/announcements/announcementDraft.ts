import type * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { epochOf } from '../calendar/instant'
import { isEmptyHtml } from '../text/html/emptyHtml'
import type { Announcement } from './announcement'

/** What an administrator edits of an announcement; `announcementId` is null for a new one. */
export type AnnouncementDraft = Omit<Announcement, 'announcementId' | 'viewed'> & {
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

/** The fields that can be wrong. */
export type AnnouncementField = 'title' | 'body' | 'displayTo'

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
    ['title', title.trim() === '' ? 'A title is needed.' : null],
    ['body', isEmptyHtml(body) ? 'A text is needed.' : null],
    ['displayTo', endsFirst ? 'The end is earlier than the beginning.' : null],
  ])
  return valueOrErrors(errors, () => ({ ...draft, title: title.trim() }))
}

const fields = ['title', 'body', 'displayFrom', 'displayTo', 'active'] as const

/** Whether the edited copy differs from the one that was selected (S-434). */
export const isAnnouncementDirty = (draft: AnnouncementDraft, selected: AnnouncementDraft): boolean =>
  fields.some((field) => draft[field] !== selected[field])
