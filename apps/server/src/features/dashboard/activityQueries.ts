import type { ContactType } from '@retain/domain/activity/history/contactTypes'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Activity, ActivityKind } from '@retain/domain/dashboard/activity'
import { sql, type RawBuilder } from 'kysely'
import type { KeyedRows, ListPart } from '../../db/keyedRows'
import type { Database } from '../../db/schema/schema'
import { totalOfPage } from '../../db/totalOfPage'

/** Which contacts or leads of a store. `until` is not included. */
export interface ActivitySearch {
  readonly hyperionId: string
  readonly kind: ActivityKind
  readonly from: Instant
  readonly until: Instant
  /** `null` for everybody. */
  readonly userName: string | null
}

/** A contact or lead as the database holds it. */
export interface StoredActivity {
  readonly contact_history_id: string
  readonly at: Instant
  readonly contact_type: ContactType
  readonly user_name: string | null
  readonly full_name: string | null
  readonly oppt_id: string
  readonly customer_name: string | null
  readonly year: number | null
  readonly make_name: string | null
  readonly model_name: string | null
  readonly total: number | null
}

/** The view that counts them (docs/measures.md). */
const views = { contacts: 'measure_contacts', leads: 'measure_leads' } as const satisfies Record<
  ActivityKind,
  string
>

const counted = ({ kind, hyperionId, from, until, userName }: ActivitySearch) => sql`
  from ${sql.table(views[kind])} m
  where m.hyperion_id = ${hyperionId} and m.at >= ${from} and m.at < ${until}
    ${userName === null ? sql`` : sql`and m.user_name = ${userName}`}`

/** How many there are: the figure of the manager's page. */
export async function countActivity(db: Database, search: ActivitySearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${counted(search)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The newest first. */
const part = (search: ActivitySearch, { limit, offset }: ListPart) => sql`
  ${counted(search)} order by m.at desc, m.contact_history_id desc limit ${limit} offset ${offset}`

/** What rows show of some of them, and of their opportunities. */
const shown = (
  of: RawBuilder<unknown>,
  total: RawBuilder<unknown> = sql`null::integer`,
) => sql<StoredActivity>`
  select p.contact_history_id, p.at, h.contact_type, p.user_name, coalesce(u.full_name, p.user_name) as full_name,
    p.oppt_id, o.customer_name, o.year, o.make_name, o.model_name, ${total} as total
  from (${of}) p
  join contact_history h on h.hyperion_id = p.hyperion_id and h.contact_history_id = p.contact_history_id
  join opportunity o on o.hyperion_id = p.hyperion_id and o.oppt_id = p.oppt_id
  left join app_user u on u.user_name = p.user_name
  order by p.at desc, p.contact_history_id desc`

/** A page of them with how many there are. */
export async function findActivityPage(
  db: Database,
  search: ActivitySearch,
  page: ListPart,
): Promise<{ readonly rows: readonly StoredActivity[]; readonly total: number }> {
  const total = sql`(select count(*)::integer ${counted(search)})`
  const { rows } = await shown(sql`select m.* ${part(search, page)}`, total).execute(db)
  return { rows, total: await totalOfPage(rows, page, () => countActivity(db, search)) }
}

/** All of them, read in pieces. */
export const activityRows = (search: ActivitySearch): KeyedRows<StoredActivity> => ({
  findKeys: async (db, page) => {
    const { rows } = await sql<{ contact_history_id: string }>`
      select m.contact_history_id ${part(search, page)}`.execute(db)
    return rows.map(({ contact_history_id }) => contact_history_id)
  },
  findRows: async (db, keys) => {
    const ids = sql`m.contact_history_id = any(${[...keys]}::bigint[])`
    const { rows } = await shown(sql`select m.* ${counted(search)} and ${ids}`).execute(db)
    return rows
  },
  keyOf: ({ contact_history_id }) => contact_history_id,
})

/** A contact or lead in the words of the contract. */
export const presentActivity = (row: StoredActivity): Activity => ({
  contactHistoryId: row.contact_history_id,
  at: row.at,
  contactType: row.contact_type,
  userName: row.user_name,
  fullName: row.full_name,
  opptId: row.oppt_id,
  customerName: row.customer_name,
  year: row.year,
  makeName: row.make_name,
  modelName: row.model_name,
})
