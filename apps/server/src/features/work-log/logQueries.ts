import { sql, type Selectable } from 'kysely'
import type { SortDirection } from '@retain/domain/sorting/sortDirection'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { leftOutStatus } from '@retain/domain/work-log/equity-log/statusChoice'
import type { Database } from '../../db/schema/schema'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import { orderOf } from '../../db/sorting'
import { isCustomerLocked } from './customerLocked'
import { logSorts } from './logSorts'

/** The columns of an opportunity that a row of a log shows. */
const shown = [
  'oppt_id',
  'hyperion_id',
  'row_version',
  'customer_name',
  'full_name',
  'is_orphan',
  'deal_type',
  'deal_type_code',
  'equity_cents',
  'payment_difference_finance_cents',
  'payment_difference_lease_cents',
  'last_action',
  'lender',
  'make_name',
  'model_name',
  'year',
  'vehicle_mileage',
  'new_used',
  'used_classification',
  'note',
  'owner_name',
  'selling_store_name',
  'payments_left',
  'predictive_score',
  'ro_amount_cents',
  'ro_at',
  'ro_status',
  'scan',
  'scanned_at',
  'status_code',
  'compass_status',
  'compass_status_description',
  'appt_at',
  'apr',
  'last_contact_at',
  'current_payment_cents',
  'service_advisor_name',
  'warranty_icon',
  'lead_id',
  'service_hyperion_id',
  'replacement_stock_no',
  'ext_svc_in_progress',
  'locked_by_user_name',
  'locked_by_name',
  'locked_at',
] as const satisfies readonly (keyof OpportunityTable)[]

/** A row of a log as the database holds it, with what other rows add to it. */
export type StoredLogRow = Pick<Selectable<OpportunityTable>, (typeof shown)[number]> & {
  readonly is_customer_locked: boolean
  readonly flagged_user: string | null
}

/** Which rows of the Equity Log, and in which order. */
export interface EquityLogSearch {
  readonly hyperionId: string
  readonly orderBy: LogColumnKey
  readonly orderDirection: SortDirection
  readonly limit: number
  readonly offset: number
}

/** The opportunities of a store that the Equity Log holds: without a filter the duplicates are left out (D-19). */
const equityLogOf = (db: Database, hyperionId: string) =>
  db
    .selectFrom('opportunity as o')
    .where('o.hyperion_id', '=', hyperionId)
    .where('o.status_code', '<>', leftOutStatus)

/** The rows of the Equity Log with all that they show, in order. */
const equityLogRows = (db: Database, search: EquityLogSearch) =>
  equityLogOf(db, search.hyperionId)
    .select(shown.map((column) => `o.${column}` as const))
    .select((eb) => [
      isCustomerLocked,
      eb
        .selectFrom('opportunity_flag as f')
        .leftJoin('app_user as u', 'u.user_name', 'f.user_name')
        .select(flaggingNames)
        .whereRef('f.hyperion_id', '=', 'o.hyperion_id')
        .whereRef('f.oppt_id', '=', 'o.oppt_id')
        .as('flagged_user'),
    ])
    .orderBy(logOrder(search))

const flaggingNames = sql<string>`string_agg(
  coalesce(u.full_name, f.user_name), ',' order by f.flagged_at, f.user_name)`.as('names')

const logOrder = ({ orderBy, orderDirection }: EquityLogSearch) =>
  orderOf(logSorts[orderBy], orderDirection, 'o.oppt_id')

/** The query of a long page, which is read by a cursor. */
export const equityLogSlice = (db: Database, search: EquityLogSearch) =>
  equityLogRows(db, search).limit(search.limit).offset(search.offset)

const totalOf = (db: Database, hyperionId: string) =>
  equityLogOf(db, hyperionId).select(sql<number>`count(*)::integer`.as('total'))

/** How many rows the Equity Log of a store has. */
export async function countEquityLog(db: Database, hyperionId: string): Promise<number> {
  const { total } = await totalOf(db, hyperionId).executeTakeFirstOrThrow()
  return total
}

/**
 * A page with the total, in one round trip. The page's ids are found first, so that only its own rows are put together
 * and not those that are passed over. A page beyond the end has no row that could carry the total; it is counted apart.
 */
export async function findEquityLogPage(
  db: Database,
  search: EquityLogSearch,
): Promise<{ rows: readonly StoredLogRow[]; total: number }> {
  const ids = equityLogOf(db, search.hyperionId)
    .select('o.oppt_id')
    .orderBy(logOrder(search))
    .limit(search.limit)
    .offset(search.offset)
  const rows = await equityLogRows(db, search)
    .select(totalOf(db, search.hyperionId).as('total'))
    .where(sql<boolean>`o.oppt_id = any(array(${ids}))`)
    .execute()
  return { rows, total: rows[0]?.total ?? (await countEquityLog(db, search.hyperionId)) }
}
