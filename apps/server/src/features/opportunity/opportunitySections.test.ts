import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { callSections } from '@retain/api-client/callSections'
import {
  sectionEndpoints,
  sectionLine,
  sectionNames,
  type SectionLine,
  type SectionName,
} from '@retain/api-client/opportunity-sections'
import { fillPath } from '@retain/api-client/kernel/endpoint'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addCustomer, addEntry, addOpportunity, addStore } from '../../testing/fixtures'
import { testNow, transportTo, withApp } from '../../testing/testApp'

const test = withApp()

/** An opportunity about which something is known, and somebody who may see it. */
async function opened() {
  const hyperionId = await addStore(test.db)
  const customer_id = await addCustomer(test.db, hyperionId, { first_name: 'Ana', last_name: 'Meyer' })
  const opptId = await addOpportunity(test.db, hyperionId, { customer_id })
  await test.db.insertInto('current_vehicle').values({ hyperion_id: hyperionId, oppt_id: opptId }).execute()
  await addEntry(test.db, hyperionId, opptId, { created_at: testNow, notes: 'Call back.' })
  await test.db
    .insertInto('opportunity_flag')
    .values({
      hyperion_id: hyperionId,
      oppt_id: opptId,
      user_name: 'pat.lee',
      flagged_by: 'x',
      flagged_at: testNow,
    })
    .execute()
  const person = { roles: [generalAccess], stores: [hyperionId] }
  return { hyperionId, opptId, person, token: await test.issuer.tokenFor(person) }
}

const pathOf = (opptId: string, names: string) => `/api/opportunity/${opptId}/sections?names=${names}`

const ask = (token: string, opptId: string, names: string) =>
  test.app.inject({ url: pathOf(opptId, names), headers: { authorization: `Bearer ${token}` } })

const linesOf = ({ body }: { readonly body: string }): SectionLine[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => sectionLine.decode(JSON.parse(line)))
    .map((line) => {
      if (line._tag === 'Left') throw new Error('A line is no section')
      return line.right
    })

const byName = (left: SectionLine, right: SectionLine) => (left.name < right.name ? -1 : 1)

/** What the section's own call answers, on the wire. */
async function alone(token: string, opptId: string, name: SectionName) {
  const { path } = sectionEndpoints[name]
  const address = `/api/opportunity${fillPath(path, { opptId, flag: 'false', log: 'false' })}`
  const url = name === 'flaggedAssociates' ? `${address}?oppId=${opptId}` : address
  return test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
}

describe('getOpportunitySections', () => {
  it('answers a line for each section, with what its own call answers [OP-013]', async () => {
    const { opptId, token } = await opened()
    const answer = await ask(token, opptId, sectionNames.join())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
    })
    const wire = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { name: SectionName; data?: unknown; problem?: { status: number } })
    expect(wire.map(({ name }) => name).sort()).toEqual([...sectionNames].sort())
    for (const { name, data, problem } of wire) {
      if (name === 'contactNotes') continue
      const own = await alone(token, opptId, name)
      expect(problem?.status ?? 200).toBe(own.statusCode)
      if (problem === undefined) expect({ data }).toEqual({ data: own.json<{ data: unknown }>().data })
    }
    expect(wire.filter(({ problem }) => problem === undefined).length).toBeGreaterThan(6)
    expect(wire.find(({ name }) => name === 'flaggedAssociates')?.data).toHaveLength(1)
  })

  it('answers those that were asked for, each once', async () => {
    const { opptId, token } = await opened()
    const lines = linesOf(await ask(token, opptId, 'frame,dealInformation,frame'))
    expect(lines.map(({ name }) => name).sort()).toEqual(['dealInformation', 'frame'])
  })

  it('records no view [OP-062]', async () => {
    const { opptId, token } = await opened()
    await ask(token, opptId, sectionNames.join())
    const views = test.db.selectFrom('contact_history').where('oppt_id', '=', opptId)
    const types = await views.select('contact_type').execute()
    expect(types.map((one) => one.contact_type)).not.toContain('ViewOpportunity')
  })

  it('says of a section why it is not there, and answers the others', async () => {
    const { hyperionId, token } = await opened()
    const nobodys = await addOpportunity(test.db, hyperionId)
    const answer = await ask(token, nobodys, 'equityDealCustomer,frame')
    expect(answer.statusCode).toBe(200)
    expect(linesOf(answer).sort(byName)).toMatchObject([
      {
        name: 'equityDealCustomer',
        problem: {
          status: 404,
          code: 'notFound',
          instance: `/api/opportunity/${nobodys}/customer-info`,
          requestId: answer.headers['x-request-id'],
        },
      },
      { name: 'frame', data: { opptId: nobodys } },
    ])
  })

  it('is read by the web app section by section', async () => {
    const { opptId, token } = await opened()
    const answers = callSections({ opptId, names: sectionNames }, transportTo(test.app, token))
    expect(await answers.frame).toMatchObject({
      right: { data: { opptId, customerName: expect.any(String) } },
    })
    expect(await answers.equityDealCustomer).toMatchObject({ right: { data: { firstName: 'Ana' } } })
    expect(await answers.contactHistory).toMatchObject({ right: { data: [{ createDate: testNow }] } })
    expect(await answers.contactNotes).toMatchObject({ right: { data: [[{ notes: 'Call back.' }]] } })
  })

  it('refuses an opportunity of another store as a whole [L-466]', async () => {
    const [{ opptId }, { token }] = [await opened(), await opened()]
    const answer = await ask(token, opptId, 'frame,dealInformation')
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'store' })
    expect(answer.body).not.toContain('Meyer')
  })

  it.each(['', 'household', 'frame,household', 'ALL'])(
    'refuses names that it does not know: %j',
    async (names) => {
      const { opptId, token } = await opened()
      const answer = await ask(token, opptId, names)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ field: 'names' }] })
    },
  )
})

describe('a section whose query fails', () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(test.db)
  afterEach(() => rename('customer_away', 'customer'))

  it('is our fault, says nothing of its inside, is logged, and does not keep the others', async () => {
    const { opptId, token } = await opened()
    await rename('customer', 'customer_away')
    const answer = await ask(token, opptId, 'equityDealCustomer,frame')
    const [customer, frame] = linesOf(answer).sort(byName)
    expect(customer).toMatchObject({ problem: { status: 500, code: 'internal' } })
    expect(frame).toMatchObject({ data: { opptId } })
    expect(answer.body).not.toContain('customer_away')
    const logged = test
      .logged()
      .split('\n')
      .filter((line) => line.includes('"msg":"failed"'))
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ requestId: answer.headers['x-request-id'] })
  })
})

describe('a client that leaves', () => {
  it('ends its answer, and is no failure', async () => {
    const { opptId, token } = await opened()
    const failures = () => test.logged().split('"level":50').length
    const before = failures()
    const address = await test.app.listen({ port: 0 })
    const headers = { authorization: `Bearer ${token}` }
    const asked = request(`${address}${pathOf(opptId, sectionNames.join())}`, { agent: false, headers }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.destroy()
    await expect.poll(() => connectionsOf(test.app.server)).toBe(0)
    expect((await ask(token, opptId, 'frame')).statusCode).toBe(200)
    expect(failures()).toBe(before)
  })
})

const connectionsOf = (server: typeof test.app.server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
