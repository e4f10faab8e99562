import type { AnnouncementBody } from '@retain/api-client/announcements'
import { announcementNoun, type Announcement } from '@retain/domain/announcements/announcement'
import { validateAnnouncement, type AnnouncementDraft } from '@retain/domain/announcements/announcementDraft'
import { auditedAnnouncement } from '@retain/domain/audit/auditedChanges'
import { epochOf } from '@retain/domain/calendar/instant'
import { userTag } from '@retain/domain/live/tags'
import type { Audit } from '../../audit/appendEntries'
import type { CallAuthor } from '../../commands/author'
import { ApiProblem } from '../../core/apiProblem'
import { orInvalid } from '../../core/orInvalid'
import { requireVersion } from '../../core/requireVersion'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { cleanHtml } from '../../email/cleanHtml'
import { enqueue } from '../../jobs/enqueue'
import type { Publish } from '../../outbox/transact'
import { announcementBegins } from './announcementBegins'
import {
  hasRead,
  insertAnnouncement,
  presentAnnouncement,
  selectAnnouncementForUpdate,
  writeAnnouncement,
  type StoredAnnouncement,
} from './announcementQueries'

/**
 * What a body saves, with what the allow-list leaves of its HTML. It waits for no database: it is done before the transaction.
 *
 * @throws ApiProblem `invalid` with the domain's words for every field that the form could not have sent.
 */
export const cleanAnnouncement = async (body: AnnouncementBody): Promise<AnnouncementDraft> =>
  orInvalid(validateAnnouncement({ ...body, body: await cleanHtml(body.body) }), announcementNoun)

/** Saves a new announcement (S-705). */
export async function addAnnouncement(
  transaction: DatabaseTransaction,
  draft: AnnouncementDraft,
  author: CallAuthor,
  audit: Audit,
): Promise<Announcement> {
  const row = await insertAnnouncement(transaction, draft, author)
  await alertLater(transaction, row, author)
  const after = presentAnnouncement(row, false)
  audit(auditedAnnouncement({ before: null, after }))
  return after
}

/**
 * Writes over an announcement (S-705).
 *
 * @throws ApiProblem `notFound`; `versionRequired`, `stale` with what is there by now.
 */
export async function changeAnnouncement(
  transaction: DatabaseTransaction,
  draft: AnnouncementDraft,
  version: number | null,
  author: CallAuthor,
  audit: Audit,
): Promise<Announcement> {
  const stored = await selectAnnouncementForUpdate(transaction, draft.announcementId ?? '')
  if (stored === undefined) throw new ApiProblem('notFound', 'There is no such announcement.')
  const viewed = await hasRead(transaction, author.userName, stored.announcement_id)
  requireVersion(version, stored, announcementNoun, () => presentAnnouncement(stored, viewed))
  const row = await writeAnnouncement(transaction, stored, draft, author)
  await alertLater(transaction, row, author)
  const after = presentAnnouncement(row, viewed)
  audit(auditedAnnouncement({ before: presentAnnouncement(stored, viewed), after }))
  return after
}

/** Deletes an announcement and takes its alerts back (S-705). One that is gone already is no fault. */
export async function deleteAnnouncement(
  transaction: DatabaseTransaction,
  publish: Publish,
  announcementId: string,
  audit: Audit,
): Promise<null> {
  const deleted = await transaction
    .deleteFrom('announcement')
    .where('announcement_id', '=', announcementId)
    .returningAll()
    .executeTakeFirst()
  if (deleted !== undefined)
    audit(auditedAnnouncement({ before: presentAnnouncement(deleted, false), after: null }))
  const alerts = await transaction
    .deleteFrom('notification')
    .where('announcement_id', '=', announcementId)
    .returning(['user_name', 'notification_id'])
    .execute()
  for (const { user_name, notification_id } of alerts)
    publish(userTag(user_name), {
      type: 'NOTIFICATION_REMOVED',
      payload: { notificationIds: [notification_id] },
    })
  return null
}

/** Leaves it to the queue to tell everybody when the time of an announcement has come, unless they know already. */
async function alertLater(
  transaction: DatabaseTransaction,
  { announcement_id, active, alerted_at, display_from }: StoredAnnouncement,
  { now }: CallAuthor,
): Promise<void> {
  if (!active || alerted_at !== null) return
  const isLater = display_from !== null && epochOf(display_from) > epochOf(now)
  const dueAt = isLater ? display_from : now
  await enqueue(transaction, announcementBegins, { announcementId: announcement_id }, { now, dueAt })
}
