import { sql, type InferResult, type QueryCreator } from 'kysely'
import type { ContactHistoryTable } from '../../db/schema/contactTables'
import type { AppUserTable } from '../../db/schema/peopleTables'
import type { Schema } from '../../db/schema/schema'
import { refsOf } from '../../db/refs'

const ref = refsOf<{ h: ContactHistoryTable; u: AppUserTable }>()

const hasNotes = sql<boolean>`coalesce(${ref('h.notes')}, '') <> ''`.as('has_notes')
const createdByName = sql<string | null>`coalesce(${ref('u.full_name')}, ${ref('h.created_by')})`.as(
  'created_by_name',
)

/**
 * Entries of contact histories as lists show them: without their notes, which are read by the entry's id (OP-057). The
 * caller says which ones; `newestFirst` is their order.
 */
export const historyEntries = (db: QueryCreator<Schema>) =>
  db
    .selectFrom('contact_history as h')
    .leftJoin('app_user as u', 'u.user_name', 'h.created_by')
    .leftJoin('email_contact_detail as e', (join) =>
      join
        .onRef('e.hyperion_id', '=', 'h.hyperion_id')
        .onRef('e.email_contact_detail_id', '=', 'h.email_contact_detail_id'),
    )
    .select([
      'h.contact_history_id',
      'h.contact_type',
      'h.created_at',
      'h.action_result',
      'h.contact_info',
      'h.contact_action',
      'h.email_contact_detail_id',
      'h.delivery',
      'e.open_class',
      'e.opened_at',
      'e.opened_after_seconds',
      hasNotes,
      createdByName,
    ])

/** The order of a contact history; what was written at one moment stands in the order it was written. */
export const newestFirst = sql`${ref('h.created_at')} desc, ${ref('h.contact_history_id')} desc`

/** An entry as `historyEntries` reads it. */
export type StoredHistoryEntry = InferResult<ReturnType<typeof historyEntries>>[number]
