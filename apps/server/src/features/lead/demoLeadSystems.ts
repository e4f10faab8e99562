import { randomInt, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { shifted } from '@retain/domain/calendar/instant'
import { leadServices as names, type LeadService } from '@retain/domain/lead/lead'
import fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../../core/clock'
import type { Database } from '../../db/schema/schema'
import type { SubmittedLead } from './leadSystems'

/** The lead systems of the demonstration, while they are running. */
export interface DemoLeadSystems {
  readonly urlOf: (system: LeadService) => string
  readonly close: () => Promise<void>
}

/** A salesperson of the demonstration takes up a lead of elead after a minute (OP-075). */
export const takenUpAfterMs = 60_000

/**
 * Starts the two lead systems that stand in the demonstration for those of a dealership, as HTTP services that only this process
 * reaches. A lead that comes again with the same reference is answered as before (OP-074, OP-075).
 */
export async function startDemoLeadSystems(db: Database, clock: Clock): Promise<DemoLeadSystems> {
  const app: FastifyInstance = fastify({ logger: false })
  for (const system of names) {
    app.post<{ Body: SubmittedLead }>(`/${system}/leads`, async ({ body }) => {
      const { token, lead_id } = await takeLead(db, system, body, clock)
      if (system === 'elead') return { leadId: lead_id }
      return body.leadId === null ? { kind: 'token', token } : { kind: 'record', record: body.leadId }
    })
    app.get<{ Params: { leadId: string } }>(`/${system}/leads/:leadId`, async ({ params }, reply) => {
      const lead = await findDemoLead(db, system, params.leadId)
      return lead === undefined
        ? reply.code(404).send({})
        : { status: statusOf(lead, clock), statusDate: lead.changed_at }
    })
  }
  app.get<{ Params: { hyperionId: string } }>('/elead/salespersons/:hyperionId', async ({ params }) =>
    (await findSalespersons(db, params.hyperionId)).map(({ user_name, given_name, family_name }) => ({
      salespersonId: user_name,
      givenName: given_name ?? '',
      familyName: family_name ?? '',
    })),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { urlOf: (system) => `http://127.0.0.1:${port}/${system}`, close: () => app.close() }
}

/** Keeps a lead once, however often it is sent. */
async function takeLead(db: Database, system: LeadService, lead: SubmittedLead, clock: Clock) {
  const now = clock()
  await db
    .insertInto('demo_lead')
    .values({
      system,
      reference: lead.reference,
      lead_id: lead.leadId ?? String(randomInt(900_000_000, 1_000_000_000)),
      token: randomUUID(),
      hyperion_id: lead.hyperionId,
      oppt_id: lead.opptId,
      assignee: lead.assignee,
      vin: lead.vin,
      notes: lead.notes,
      state: 'open',
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['system', 'reference']).doNothing())
    .execute()
  return db
    .selectFrom('demo_lead')
    .select(['token', 'lead_id'])
    .where('system', '=', system)
    .where('reference', '=', lead.reference)
    .executeTakeFirstOrThrow()
}

const findDemoLead = (db: Database, system: LeadService, leadId: string) =>
  db
    .selectFrom('demo_lead')
    .select(['system', 'state', 'created_at', 'changed_at'])
    .where('system', '=', system)
    .where('lead_id', '=', leadId)
    .orderBy('demo_lead_id', 'desc')
    .executeTakeFirst()

type DemoLead = NonNullable<Awaited<ReturnType<typeof findDemoLead>>>

const words: Readonly<Record<DemoLead['state'], string>> = {
  open: 'open',
  sent: 'sent',
  created: 'created',
  noSale: 'closed without sale',
}

const statusOf = ({ system, state, created_at }: DemoLead, clock: Clock): string =>
  system === 'elead' && shifted(created_at, takenUpAfterMs) <= clock() ? words.created : words[state]

/** The salespersons of a store, where it uses elead. */
const findSalespersons = (db: Database, hyperionId: string) =>
  db
    .selectFrom('store_user as s')
    .innerJoin('store as o', 'o.hyperion_id', 's.hyperion_id')
    .innerJoin('app_user as u', 'u.user_name', 's.user_name')
    .select(['u.user_name', 'u.given_name', 'u.family_name'])
    .where('s.hyperion_id', '=', hyperionId)
    .where('s.is_salesperson', '=', true)
    .where('o.lead_system', '=', 'elead')
    .orderBy('u.family_name')
    .orderBy('u.user_name')
    .execute()
