import type { ContactType } from '@retain/domain/activity/history/contactTypes'
import type { Instant } from '@retain/domain/calendar/instant'
import { isListedNow, type Activity, type ActivityKind } from '@retain/domain/dashboard/activity'
import { sql, type RawBuilder } from 'kysely'
import type { KeyedRows, ListPart } from '../../db/keyedRows'
import type { Database } from '../../db/schema/schema'
import { totalOfPage } from '../../db/totalOfPage'

/** The moments of a store between which things are listed; `until` is not included. */
export interface ListedSpan {
  readonly hyperionId: string
  readonly from: Instant
  readonly until: Instant
}

/** Which things that are counted. */
export interface ActivitySearch {
  readonly kind: ActivityKind
  readonly spans: readonly ListedSpan[]
  /** `null` for everybody. */
  readonly userName: string | null
  /** Only what belongs to no associate. */
  readonly isNobodys: boolean
}

/** One of them as the database holds it. */
export interface StoredActivity {
  readonly id: string
  readonly hyperion_id: string
  readonly at: Instant | null
  readonly contact_type: ContactType | null
  readonly user_name: string | null
  readonly full_name: string | null
  readonly oppt_id: string
  readonly customer_name: string | null
  readonly year: number | null
  readonly make_name: string | null
  readonly model_name: string | null
  readonly total: number | null
}

/** The views that count them (docs/measures.md), and whether their rows are entries of a history. */
const views = {
  contacts: { name: 'measure_contacts', hasEntries: true },
  leads: { name: 'measure_leads', hasEntries: true },
  answers: { name: 'measure_answers', hasEntries: true },
  responses: { name: 'measure_response_time', hasEntries: true },
  flags: { name: 'measure_flags', hasEntries: false },
  onList: { name: 'measure_coverage', hasEntries: false },
  contacted: { name: 'measure_coverage', hasEntries: false },
} as const satisfies Record<ActivityKind, { readonly name: string; readonly hasEntries: boolean }>

const idOf = (kind: ActivityKind) => sql.ref(views[kind].hasEntries ? 'm.contact_history_id' : 'm.oppt_id')

const inSpans = ({ kind, spans }: ActivitySearch) =>
  sql.join(
    spans.map(({ hyperionId, from, until }) =>
      isListedNow(kind)
        ? sql`m.hyperion_id = ${hyperionId}`
        : sql`(m.hyperion_id = ${hyperionId} and m.at >= ${from} and m.at < ${until})`,
    ),
    sql` or `,
  )

const ofPerson = ({ userName, isNobodys }: ActivitySearch) =>
  isNobodys ? sql`and m.user_name is null` : userName === null ? sql`` : sql`and m.user_name = ${userName}`

const counted = (search: ActivitySearch) => sql`
  from ${sql.table(views[search.kind].name)} m where (${inSpans(search)}) ${ofPerson(search)}`

/** The rows of the view. An opportunity that is flagged for several is one row, of the first of them. */
const rowsOf = (search: ActivitySearch) =>
  search.kind === 'flags'
    ? sql`select m.hyperion_id, m.oppt_id, m.oppt_id as id, min(m.user_name) as user_name, max(m.at) as at
        ${counted(search)} group by m.hyperion_id, m.oppt_id`
    : sql`select m.hyperion_id, m.oppt_id, ${idOf(search.kind)} as id, m.user_name, m.at ${counted(search)}`

/** How many there are: the figure of the manager's page. */
export async function countActivity(db: Database, search: ActivitySearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${rowsOf(search)}) r`.execute(db)
  return rows[0]?.total ?? 0
}

/** The newest first; what nobody has contacted is last. */
const orderOf = ({ kind }: ActivitySearch) =>
  // The indexes by time are not in the order of "nulls last", which only what is listed now needs.
  sql`order by r.at desc ${isListedNow(kind) ? sql`nulls last` : sql``}, r.id desc, r.hyperion_id`

/**
 * The rows of a part. What happened is read from each store by its index of time: of all stores at once the database would sort
 * every row first. What is listed now has no such index.
 */
function part(search: ActivitySearch, { limit, offset }: ListPart) {
  const first = (spans: ActivitySearch['spans']) =>
    sql`(select r.* from (${rowsOf({ ...search, spans })}) r ${orderOf(search)} limit ${limit + offset})`
  const parts = isListedNow(search.kind) ? [first(search.spans)] : search.spans.map((span) => first([span]))
  return sql`from (${sql.join(parts, sql` union all `)}) r ${orderOf(search)} limit ${limit} offset ${offset}`
}

/** What rows show of some of them, and of their opportunities. */
function shown(
  search: ActivitySearch,
  of: RawBuilder<unknown>,
  total: RawBuilder<unknown> = sql`null::integer`,
) {
  const { hasEntries } = views[search.kind]
  return sql<StoredActivity>`
    select r.id, r.hyperion_id, r.at, ${hasEntries ? sql`h.contact_type` : sql`null::text`} as contact_type,
      r.user_name, coalesce(u.full_name, r.user_name) as full_name,
      r.oppt_id, o.customer_name, o.year, o.make_name, o.model_name, ${total} as total
    from (${of}) r
    join opportunity o on o.hyperion_id = r.hyperion_id and o.oppt_id = r.oppt_id
    ${hasEntries ? sql`left join contact_history h on h.hyperion_id = r.hyperion_id and h.contact_history_id = r.id` : sql``}
    left join app_user u on u.user_name = r.user_name
    ${orderOf(search)}`
}

/** A page of them with how many there are. */
export async function findActivityPage(
  db: Database,
  search: ActivitySearch,
  page: ListPart,
): Promise<{ readonly rows: readonly StoredActivity[]; readonly total: number }> {
  const total = sql`(select count(*)::integer from (${rowsOf(search)}) r)`
  const { rows } = await shown(search, sql`select r.* ${part(search, page)}`, total).execute(db)
  return { rows, total: await totalOfPage(rows, page, () => countActivity(db, search)) }
}

/** Ids are told apart within a store. */
const keyOf = ({ hyperion_id, id }: Pick<StoredActivity, 'hyperion_id' | 'id'>): string =>
  `${hyperion_id} ${id}`

/** All of them, read in pieces. */
export const activityRows = (search: ActivitySearch): KeyedRows<StoredActivity> => ({
  findKeys: async (db, page) => {
    const { rows } = await sql<Pick<StoredActivity, 'hyperion_id' | 'id'>>`
      select r.hyperion_id, r.id ${part(search, page)}`.execute(db)
    return rows.map(keyOf)
  },
  findRows: async (db, keys) => {
    const ids = sql`r.id = any(${keys.map((key) => key.slice(key.lastIndexOf(' ') + 1))}::bigint[])`
    const { rows } = await shown(search, sql`select r.* from (${rowsOf(search)}) r where ${ids}`).execute(db)
    return rows
  },
  keyOf,
})

/** One of them in the words of the contract. */
export const presentActivity = (row: StoredActivity): Activity => ({
  id: row.id,
  hyperionId: row.hyperion_id,
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
