import type { Announcement } from '@retain/domain/announcements/announcement'
import type { AnnouncementDraft } from '@retain/domain/announcements/announcementDraft'
import type { Instant } from '@retain/domain/calendar/instant'
import { sql, type Selectable } from 'kysely'
import type { CallAuthor } from '../../commands/author'
import type { AnnouncementTable } from '../../db/schema/announcementTables'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'

/** An announcement as the database holds it. */
export type StoredAnnouncement = Selectable<AnnouncementTable>

/** An announcement in the words of the contract. */
export const presentAnnouncement = (row: StoredAnnouncement, viewed: boolean): Announcement => ({
  announcementId: row.announcement_id,
  title: row.title,
  body: row.body,
  displayFrom: row.display_from,
  displayTo: row.display_to,
  active: row.active,
  viewed,
  version: row.version,
})

const ofReader = (db: Database, userName: string) =>
  db
    .selectFrom('announcement as a')
    .leftJoin('announcement_read as r', (join) =>
      join.onRef('r.announcement_id', '=', 'a.announcement_id').on('r.user_name', '=', userName),
    )
    .selectAll('a')
    .select((eb) => eb('r.user_name', 'is not', null).as('viewed'))

/** Those that are active and not over, with which of them somebody has viewed, in the order in which they were made. */
export async function findPresentAnnouncements(
  db: Database,
  userName: string,
  now: Instant,
): Promise<readonly Announcement[]> {
  const rows = await ofReader(db, userName)
    .where('a.active', '=', true)
    .where((eb) => eb.or([eb('a.display_to', 'is', null), eb('a.display_to', '>=', now)]))
    .orderBy('a.announcement_id')
    .execute()
  return rows.map((row) => presentAnnouncement(row, Boolean(row.viewed)))
}

/** A page of all of them, the latest beginning first, and how many there are. */
export async function findAnnouncementPage(
  db: Database,
  userName: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: readonly Announcement[]; readonly total: number }> {
  const rows = await ofReader(db, userName)
    .orderBy(sql`coalesce(a.display_from, a.created_at)`, 'desc')
    .orderBy('a.announcement_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('announcement')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { list: rows.map((row) => presentAnnouncement(row, Boolean(row.viewed))), total: Number(total) }
}

/** An announcement, held until the transaction ends. */
export const selectAnnouncementForUpdate = (
  transaction: DatabaseTransaction,
  announcementId: string,
): Promise<StoredAnnouncement | undefined> =>
  transaction
    .selectFrom('announcement')
    .selectAll()
    .where('announcement_id', '=', announcementId)
    .forUpdate()
    .executeTakeFirst()

const columnsOf = (draft: AnnouncementDraft, { userName, now }: CallAuthor) => ({
  title: draft.title,
  body: draft.body,
  display_from: draft.displayFrom,
  display_to: draft.displayTo,
  active: draft.active,
  changed_by: userName,
  changed_at: now,
})

/** Adds an announcement. */
export const insertAnnouncement = (
  transaction: DatabaseTransaction,
  draft: AnnouncementDraft,
  author: CallAuthor,
): Promise<StoredAnnouncement> =>
  transaction
    .insertInto('announcement')
    .values({ ...columnsOf(draft, author), created_at: author.now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes over an announcement. */
export const writeAnnouncement = (
  transaction: DatabaseTransaction,
  { announcement_id, version }: StoredAnnouncement,
  draft: AnnouncementDraft,
  author: CallAuthor,
): Promise<StoredAnnouncement> =>
  transaction
    .updateTable('announcement')
    .set({ ...columnsOf(draft, author), version: version + 1 })
    .where('announcement_id', '=', announcement_id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whether somebody has viewed an announcement. */
export const hasRead = async (
  transaction: DatabaseTransaction,
  userName: string,
  announcementId: string,
): Promise<boolean> =>
  (await transaction
    .selectFrom('announcement_read')
    .select('user_name')
    .where('user_name', '=', userName)
    .where('announcement_id', '=', announcementId)
    .executeTakeFirst()) !== undefined

/** Keeps whether somebody has viewed an announcement; of one that is gone nothing is kept. */
export async function keepRead(
  transaction: DatabaseTransaction,
  userName: string,
  { id, markAsRead }: { readonly id: string; readonly markAsRead: boolean },
): Promise<null> {
  if (markAsRead)
    await transaction
      .insertInto('announcement_read')
      .columns(['user_name', 'announcement_id'])
      .expression((eb) =>
        eb
          .selectFrom('announcement')
          .select([eb.val(userName).as('user_name'), 'announcement_id'])
          .where('announcement_id', '=', id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await transaction
      .deleteFrom('announcement_read')
      .where('user_name', '=', userName)
      .where('announcement_id', '=', id)
      .execute()
  return null
}
