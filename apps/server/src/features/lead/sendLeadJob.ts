import { createdLead } from '@retain/api-client/leads'
import { id, record } from '@retain/api-client/kernel/codecs'
import { shifted, type Instant } from '@retain/domain/calendar/instant'
import type { CompassAnswer } from '@retain/domain/lead/compassFlow'
import { leadOf, type LeadSystem } from '@retain/domain/lead/lead'
import { storeTag } from '@retain/domain/live/tags'
import { releaseKey } from '../../commands/idempotency'
import type { Clock } from '../../core/clock'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import { enqueue } from '../../jobs/enqueue'
import { PermanentFailure } from '../../jobs/failures'
import { jobKind, type JobKind } from '../../jobs/jobKind'
import { keepMessages } from '../../outbox/keepMessages'
import { transact, type Publish } from '../../outbox/transact'
import { selectOpportunityForUpdate } from '../lock/writableOpportunity'
import { printAdf } from './adf/adf'
import { adfReference, findAdfLead } from './adf/findAdfLead'
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
export const sendLeadJob = (
  systems: LeadSystems,
  follow: FollowEleadJob,
  appName: string,
  clock: Clock,
): SendLeadJob =>
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
        return
      }
      const leadId =
        system === 'elead'
          ? await systems.submitToElead(lead, signal)
          : await sendAsAdf(host.db, systems, lead, appName, signal)
      const taken = { outgoingLeadId, leadId, opptId: lead.opptId, system }
      await transact(host, (transaction, publish) => settleTaken(transaction, publish, taken, follow, clock))
    },
    onFailed: ({ outgoingLeadId }, _key, transaction) => failLead(transaction, outgoingLeadId, clock),
  })

/** Sends a lead to the address of its store, and answers the id by which the receiver knows it. */
async function sendAsAdf(
  db: Database,
  { sendAdf }: LeadSystems,
  { reference, opptId, vin, assignee, queuedAt }: QueuedLead,
  appName: string,
  signal: AbortSignal,
): Promise<string> {
  const leadId = adfReference(reference)
  const found = await findAdfLead(
    db,
    { opptId, vin, assignee, reference: leadId, requestedAt: queuedAt },
    appName,
  )
  if (found === null || found.address === null)
    throw new PermanentFailure('The store has no address for leads')
  await sendAdf({ reference: leadId, address: found.address, document: await printAdf(found.lead) }, signal)
  return leadId
}

/** A lead of the queue, and since when it is there. */
interface QueuedLead extends SubmittedLead {
  readonly queuedAt: Instant
}

async function findQueuedLead(db: Database, outgoingLeadId: string) {
  const row = await db
    .selectFrom('outgoing_lead as l')
    .innerJoin('opportunity as o', 'o.oppt_id', 'l.oppt_id')
    .select(['l.system', 'l.oppt_id', 'l.hyperion_id', 'l.assignee', 'l.vin', 'l.notes', 'l.source'])
    .select(['o.lead_id', 'l.created_at'])
    .where('l.outgoing_lead_id', '=', outgoingLeadId)
    .where('l.state', '=', 'queued')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const lead: QueuedLead = {
    reference: outgoingLeadId,
    opptId: row.oppt_id,
    hyperionId: row.hyperion_id,
    leadId: row.lead_id,
    assignee: row.assignee,
    vin: row.vin,
    notes: row.notes,
    source: row.source,
    queuedAt: row.created_at,
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

/** A lead that was taken, with its id there. */
interface TakenLead extends LeadKey {
  readonly leadId: string
  readonly opptId: string
  readonly system: Exclude<LeadSystem, 'compass'>
}

async function settleTaken(
  transaction: DatabaseTransaction,
  publish: Publish,
  { outgoingLeadId, leadId, opptId, system }: TakenLead,
  follow: FollowEleadJob,
  clock: Clock,
): Promise<void> {
  // In the order of the commands: opportunity, then lead.
  const row = await selectOpportunityForUpdate(transaction, opptId)
  const sent = await holdQueued(transaction, outgoingLeadId)
  if (sent === undefined) return
  const now = clock()
  const told = keepMessages(publish, storeTag(row.hyperion_id))
  const lead = leadOf(system, { leadId, opptId: row.oppt_id, hyperionId: row.hyperion_id })
  const author = { userName: sent.sent_by, now }
  const recorded = await assignLead(transaction, told.publish, row, lead, author, sent.notes)
  await transaction
    .updateTable('outgoing_lead')
    .set({
      state: 'sent',
      lead_id: leadId,
      contact_history_id: recorded?.entry.contactHistoryId ?? null,
      answer: JSON.stringify(createdLead.encode({ leadId, messages: told.messages })),
      settled_at: now,
    })
    .where('outgoing_lead_id', '=', outgoingLeadId)
    .execute()
  if (system !== 'elead') return
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
