import type { Candidate } from '@retain/domain/work-log/service-log/candidate'
import { centsOf } from '../../db/money'
import type { StoredCandidate } from './candidateQueries'

/** A candidate in the words of the contract: its own fields, and what is known of a row. */
export const presentCandidate = (row: StoredCandidate): Candidate => ({
  candidateId: row.candidate_id,
  hyperionId: row.hyperion_id,
  note: row.note,
  status: row.status,
  lastAction: row.last_action,
  scanDate: row.scanned_at,
  dealType: row.deal_type,
  ...(row.oppt_id === null ? {} : { opptId: row.oppt_id }),
  customerName: row.customer_name,
  fullName: row.full_name,
  scan: row.scan,
  year: row.year,
  makeName: row.make_name,
  modelName: row.model_name,
  vehicleMileage: row.vehicle_mileage,
  roStatus: row.ro_status,
  roDateTime: row.ro_at,
  roAmount: centsOf(row.ro_amount_cents),
  apptDateTime: row.appt_at,
  serviceAdvisorName: row.service_advisor_name,
  serviceStoreHyperionId: row.service_hyperion_id,
})
