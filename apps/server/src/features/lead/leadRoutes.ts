import { setTimeout as pause } from 'node:timers/promises'
import {
  compassAnswer,
  createAdfLead,
  createElead,
  createdLead,
  getCompassLeadStatus,
  getEleadStatus,
  listEleadSalespersons,
  previewAdfLead,
  recordEleadHistory,
  setLeadPending,
  submitToCompass,
} from '@retain/api-client/leads'
import { adfWayOf } from '@retain/domain/lead/adf'
import type { LeadService } from '@retain/domain/lead/lead'
import * as E from 'fp-ts/Either'
import { command } from '../../commands/command'
import { ApiProblem } from '../../core/apiProblem'
import type { Codec } from '@retain/api-client/kernel/codecs'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount, type Call } from '../../endpoints/mount'
import { printAdf } from './adf/adf'
import { findAdfLead } from './adf/findAdfLead'
import type { LeadSystems } from './leadSystems'
import { makePending } from './makePending'
import { queuedLead, queueLead, type LeadToSend } from './queueLead'
import { findEleadEntry } from './recordedElead'
import type { SendLeadJob } from './sendLeadJob'

/** How long a sender waits for the lead system, and how often its answer is looked for, in milliseconds. */
const longestWaitMs = 20_000
const lookMs = 50

/** Serves the leads of all systems (api.md 2.10). */
export function mountLeads(host: ApiHost, systems: LeadSystems, job: SendLeadJob, appName: string): void {
  const send = async <P, Q, B, A>(
    call: Call<P, Q, B>,
    endpoint: Endpoint<P, Q, B, A>,
    codec: Codec<A>,
    lead: LeadToSend,
  ): Promise<A> => {
    const { outgoingLeadId } = await command(
      call,
      host,
      { ...endpoint, output: queuedLead },
      (transaction, publish) => queueLead(transaction, publish, lead, call, job),
    )
    return outcomeOf(host, outgoingLeadId, codec)
  }
  mount(host, setLeadPending, (call) =>
    command(call, host, setLeadPending, (transaction, publish) => makePending(transaction, publish, call)),
  )
  mount(host, submitToCompass, (call) => {
    const { oppId: opptId, source, vin = null, userName = null } = call.query
    const lead: LeadToSend = { system: 'compass', opptId, source, vin, assignee: userName, notes: '' }
    return send(call, submitToCompass, compassAnswer, lead)
  })
  mount(host, createElead, async (call) => {
    const { opptId, salespersonId, vin, notes } = call.body
    await requireSalesperson(systems, call.body)
    const lead: LeadToSend = { system: 'elead', opptId, assignee: salespersonId, vin, notes, source: null }
    return send(call, createElead, createdLead, lead)
  })
  mount(host, createAdfLead, (call) => {
    const { opptId, vin, userName: assignee } = call.body
    const lead: LeadToSend = { system: 'adf', opptId, assignee, vin, notes: '', source: null }
    return send(call, createAdfLead, createdLead, lead)
  })
  mount(host, previewAdfLead, async ({ query, db, clock }) => {
    const { oppId: opptId, vin = null, userName: assignee = null } = query
    const choice = { opptId, vin, assignee, reference: null, requestedAt: clock() }
    const found = await findAdfLead(db, choice, appName)
    if (found === null) throw new ApiProblem('notFound', 'There is no such opportunity.')
    const { address, lead } = found
    return { way: address === null ? null : adfWayOf(address), address, document: await printAdf(lead) }
  })
  mount(host, recordEleadHistory, (call) =>
    command(call, host, recordEleadHistory, (transaction) => findEleadEntry(transaction, call.body)),
  )
  mount(host, getCompassLeadStatus, async ({ query }) => ({
    ...(await readStatus(systems, 'compass', query.leadId)),
    leadId: query.leadId,
    opptId: query.oppId,
    hyperionId: query.hyperionId,
  }))
  mount(host, getEleadStatus, async ({ query }) => ({
    ...(await readStatus(systems, 'elead', query.leadId)),
    leadId: query.leadId,
    eleadId: query.leadId,
    opptId: query.oppId,
    hyperionId: query.hyperionId,
  }))
  mount(host, listEleadSalespersons, ({ params }) => salespersonsOf(systems, params.hyperionId))
}

/**
 * What the lead system has answered.
 *
 * @throws ApiProblem `leadNotSent` where it has not, or not within the time that a sender waits; asking again with the same key
 * goes on waiting, or sends it again under the same reference.
 */
async function outcomeOf<A>(host: ApiHost, outgoingLeadId: string, codec: Codec<A>): Promise<A> {
  const until = performance.now() + longestWaitMs
  for (;;) {
    const { state, answer } = await host.db
      .selectFrom('outgoing_lead')
      .select(['state', 'answer'])
      .where('outgoing_lead_id', '=', outgoingLeadId)
      .executeTakeFirstOrThrow()
    if (state === 'sent') {
      const decoded = codec.decode(answer)
      if (E.isLeft(decoded)) throw new Error('A kept answer of a lead system no longer fits its contract')
      return decoded.right
    }
    if (state !== 'queued' || performance.now() > until)
      throw new ApiProblem('leadNotSent', 'The lead system did not answer.')
    await pause(lookMs)
  }
}

/** Reads the status of a lead; its failure is the lead system's, and not ours. */
const readStatus = (systems: LeadSystems, system: LeadService, leadId: string) =>
  systems.readStatus(system, leadId).catch(() => {
    throw new ApiProblem('leadStatusUnknown', 'The lead system did not tell the status of the lead.')
  })

const salespersonsOf = (systems: LeadSystems, hyperionId: string) =>
  systems.listEleadSalespersons(hyperionId).catch(() => {
    throw new ApiProblem('unavailable', 'The lead system did not tell whom a lead can be assigned to.')
  })

async function requireSalesperson(
  systems: LeadSystems,
  { hyperionId, salespersonId }: { readonly hyperionId: string; readonly salespersonId: string },
): Promise<void> {
  const salespersons = await salespersonsOf(systems, hyperionId)
  if (!salespersons.some((one) => one.salespersonId === salespersonId))
    throw new ApiProblem('invalid', 'The lead could not be sent.', [
      { field: 'salespersonId', code: 'invalid', message: 'A salesperson is needed.' },
    ])
}
