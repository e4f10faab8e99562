import type { CompassAnswer } from '@retain/domain/lead/compassFlow'
import type { LeadService, LeadSystem } from '@retain/domain/lead/lead'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { ColumnType } from 'kysely'
import type { GeneratedId, Id, Moment } from './columns'

/** What is answered of a lead that elead, or the address of a store, has taken. */
export interface CreatedLead {
  readonly leadId: string
  /** What the live channel tells the store of it, as the wire carries it. */
  readonly messages: unknown
}

/**
 * A lead on its way to a lead system: the opportunity is `pending`, the queue has it (`queued`), the system has taken it (`sent`)
 * or has not answered (`failed`, from where it can be queued again under the same id, so that no system takes it twice). It is
 * open until it has a `lead_id`.
 */
export interface OutgoingLeadTable {
  outgoing_lead_id: GeneratedId
  hyperion_id: string
  oppt_id: Id
  system: LeadSystem
  sent_by: string
  idempotency_key: string | null
  source: LogType | null
  /** To whom it is assigned, as the system names people. */
  assignee: string | null
  vin: string | null
  notes: string
  state: 'pending' | 'queued' | 'sent' | 'failed'
  lead_id: string | null
  contact_history_id: Id | null
  answer: ColumnType<CompassAnswer | CreatedLead | null, string | null | undefined, string | null>
  created_at: Moment
  settled_at: Moment | null
}

/** A lead in one of the demonstration's lead systems; `reference` is the sender's own id of it. */
export interface DemoLeadTable {
  demo_lead_id: GeneratedId
  system: LeadService
  reference: string
  lead_id: string
  token: string
  hyperion_id: string
  oppt_id: Id
  assignee: string | null
  vin: string | null
  notes: string
  state: 'open' | 'sent' | 'created' | 'noSale'
  created_at: Moment
  changed_at: Moment
}
