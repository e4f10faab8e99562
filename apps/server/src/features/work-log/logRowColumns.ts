import { sql, type Selectable, type SelectQueryBuilder } from 'kysely'
import type { OpportunityFlagTable, OpportunityTable } from '../../db/schema/opportunityTables'
import type { AppUserTable } from '../../db/schema/peopleTables'
import type { Schema } from '../../db/schema/schema'
import { refsOf } from '../../db/refs'
import { isCustomerLocked } from '../lock/customerLocked'
import { shownValues } from './shownValues'

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
  readonly store_name: string | null
}

const ref = refsOf<{ o: OpportunityTable; f: OpportunityFlagTable; u: AppUserTable }>()

/** For whom a row is flagged, as domain `joinList` writes it, in the order in which they were flagged. */
const flaggedUser = sql<string | null>`(
  select string_agg(
    replace(replace(replace(coalesce(${ref('u.full_name')}, ${ref('f.user_name')}), '%', '%25'), ',', '%2C'), '''', '%27'),
    ',' order by ${ref('f.flagged_at')}, ${ref('f.user_name')})
  from opportunity_flag f left join app_user u on ${ref('u.user_name')} = ${ref('f.user_name')}
  where ${ref('f.hyperion_id')} = ${ref('o.hyperion_id')} and ${ref('f.oppt_id')} = ${ref('o.oppt_id')}
)`.as('flagged_user')

const storeName = sql<string | null>`${shownValues.storeName}`.as('store_name')

/** The shown columns of `o`, an opportunity. */
export const shownColumns = shown.map((column) => `o.${column}` as const)

/** What rows of other tables and other opportunities add to `o`. */
export const shownOfOthers = [isCustomerLocked, flaggedUser, storeName] as const

/** Opportunities under the name `o`, whichever of them. */
export type Opportunities = SelectQueryBuilder<Schema & { o: OpportunityTable }, 'o', object>

/** Opportunities with all that the rows of a log show. */
export const withShownColumns = (opportunities: Opportunities) =>
  opportunities.select(shownColumns).select(shownOfOthers)
