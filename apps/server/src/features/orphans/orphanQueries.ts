import type { Instant } from '@retain/domain/calendar/instant'
import type { Orphan } from '@retain/domain/orphans/orphan'
import { statusGroups } from '@retain/domain/opportunity/status/statusGroups'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { ListPart } from '../../db/keyedRows'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { Database, Schema } from '../../db/schema/schema'
import { totalOfPage } from '../../db/totalOfPage'

type Opportunities<Output> = SelectQueryBuilder<Schema & { o: OpportunityTable }, 'o', Output>

/** Whoever works in the store of an opportunity is no former owner. */
const withoutOwner = <Output>(query: Opportunities<Output>): Opportunities<Output> =>
  query.where((eb) =>
    eb.or([
      eb('o.owner_user_name', 'is', null),
      eb.not(
        eb.exists(
          eb
            .selectFrom('store_user as s')
            .select(eb.lit(1).as('one'))
            .whereRef('s.hyperion_id', '=', 'o.hyperion_id')
            .whereRef('s.user_name', '=', 'o.owner_user_name'),
        ),
      ),
    ]),
  )

/** The open opportunities of a store that nobody of it owns. */
const orphans = (db: Database, hyperionId: string): Opportunities<object> =>
  db
    .selectFrom('opportunity as o')
    .where('o.hyperion_id', '=', hyperionId)
    .where('o.status_code', 'in', [...statusGroups['All Active']])
    .$call(withoutOwner)

const columns = [
  'o.oppt_id',
  'o.hyperion_id',
  'o.customer_id',
  'o.customer_name',
  'o.make_name',
  'o.model_name',
  'o.year',
  'o.status_code',
  'o.owner_user_name',
  'o.owner_name',
  'o.is_orphan',
  'o.last_contact_at',
  'o.locked_by_user_name',
  'o.locked_by_name',
  'o.locked_at',
  'o.row_version',
] as const

/** How many there are. */
export async function countOrphans(db: Database, hyperionId: string): Promise<number> {
  const { total } = await orphans(db, hyperionId)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A page of them: those first that were not contacted for the longest time, or never. */
export async function findOrphanPage(db: Database, hyperionId: string, part: ListPart) {
  const rows = await orphans(db, hyperionId)
    .select(columns)
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy('o.last_contact_at', (order) => order.asc().nullsFirst())
    .orderBy('o.oppt_id')
    .limit(part.limit)
    .offset(part.offset)
    .execute()
  return { rows, total: await totalOfPage(rows, part, () => countOrphans(db, hyperionId)) }
}

/** Some of them by their ids, held until the transaction ends; in one order, so that two calls never wait for each other. */
export const selectOrphansForUpdate = (transaction: Database, hyperionId: string, ids: readonly string[]) =>
  orphans(transaction, hyperionId)
    .select(columns)
    .where('o.oppt_id', 'in', [...ids])
    .orderBy('o.oppt_id')
    .forUpdate('o')
    .execute()

/** An orphan as it is selected. */
export type StoredOrphan = Awaited<ReturnType<typeof selectOrphansForUpdate>>[number]

/** An orphan in the words of the contract. */
export const presentOrphan = (row: StoredOrphan): Orphan => ({
  opptId: row.oppt_id,
  hyperionId: row.hyperion_id,
  customerId: row.customer_id,
  customerName: row.customer_name,
  makeName: row.make_name,
  modelName: row.model_name,
  year: row.year,
  statusCode: row.status_code,
  formerOwner: row.owner_name ?? row.owner_user_name,
  contactDate: row.last_contact_at,
  lockedByName: row.locked_by_name,
  rowVersion: row.row_version,
})

/** The people of a store among some user names, with the names that rows show. */
export const findColleagues = (db: Database, hyperionId: string, userNames: readonly string[]) =>
  db
    .selectFrom('store_user as s')
    .innerJoin('app_user as u', 'u.user_name', 's.user_name')
    .select(['u.user_name', 'u.full_name'])
    .where('s.hyperion_id', '=', hyperionId)
    .where('s.user_name', 'in', [...userNames])
    .execute()

/** Deletes assignments of before a moment, which can no longer be taken back then. */
export async function deleteOldAssignments(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('owner_assignment').where('assigned_at', '<', before).execute()
}
