import { sql } from 'kysely'
import type { StoreUserList } from '@retain/domain/work-log/filters/options/lookups'
import type { Database } from '../../db/schema/schema'

/** Who lent the money for the vehicles of a store's customers. */
export async function findLenders(db: Database, hyperionId: string) {
  const rows = await db
    .selectFrom('opportunity')
    .select(['lender_code as lenderCode', (eb) => eb.fn.min<string | null>('lender').as('lenderName')])
    .where('hyperion_id', '=', hyperionId)
    .where('lender_code', 'is not', null)
    .groupBy('lender_code')
    .execute()
  return rows.flatMap(({ lenderCode, lenderName }) =>
    lenderCode === null ? [] : [{ lenderCode, lenderName: lenderName ?? lenderCode }],
  )
}

interface FilterRow {
  readonly salesperson: string | null
  readonly salespersonName: string | null
  readonly owner: string | null
  readonly sellingStore: string | null
  readonly sellingStoreName: string | null
}

/** Who sold and who owns what is in the logs of a store, and which stores sold it: one reading of its rows for all three. */
export async function findHyperionFilters(db: Database, hyperionId: string) {
  const { rows } = await sql<FilterRow>`
    select found.*, coalesce(u.full_name, found.salesperson) as "salespersonName" from (
      select original_salesperson as salesperson, owner_name as owner, selling_hyperion_id as "sellingStore",
        min(selling_store_name) as "sellingStoreName"
      from opportunity where hyperion_id = ${hyperionId}
      group by grouping sets ((original_salesperson), (owner_name), (selling_hyperion_id))
    ) found left join app_user u on u.user_name = found.salesperson`.execute(db)
  return {
    salespersons: rows.flatMap(({ salesperson, salespersonName }) =>
      salesperson === null
        ? []
        : [{ salesPersonId: salesperson, salesPersonName: salespersonName ?? salesperson }],
    ),
    owners: rows.flatMap(({ owner }) => (owner === null ? [] : [{ opptOwnerName: owner }])),
    sellingStores: rows.flatMap(({ sellingStore, sellingStoreName }) =>
      sellingStore === null
        ? []
        : [{ hyperionId: sellingStore, entityName: sellingStoreName ?? sellingStore }],
    ),
  }
}

/** For whom customers of a store are flagged. */
export const findFlaggedSalesUsers = (db: Database, hyperionId: string) =>
  db
    .selectFrom('opportunity_flag as f')
    .leftJoin('app_user as u', 'u.user_name', 'f.user_name')
    .select([
      'f.user_name as aD_UserID',
      (eb) => eb.fn.coalesce(eb.ref('u.full_name'), eb.ref('f.user_name')).as('salesPersonName'),
    ])
    .distinct()
    .where('f.hyperion_id', '=', hyperionId)
    .execute()

/**
 * The users of a store. Those who send emails are everybody who works there and whoever sent an email that was answered, for
 * the Contact Log still lists it; those of compass are the salespeople.
 */
export const findStoreUsers = (db: Database, hyperionId: string, list: StoreUserList) =>
  db
    .selectFrom('app_user as u')
    .select([
      'u.user_name as userName',
      'u.given_name as givenName',
      'u.family_name as familyName',
      'u.email',
    ])
    .where((eb) => {
      const member = eb
        .selectFrom('store_user as s')
        .select(eb.lit(1).as('one'))
        .where('s.hyperion_id', '=', hyperionId)
        .whereRef('s.user_name', '=', 'u.user_name')
      if (list === 'compass') return eb.exists(member.where('s.is_salesperson', '=', true))
      const sender = eb
        .selectFrom('inbound_email as m')
        .select(eb.lit(1).as('one'))
        .where('m.hyperion_id', '=', hyperionId)
        .whereRef('m.email_sent_by', '=', 'u.user_name')
      return eb.or([eb.exists(member), eb.exists(sender)])
    })
    .execute()
