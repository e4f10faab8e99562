import type { AuditKind } from '@retain/domain/audit/auditKinds'
import { mostAuditEntries } from '@retain/domain/audit/auditFilter'
import type { Instant } from '@retain/domain/calendar/instant'
import { sql } from 'kysely'
import type { KeyedRows, ListPart } from '../../db/keyedRows'
import type { Database } from '../../db/schema/schema'

/** Which entries of the audit log are looked for; `null` for all. */
export interface AuditSearch {
  /** Of which stores; `null` among them stands for the entries that tell of more than one. */
  readonly stores: readonly (string | null)[] | null
  readonly userName: string | null
  readonly kind: AuditKind | null
  readonly from: Instant | null
  readonly to: Instant | null
}

/** What is looked for, in one store where a code or `null` is given. */
const foundIn = (db: Database, { userName, kind, from, to }: AuditSearch, store: string | null | undefined) =>
  db
    .selectFrom('audit_entry as a')
    .$if(store !== undefined, (query) =>
      query.where('a.hyperion_id', store === null ? 'is' : '=', store ?? null),
    )
    .$if(userName !== null, (query) => query.where('a.user_name', '=', userName ?? ''))
    .$if(kind !== null, (query) => query.where('a.kind', '=', kind as AuditKind))
    .$if(from !== null, (query) => query.where('a.recorded_at', '>=', from as Instant))
    .$if(to !== null, (query) => query.where('a.recorded_at', '<=', to as Instant))
    .select(['a.recorded_at', 'a.sequence'])
    .orderBy('a.recorded_at', 'desc')
    .orderBy('a.sequence', 'desc')

/**
 * The newest entries of a search, as many as are wanted of each store: each store's stand in an index of their own order, and no
 * index has several stores in one.
 */
function found(db: Database, search: AuditSearch, most: number) {
  const stores = search.stores ?? [undefined]
  const [first = null, ...others] = stores.map((store) =>
    db.selectFrom(foundIn(db, search, store).limit(most).as('f')).select(['f.recorded_at', 'f.sequence']),
  )
  return first === null ? null : others.reduce((all, one) => all.unionAll(one), first)
}

/** The numbers of the entries of a part of the log, the newest first. */
async function findSequences(
  db: Database,
  search: AuditSearch,
  { limit, offset }: ListPart,
): Promise<readonly string[]> {
  const all = found(db, search, offset + limit)
  if (all === null) return []
  const rows = await db
    .selectFrom(all.as('a'))
    .select('a.sequence')
    .orderBy('a.recorded_at', 'desc')
    .orderBy('a.sequence', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ sequence }) => sequence)
}

const entries = (db: Database) =>
  db
    .selectFrom('audit_entry as a')
    .leftJoin('store as s', 's.hyperion_id', 'a.hyperion_id')
    .select(['a.sequence', 'a.recorded_at', 'a.user_name', 'a.full_name', 'a.kind', 'a.hyperion_id'])
    .select(['a.subject', 'a.request_id', 's.name as store_name'])

/** An entry of the list as the database holds it. */
export type StoredEntry = Awaited<ReturnType<typeof findEntries>>[number]

const findEntries = (db: Database, sequences: readonly string[]) =>
  entries(db)
    .where('a.sequence', 'in', [...sequences])
    .orderBy('a.recorded_at', 'desc')
    .orderBy('a.sequence', 'desc')
    .execute()

/** How many entries a search finds, up to one more than a list holds. */
export async function countEntries(db: Database, search: AuditSearch): Promise<number> {
  const most = mostAuditEntries + 1
  const all = found(db, search, most)
  if (all === null) return 0
  const { total } = await db
    .selectFrom(db.selectFrom(all.as('a')).select('a.sequence').limit(most).as('found'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A page of the log, the newest entry first, with how many there are. */
export async function findEntryPage(
  db: Database,
  search: AuditSearch,
  part: ListPart,
): Promise<{ readonly rows: readonly StoredEntry[]; readonly total: number }> {
  const limit = Math.max(0, Math.min(part.limit, mostAuditEntries - part.offset))
  const sequences = limit === 0 ? [] : await findSequences(db, search, { ...part, limit })
  const isWhole = part.offset === 0 && sequences.length < limit
  return {
    rows: sequences.length === 0 ? [] : await findEntries(db, sequences),
    total: isWhole ? sequences.length : await countEntries(db, search),
  }
}

/** The entries of a search, read in pieces. */
export const entryRows = (search: AuditSearch): KeyedRows<StoredEntry> => ({
  findKeys: (db, part) => findSequences(db, search, part),
  findRows: findEntries,
  keyOf: ({ sequence }) => sequence,
})

/** One entry with all that is kept of it; `undefined` for none of these stores. */
export const findEntry = (db: Database, sequence: string, stores: AuditSearch['stores']) =>
  entries(db)
    .leftJoin('audit_refusal as r', 'r.sequence', 'a.sequence')
    .select(['a.state_before', 'a.state_after', 'a.previous_hash', 'a.hash', 'r.refusals'])
    .where('a.sequence', '=', sequence)
    .$if(stores !== null, (query) =>
      query.where((eb) =>
        eb.or((stores ?? []).map((store) => eb('a.hyperion_id', store === null ? 'is' : '=', store))),
      ),
    )
    .executeTakeFirst()

/** Everybody who has an entry of some stores, by name; `null` among them stands for the entries that tell of more than one. */
export const findAuditPeople = async (
  db: Database,
  stores: AuditSearch['stores'],
): Promise<readonly { readonly userName: string; readonly fullName: string }[]> => {
  const rows = await db
    .selectFrom('audit_person as p')
    .selectAll()
    .$if(stores !== null, (query) =>
      query.where((eb) =>
        eb.or(
          (stores ?? []).map((store) =>
            eb.exists(
              eb
                .selectFrom('audit_entry as a')
                .select('a.sequence')
                .whereRef('a.user_name', '=', 'p.user_name')
                .where('a.hyperion_id', store === null ? 'is' : '=', store),
            ),
          ),
        ),
      ),
    )
    .orderBy('p.full_name')
    .orderBy('p.user_name')
    .execute()
  return rows.map(({ user_name, full_name }) => ({ userName: user_name, fullName: full_name }))
}
