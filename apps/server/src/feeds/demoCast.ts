import type { DemoCast } from '@retain/api-client/demoCast'
import { isClosedStatus } from '@retain/domain/opportunity/status/statusGroups'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import type { Database } from '../db/schema/schema'

/** How many of each kind a day needs at most. */
const most = 40

const worked = statusCodes.filter((status) => !isClosedStatus(status))

/** The cast of a store, in the order of their ids, so that the same data gives the same play. */
export async function findCast(db: Database, hyperionId: string): Promise<DemoCast> {
  const opportunities = db
    .selectFrom('opportunity')
    .where('hyperion_id', '=', hyperionId)
    .where('status_code', 'in', worked)
    .orderBy('oppt_id')
    .limit(most)
  const customers = await opportunities
    .select(['oppt_id', 'vin'])
    .where('vin', 'is not', null)
    .where('ro_status', 'is', null)
    .where('ext_svc_in_progress', '=', false)
    .execute()
  const collecting = await opportunities.select('oppt_id').where('ext_svc_in_progress', '=', true).execute()
  const scheduled = await opportunities.select('oppt_id').where('ro_status', '=', 'Scheduled').execute()
  const open = await opportunities.select('oppt_id').where('ro_status', '=', 'Open').execute()
  const sentEmails = await db
    .selectFrom('email_contact_detail')
    .select(['oppt_id', 'email_contact_detail_id'])
    .where('hyperion_id', '=', hyperionId)
    .where('direction', '=', 'out')
    .where('open_class', 'is distinct from', 'person')
    .orderBy('email_contact_detail_id', 'desc')
    .limit(most)
    .execute()
  const candidates = await db
    .selectFrom('candidate')
    .select('candidate_id')
    .where('hyperion_id', '=', hyperionId)
    .orderBy('found_at', 'desc')
    .orderBy('candidate_id')
    .limit(most)
    .execute()
  return {
    customers: customers.flatMap(({ oppt_id, vin }) => (vin === null ? [] : [{ opptId: oppt_id, vin }])),
    collecting: collecting.map(({ oppt_id }) => oppt_id),
    scheduled: scheduled.map(({ oppt_id }) => oppt_id),
    open: open.map(({ oppt_id }) => oppt_id),
    sentEmails: sentEmails.map(({ oppt_id, email_contact_detail_id }) => ({
      opptId: oppt_id,
      emailContactDetailId: email_contact_detail_id,
    })),
    candidates: candidates.map(({ candidate_id }) => candidate_id),
  }
}
