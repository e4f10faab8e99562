import { id, record } from '@retain/api-client/kernel/codecs'
import { epochOf, shifted } from '@retain/domain/calendar/instant'
import { enqueue } from '../../jobs/enqueue'
import { jobKind, type JobKind } from '../../jobs/jobKind'
import { transact } from '../../outbox/transact'
import { selectOpportunityForUpdate } from '../lock/writableOpportunity'
import type { LeadSystems } from './leadSystems'
import { recordLead } from './recordLead'

/** A lead that elead has taken. */
interface SentLead {
  readonly outgoingLeadId: string
}

export type FollowEleadJob = JobKind<SentLead>

/** A lead is looked at after a minute, then ever more seldom, and for a month. */
const firstLookMs = 60_000
const longestPauseMs = 12 * 60 * 60_000
const followedForMs = 30 * 24 * 60 * 60_000

/** When a lead that was sent is looked at next; `null` once it is followed no longer. */
export function nextLookMs(sinceSentMs: number): number | null {
  if (sinceSentMs >= followedForMs) return null
  return Math.min(Math.max(sinceSentMs, firstLookMs), longestPauseMs)
}

/** The word of elead for a lead that a salesperson has taken up (OP-075). */
const createdStatus = 'created'

/** The kind of job that looks whether elead has created a lead, and then says so of the opportunity (OP-075). */
export const followEleadJob = (systems: LeadSystems): FollowEleadJob => {
  const kind: FollowEleadJob = jobKind({
    name: 'followElead',
    payload: record({ outgoingLeadId: id }, 'followElead'),
    timeoutMs: 10_000,
    concurrency: 2,
    run: async ({ outgoingLeadId }, _attempt, host) => {
      const lead = await host.db
        .selectFrom('outgoing_lead')
        .select(['oppt_id', 'lead_id', 'settled_at'])
        .where('outgoing_lead_id', '=', outgoingLeadId)
        .executeTakeFirst()
      if (lead === undefined || lead.lead_id === null || lead.settled_at === null) return
      const { status } = await systems.readStatus('elead', lead.lead_id)
      const now = host.clock()
      const pause = nextLookMs(epochOf(now) - epochOf(lead.settled_at))
      await transact(host, async (transaction, publish) => {
        const row = await selectOpportunityForUpdate(transaction, lead.oppt_id)
        if (row.status_code !== 'LEADSENT') return
        if (status.toLowerCase() === createdStatus)
          await recordLead(transaction, publish, row, 'created', { userName: null, now })
        else if (pause !== null)
          await enqueue(transaction, kind, { outgoingLeadId }, { now, dueAt: shifted(now, pause) })
      })
    },
  })
  return kind
}
