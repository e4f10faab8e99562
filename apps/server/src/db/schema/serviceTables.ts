import type { ActionCode } from '@retain/domain/activity/actionCodes'
import type { DealType } from '@retain/domain/deal/dealTypes'
import type { RoStatus } from '@retain/domain/work-log/rows/logRow'
import type { Generated } from 'kysely'
import type { Amount, GeneratedId, Id, Moment } from './columns'

/** A customer at the service drive who may become an opportunity. */
export interface CandidateTable {
  hyperion_id: string
  candidate_id: GeneratedId
  /** When the customer was found to be one; the list of a day holds those of that day. */
  found_at: Moment
  /** The opportunity of the customer, where there is one already. */
  oppt_id: Id | null
  customer_name: string
  full_name: string | null
  status: string | null
  deal_type: DealType | null
  last_action: ActionCode | null
  note: string | null
  scan: Generated<boolean>
  scanned_at: Moment | null
  year: number | null
  make_name: string | null
  model_name: string | null
  vehicle_mileage: number | null
  ro_status: RoStatus | null
  ro_at: Moment | null
  ro_amount_cents: Amount
  appt_at: Moment | null
  service_advisor_name: string | null
  service_hyperion_id: string | null
}
