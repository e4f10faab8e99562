import * as t from 'io-ts'
import { emailBodyLimit } from '@retain/domain/activity/email/validateEmail'
import type { Announcement } from '@retain/domain/announcements/announcement'
import type { Permission } from '@retain/domain/session/user/permissions'
import { id, instant, nullable, pageOf, record, text, textUpTo, whole, wholeText } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** A message of the administrators to everybody (domain `Announcement`). */
const announcement: t.Type<Announcement, unknown> = record(
  {
    announcementId: id,
    title: text,
    body: t.string,
    displayFrom: nullable(instant),
    displayTo: nullable(instant),
    active: t.boolean,
    viewed: t.boolean,
    version: whole(1),
  },
  'announcement',
)

/** The announcements that are shown at present, newest beginning first, with which of them the caller has viewed. */
export const listAnnouncements = endpoint({
  name: 'listAnnouncements',
  base: 'application',
  method: 'GET',
  path: '/announcement',
  output: t.readonlyArray(announcement),
  access: 'token',
  scope: 'own',
  handlesNotFound: true,
  rows: ['S-249', 'S-257', 'S-393', 'S-788', 'S-790'],
})

/** Marks an announcement as viewed by the caller, or as not viewed; an unknown one is left as it is. */
export const markAnnouncementRead = endpoint({
  name: 'markAnnouncementRead',
  base: 'application',
  method: 'POST',
  path: '/announcement/mark-read',
  body: record({ id, markAsRead: t.boolean }, 'announcement to mark'),
  output: t.null,
  access: 'token',
  scope: 'own',
  handlesNotFound: true,
  rows: ['S-252', 'S-254', 'S-395'],
})

const ofAdministrators = {
  base: 'admin',
  path: '/announcement',
  access: { anyOf: ['Opportunity_Admin_Announcement' satisfies Permission] },
  scope: 'none',
} as const

const written = {
  // Longer ones are refused by the rules, in their words.
  title: textUpTo(1000),
  /** HTML; the server stores what the allow-list leaves of it. */
  body: textUpTo(emailBodyLimit),
  displayFrom: nullable(instant),
  displayTo: nullable(instant),
  active: t.boolean,
}

const createBody = record({ announcementId: t.null, ...written }, 'announcement to create')
const updateBody = record({ announcementId: id, ...written }, 'announcement to change')

/** What is sent of an announcement: domain `AnnouncementDraft`. */
export type AnnouncementBody = t.TypeOf<typeof createBody> | t.TypeOf<typeof updateBody>

/** Every announcement, the latest beginning first; one without a beginning stands at the moment when it was made. */
export const listAnnouncementsAdmin = endpoint({
  ...ofAdministrators,
  name: 'listAnnouncementsAdmin',
  method: 'GET',
  query: t.exact(t.partial({ pageNumber: wholeText(1), pageSize: wholeText(1, 10_000) })),
  output: pageOf(announcement),
  rows: ['S-394', 'S-433'],
})

/** Saves a new announcement. When its time has come, everybody gets an alert of it. */
export const createAnnouncement = endpoint({
  ...ofAdministrators,
  name: 'createAnnouncement',
  method: 'POST',
  body: createBody,
  output: announcement,
  isIdempotent: true,
  rows: ['S-259', 'S-435', 'S-436', 'S-437', 'S-705'],
})

/** Changes an announcement. Who has viewed it keeps it viewed; of an announcement there is one alert. */
export const updateAnnouncement = endpoint({
  ...ofAdministrators,
  name: 'updateAnnouncement',
  method: 'PUT',
  body: updateBody,
  output: announcement,
  handlesNotFound: true,
  isVersioned: true,
  rows: ['S-705'],
})

/** Deletes an announcement with its alerts. One that is gone already is no error. */
export const deleteAnnouncement = endpoint({
  ...ofAdministrators,
  name: 'deleteAnnouncement',
  method: 'DELETE',
  body: record({ announcementId: id }),
  output: t.null,
  handlesNotFound: true,
  rows: ['S-705'],
})
