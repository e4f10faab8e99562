import type { HelpLink } from '@retain/domain/help/helpLink'
import type { HelpLinkDraft } from '@retain/domain/help/helpLinkDraft'
import type { Selectable } from 'kysely'
import type { CallAuthor } from '../../commands/author'
import type { HelpLinkTable } from '../../db/schema/helpTables'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'

/** A help link as the database holds it. */
export type StoredHelpLink = Selectable<HelpLinkTable>

/** A help link in the words of the contract. */
export const presentHelpLink = (row: StoredHelpLink): HelpLink => ({
  helpLinkId: row.help_link_id,
  linkTitle: row.link_title,
  linkDescription: row.link_description,
  linkUrl: row.link_url,
  disabled: row.disabled,
  orderBy: row.order_by,
  insUpdDT: row.changed_at,
  insUpdUser: row.changed_by,
  version: row.version,
})

/** Every help link: there are few, and the rules put them in order. */
export const findHelpLinks = async (db: Database): Promise<readonly HelpLink[]> =>
  (await db.selectFrom('help_link').selectAll().orderBy('help_link_id').execute()).map(presentHelpLink)

/** A help link, held until the transaction ends. */
export const selectHelpLinkForUpdate = (
  transaction: DatabaseTransaction,
  helpLinkId: string,
): Promise<StoredHelpLink | undefined> =>
  transaction
    .selectFrom('help_link')
    .selectAll()
    .where('help_link_id', '=', helpLinkId)
    .forUpdate()
    .executeTakeFirst()

const columnsOf = (draft: HelpLinkDraft, { userName, now }: CallAuthor) => ({
  link_title: draft.linkTitle,
  link_description: draft.linkDescription,
  link_url: draft.linkUrl,
  disabled: draft.disabled,
  order_by: draft.orderBy,
  changed_by: userName,
  changed_at: now,
})

/** Adds a help link. */
export const insertHelpLink = (
  transaction: DatabaseTransaction,
  draft: HelpLinkDraft,
  author: CallAuthor,
): Promise<StoredHelpLink> =>
  transaction
    .insertInto('help_link')
    .values(columnsOf(draft, author))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes over a help link. */
export const writeHelpLink = (
  transaction: DatabaseTransaction,
  { help_link_id, version }: StoredHelpLink,
  draft: HelpLinkDraft,
  author: CallAuthor,
): Promise<StoredHelpLink> =>
  transaction
    .updateTable('help_link')
    .set({ ...columnsOf(draft, author), version: version + 1 })
    .where('help_link_id', '=', help_link_id)
    .returningAll()
    .executeTakeFirstOrThrow()
