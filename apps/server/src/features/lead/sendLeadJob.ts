import { createdElead } from '@retain/api-client/leads'
import { id, record } from '@retain/api-client/kernel/codecs'
import { shifted } from '@retain/domain/calendar/instant'
import type { CompassAnswer } from '@retain/domain/lead/compassFlow'
import { leadOf } from '@retain/domain/lead/lead'
import { storeTag } from '@retain/domain/live/tags'
import { releaseKey } from '../../commands/idempotency'
import type { Clock } from '../../core/clock'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import { enqueue } from '../../jobs/enqueue'
import { jobKind, type JobKind } from '../../jobs/jobKind'
import { keepMessages } from '../../outbox/keepMessages'
import { transact, type Publish } from '../../outbox/transact'
import { selectOpportunityForUpdate } from '../lock/writableOpportunity'
import { assignLead } from './assignLead'
import { nextLookMs, type FollowEleadJob } from './followEleadJob'
import type { LeadSystems, SubmittedLead } from './leadSystems'

/** A lead of the queue. */
interface LeadKey {
  readonly outgoingLeadId: string
}

export type SendLeadJob = JobKind<LeadKey>

/** Whoever sent a lead waits for it: it is tried a few times in a quarter of a minute, and then theirs to send again. */
const retry = { attempts: 3, firstPauseMs: 300, longestPauseMs: 1_000 }

/**
 * The kind of job that hands a lead to its system. A lead is kept as sent in a transaction after the system's answer; whatever is
 * lost in between is asked again with the same reference, for which a system answers what it answered before.
 */
export const sendLeadJob = (systems: LeadSystems, follow: FollowEleadJob, clock: Clock): SendLeadJob =>
  jobKind({
    name: 'sendLead',
    payload: record({ outgoingLeadId: id }, 'sendLead'),
    timeoutMs: 10_000,
    concurrency: 4,
    retry,
    run: async ({ outgoingLeadId }, { signal }, host) => {
      const found = await findQueuedLead(host.db, outgoingLeadId)
      if (found === undefined) return
      const { system, lead } = found
      if (system === 'compass') {
        const answer = await systems.submitToCompass(lead, signal)
        await transact(host, (transaction) => settleCompass(transaction, outgoingLeadId, answer, clock))
      } else {
        const leadId = await systems.submitToElead(lead, signal)
        await transact(host, (transaction, publish) =>
          settleElead(transaction, publish, { outgoingLeadId, leadId, opptId: lead.opptId }, follow, clock),
        )
      }
    },
    onFailed: ({ outgoingLeadId }, _key, transaction) => failLead(transaction, outgoingLeadId, clock),
  })

async function findQueuedLead(db: Database, outgoingLeadId: string) {
  const row = await db
    .selectFrom('outgoing_lead as l')
    .innerJoin('opportunity as o', 'o.oppt_id', 'l.oppt_id')
    .select(['l.system', 'l.oppt_id', 'l.hyperion_id', 'l.assignee', 'l.vin', 'l.notes', 'l.source'])
    .select('o.lead_id')
    .where('l.outgoing_lead_id', '=', outgoingLeadId)
    .where('l.state', '=', 'queued')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const lead: SubmittedLead = {
    reference: outgoingLeadId,
    opptId: row.oppt_id,
    hyperionId: row.hyperion_id,
    leadId: row.lead_id,
    assignee: row.assignee,
    vin: row.vin,
    notes: row.notes,
    source: row.source,
  }
  return { system: row.system, lead }
}

/** A lead that is queued, held until the transaction ends; `undefined` once it has ended. */
const holdQueued = (transaction: DatabaseTransaction, outgoingLeadId: string) =>
  transaction
    .selectFrom('outgoing_lead')
    .select(['sent_by', 'notes', 'idempotency_key'])
    .where('outgoing_lead_id', '=', outgoingLeadId)
    .where('state', '=', 'queued')
    .forUpdate()
    .executeTakeFirst()

async function settleCompass(
  transaction: DatabaseTransaction,
  outgoingLeadId: string,
  answer: CompassAnswer,
  clock: Clock,
): Promise<void> {
  if ((await holdQueued(transaction, outgoingLeadId)) === undefined) return
  await transaction
    .updateTable('outgoing_lead')
    .set({ state: 'sent', answer: JSON.stringify(answer), settled_at: clock() })
    .where('outgoing_lead_id', '=', outgoingLeadId)
    .execute()
}

async function settleElead(
  transaction: DatabaseTransaction,
  publish: Publish,
  { outgoingLeadId, leadId, opptId }: LeadKey & { readonly leadId: string; readonly opptId: string },
  follow: FollowEleadJob,
  clock: Clock,
): Promise<void> {
  // In the order of the commands: opportunity, then lead.
  const row = await selectOpportunityForUpdate(transaction, opptId)
  const sent = await holdQueued(transaction, outgoingLeadId)
  if (sent === undefined) return
  const now = clock()
  const told = keepMessages(publish, storeTag(row.hyperion_id))
  const lead = leadOf('elead', { leadId, opptId: row.oppt_id, hyperionId: row.hyperion_id })
  const author = { userName: sent.sent_by, now }
  const recorded = await assignLead(transaction, told.publish, row, lead, author, sent.notes)
  await transaction
    .updateTable('outgoing_lead')
    .set({
      state: 'sent',
      lead_id: leadId,
      contact_history_id: recorded?.entry.contactHistoryId ?? null,
      answer: JSON.stringify(createdElead.encode({ leadId, messages: told.messages })),
      settled_at: now,
    })
    .where('outgoing_lead_id', '=', outgoingLeadId)
    .execute()
  const dueAt = shifted(now, nextLookMs(0) ?? 0)
  await enqueue(transaction, follow, { outgoingLeadId }, { now, dueAt })
}

/** No attempt was answered: the lead stays open under its id, and the key of its sender is free to send it again. */
async function failLead(
  transaction: DatabaseTransaction,
  outgoingLeadId: string,
  clock: Clock,
): Promise<void> {
  const lead = await holdQueued(transaction, outgoingLeadId)
  if (lead === undefined) return
  await transaction
    .updateTable('outgoing_lead')
    .set({ state: 'failed', settled_at: clock() })
    .where('outgoing_lead_id', '=', outgoingLeadId)
    .execute()
  if (lead.idempotency_key !== null) await releaseKey(transaction, lead.sent_by, lead.idempotency_key)
}
