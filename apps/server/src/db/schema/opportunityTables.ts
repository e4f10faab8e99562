import type { ActionCode } from '@retain/domain/activity/actionCodes'
import type { DealType } from '@retain/domain/deal/dealTypes'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import type { NewUsed, RoStatus } from '@retain/domain/work-log/rows/logRow'
import type { ColumnType, Generated } from 'kysely'
import type { Amount, Id, Moment, Version } from './columns'

/** A customer of a store. */
export interface CustomerTable {
  hyperion_id: string
  customer_id: Id
  first_name: string
  last_name: string
  email: string | null
  ndd_email: string | null
  mobile_phone: string | null
  home_phone: string | null
  work_phone: string | null
  mobile_phone_bad: Generated<boolean>
  home_phone_bad: Generated<boolean>
  work_phone_bad: Generated<boolean>
  address: string | null
  city: string | null
  state: string | null
  zip_code: string | null
  miles_from_store: number | null
  /** The host system and the number that it knows the customer by; `null` where it has not told. */
  host_db: string | null
  cust_no: string | null
  /** Both joined, or what stands for them (O-350): one customer has it in every store; the database makes it. */
  customer_key: ColumnType<string, never, never>
  address2: string | null
  email3: string | null
  co_buyer: string | null
  /** What the employee service says: `Y` for one of our own staff. */
  employee_indicator: string | null
  version: Version
}

/** An opportunity: a customer, the present vehicle and its deal, and where the work on it stands. */
export interface OpportunityTable {
  hyperion_id: string
  oppt_id: ColumnType<string, string | number | undefined, never>
  row_version: Version
  customer_id: Id
  customer_name: string
  customer_name_sort: string
  /** The words of the sort key with a blank before and after each; the database makes it. */
  customer_words: ColumnType<string, never, never>
  full_name: string | null

  status_code: StatusCode
  status_sort: string
  compass_status: string | null
  compass_status_description: string | null
  owner_user_name: string | null
  owner_name: string | null
  owner_name_sort: string | null
  original_salesperson: string | null
  is_orphan: Generated<boolean>
  lead_id: string | null
  elead_id: string | null

  deal_type: DealType | null
  deal_type_code: DealType | null
  deal_type_sort: string | null
  purchased_at: Moment | null
  price_cents: Amount
  lender_code: string | null
  lender: string | null
  lender_sort: string | null
  apr: number | null
  original_term: number | null
  payments_left: number | null
  current_payment_cents: Amount
  payment_edited_cents: Amount
  payoff_cents: Amount
  /** When somebody saved payoff, payments left and payment; `null` where nobody did. */
  deal_saved_at: Moment | null
  vehicle_value_cents: Amount
  equity_cents: Amount
  payment_difference_finance_cents: Amount
  payment_difference_lease_cents: Amount
  annual_lease_miles: number | null
  /** Day of the month, 1 to 31. */
  payment_day: number | null
  /** Whether the figures of a conquest deal are the dealer group's own; `null` for other deals. */
  conq_deal_an: boolean | null
  paid_off: boolean | null
  deal_version: Version
  selling_hyperion_id: string | null
  selling_store_name: string | null
  selling_store_sort: string | null

  vin: string | null
  year: number | null
  make_name: string | null
  make_sort: string | null
  model_name: string | null
  model_sort: string | null
  trim_level: string | null
  color: string | null
  vehicle_mileage: number | null
  new_used: NewUsed | null
  used_classification: string | null
  warranty_icon: number | null
  has_recall: Generated<boolean>
  predictive_score: number | null
  ext_svc_in_progress: Generated<boolean>
  replacement_stock_no: string | null
  vehicle_version: Version

  ro_number: string | null
  ro_tag_number: string | null
  ro_status: RoStatus | null
  ro_at: Moment | null
  ro_amount_cents: Amount
  /** Who brought the vehicle: not always the customer. */
  ro_first_name: string | null
  ro_last_name: string | null
  appt_at: Moment | null
  service_advisor_name: string | null
  service_advisor_sort: string | null
  service_hyperion_id: string | null
  scan: Generated<boolean>
  scanned_at: Moment | null

  last_action: ActionCode | null
  last_contact_at: Moment | null
  note: string | null
  note_sort: string | null

  locked_by_user_name: string | null
  locked_by_name: string | null
  locked_at: Moment | null
}

/** An associate flagged an opportunity. */
export interface OpportunityFlagTable {
  hyperion_id: string
  oppt_id: Id
  user_name: string
  flagged_by: string
  flagged_at: Moment
}

/** Who viewed an opportunity, and when last. */
export interface OpportunityViewedTable {
  hyperion_id: string
  user_name: string
  oppt_id: Id
  viewed_at: Moment
}
