import { id, record } from '@retain/api-client/kernel/codecs'
import type { LeadSystem } from '@retain/domain/lead/lead'
import { canStartLead } from '@retain/domain/lead/lead'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { Clock } from '../../core/clock'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import { enqueue } from '../../jobs/enqueue'
import type { Publish } from '../../outbox/transact'
import { selectForWriting } from '../lock/writableOpportunity'
import { openLead } from './openLead'
import { notPending, recordLead } from './recordLead'
import type { SendLeadJob } from './sendLeadJob'

/** What the transaction that leaves a lead in the queue answers: where its outcome will be. */
export const queuedLead = record({ outgoingLeadId: id }, 'queued lead')

/** A lead to be handed to its system. */
export interface LeadToSend {
  readonly system: LeadSystem
  readonly opptId: string
  readonly assignee: string | null
  readonly vin: string | null
  readonly notes: string
  readonly source: LogType | null
}

/** Who sends it. */
interface Sender {
  readonly caller: Caller
  readonly clock: Clock
  readonly idempotencyKey: string | null
}

/**
 * Leaves a lead in the queue, in the one transaction of the command. One that compass has answered for is not submitted again
 * (api.md 2.10). One that goes out as ADF makes the opportunity pending, which is a step of its own for compass alone.
 *
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`; `notPending` for compass where the opportunity is not pending, and for the
 * others where no lead can be started; `inProgress` while one is being sent.
 */
export async function queueLead(
  transaction: DatabaseTransaction,
  publish: Publish,
  { system, opptId, assignee, vin, notes, source }: LeadToSend,
  { caller, clock, idempotencyKey }: Sender,
  job: SendLeadJob,
): Promise<{ readonly outgoingLeadId: string }> {
  const now = clock()
  const row = await selectForWriting(transaction, opptId, caller.userName)
  const isReady = system === 'compass' ? row.status_code === 'LEADPEND' : canStartLead(row.status_code)
  if (!isReady) throw notPending()
  const author = { userName: caller.userName, now }
  const lead = await openLead(transaction, row, system, author)
  if (system === 'adf' && row.status_code !== 'LEADPEND')
    await recordLead(transaction, publish, row, 'pending', author)
  const outgoingLeadId = lead.outgoing_lead_id
  if (lead.state === 'sent') return { outgoingLeadId }
  await transaction
    .updateTable('outgoing_lead')
    .set({
      sent_by: caller.userName,
      idempotency_key: idempotencyKey,
      assignee,
      vin: vin ?? lead.vin,
      notes,
      source,
      state: 'queued',
    })
    .where('outgoing_lead_id', '=', outgoingLeadId)
    .execute()
  await enqueue(transaction, job, { outgoingLeadId }, { now })
  return { outgoingLeadId }
}
