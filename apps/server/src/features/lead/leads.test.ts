import { getContactHistoryEntry } from '@retain/api-client/activity'
import {
  createElead,
  getCompassLeadStatus,
  getEleadStatus,
  listEleadSalespersons,
  recordEleadHistory,
  setLeadPending,
  submitToCompass,
} from '@retain/api-client/leads'
import { pendingBody } from '@retain/domain/lead/compassFlow'
import * as E from 'fp-ts/Either'
import { afterAll, describe, expect, it } from 'vitest'
import { addCallable, newKey, rowOf, type Callable } from '../../testing/callable'
import { startLeadServer } from '../../testing/leadServer'
import { eventsOf } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'
import { tryingAgain } from '../../testing/tryAgain'
import { nextLookMs } from './followEleadJob'

const systems = await startLeadServer()
afterAll(() => systems.close())
const test = withApp({ environment: { COMPASS_API_URL: systems.url, ELEAD_API_URL: `${systems.url}/` } })

function value<A>(answer: E.Either<unknown, { readonly data: A }>): A {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const problem = (status: number, code: string) => E.left(expect.objectContaining({ status, code }))

const makePending = ({ opptId, person }: Callable, vin?: string) =>
  test.callAs(person, setLeadPending, {
    params: { id: opptId },
    query: vin === undefined ? {} : { vin },
    body: pendingBody,
    idempotencyKey: newKey(),
  })

const submit = ({ opptId, person }: Callable, idempotencyKey = newKey()) =>
  test.callAs(person, submitToCompass, {
    query: { oppId: opptId, source: 'SVCLOG', userName: 'sam.rivera' },
    idempotencyKey,
  })

const send = ({ opptId, hyperionId, person }: Callable, idempotencyKey = newKey(), salespersonId = 'pat') =>
  test.callAs(person, createElead, {
    body: { opptId, hyperionId, salespersonId, vin: '1HGCV1F57MA014882', notes: 'Call first' },
    idempotencyKey,
  })

const typesOf = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ type }) => type)

describe('a lead of compass', () => {
  it('makes the opportunity pending, with its note and vehicle [O-264] [O-265] [O-266] [O-462] [OP-073]', async () => {
    const callable = await addCallable(test.db)
    const saved = value(await makePending(callable, '1HGCV1F57MA014882'))
    expect(saved).toMatchObject({
      statusCode: 'LEADPEND',
      entry: { contactType: 'LeadPending', hasNotes: true },
    })
    expect(await rowOf(test, callable)).toMatchObject({
      statusCode: 'LEADPEND',
      lastActionIcon: 'LEADPEND',
      note: 'Preparing Opportunity for Compass',
    })
    value(await submit(callable))
    expect(systems.received(callable.opptId)).toMatchObject([
      { vin: '1HGCV1F57MA014882', assignee: 'sam.rivera', source: 'SVCLOG', leadId: null },
    ])
  })

  it('is submitted once, and answered alike ever after while pending [O-267] [O-463] [OP-074]', async () => {
    const callable = await addCallable(test.db)
    await makePending(callable)
    const key = newKey()
    const answer = value(await submit(callable, key))
    expect(answer).toMatchObject({ kind: 'token', token: expect.stringMatching(/^token of \d+$/) as string })
    expect(value(await submit(callable, key))).toEqual(answer)
    expect(value(await submit(callable))).toEqual(answer)
    expect(systems.received(callable.opptId)).toHaveLength(1)
  })

  it('is refused where the opportunity is not pending, or cannot be', async () => {
    const callable = await addCallable(test.db)
    expect(await submit(callable)).toEqual(problem(409, 'notPending'))
    expect(await makePending(await addCallable(test.db, { status_code: 'DNC' }))).toEqual(
      problem(409, 'notPending'),
    )
    expect(await makePending(await addCallable(test.db, { status_code: 'NLO' }))).toEqual(
      problem(409, 'lockedByStatus'),
    )
  })
})

describe('an elead', () => {
  it('is sent, stands in the row, and has its entry [O-262] [O-269] [O-270] [O-271] [O-464] [O-465] [OP-075] [OP-076]', async () => {
    const callable = await addCallable(test.db)
    const { opptId, hyperionId, person } = callable
    const { leadId, messages } = value(await send(callable))
    expect(systems.received(opptId)).toMatchObject([
      { reference: leadId.slice(1), assignee: 'pat', vin: '1HGCV1F57MA014882', notes: 'Call first' },
    ])
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'LEADSENT', leadId })
    expect(messages.map(({ type }) => type)).toEqual(['OPPT_STATUS', 'OPPT_CONTACT', 'LEAD_ASSIGNED'])
    expect(await typesOf(callable)).toEqual(['OPPT_STATUS', 'OPPT_CONTACT', 'LEAD_ASSIGNED'])

    const body = { eleadId: leadId, hyperionId, opptId }
    const saved = value(await test.callAs(person, recordEleadHistory, { body, idempotencyKey: newKey() }))
    expect(saved).toMatchObject({
      statusCode: 'LEADSENT',
      rowVersion: 3,
      entry: { contactType: 'LeadSent', hasNotes: true },
    })
    const params = { contactHistoryId: saved.contactHistoryId }
    expect(value(await test.callAs(person, getContactHistoryEntry, { params }))).toMatchObject([
      { notes: 'Call first' },
    ])
  })

  it('that the system does not take changes nothing, and is sent again by the same key', async () => {
    const callable = await addCallable(test.db)
    systems.fail(callable.opptId, 503, 503, 503)
    const key = newKey()
    expect(await tryingAgain(test.db, 'sendLead', send(callable, key))).toEqual(problem(502, 'leadNotSent'))
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'NEW', leadId: null })
    expect(await typesOf(callable)).toEqual([])
    expect(value(await send(callable, key)).leadId).toMatch(/^L/)
  })

  it('whose answer was lost is asked for again by the same reference, from another page too', async () => {
    const callable = await addCallable(test.db)
    systems.fail(callable.opptId, 'lost', 'lost', 'lost')
    expect(await tryingAgain(test.db, 'sendLead', send(callable))).toEqual(problem(502, 'leadNotSent'))
    const { leadId } = value(await send(callable))
    expect(new Set(systems.received(callable.opptId).map(({ reference }) => reference))).toEqual(
      new Set([leadId.slice(1)]),
    )
    expect((await typesOf(callable)).filter((type) => type === 'LEAD_ASSIGNED')).toHaveLength(1)
  })

  it('that the system takes and does not answer is asked for again by the same reference, and assigned once', async () => {
    const callable = await addCallable(test.db)
    systems.fail(callable.opptId, 'hang')
    const { leadId } = value(await tryingAgain(test.db, 'sendLead', send(callable)))
    expect(systems.received(callable.opptId).map(({ reference }) => reference)).toEqual([
      leadId.slice(1),
      leadId.slice(1),
    ])
    expect((await typesOf(callable)).filter((type) => type === 'LEAD_ASSIGNED')).toHaveLength(1)
  }, 20_000)

  it('that the system never answers is not sent, says so, and can be sent again', async () => {
    const callable = await addCallable(test.db)
    systems.fail(callable.opptId, 'hang', 'hang', 'hang')
    const key = newKey()
    expect(await tryingAgain(test.db, 'sendLead', send(callable, key))).toEqual(problem(502, 'leadNotSent'))
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'NEW', leadId: null })
    expect(value(await send(callable, key)).leadId).toMatch(/^L/)
  }, 40_000)

  it('that was sent twice together is sent once', async () => {
    const callable = await addCallable(test.db)
    const key = newKey()
    const answers = await Promise.all([send(callable, key), send(callable, key)])
    expect(new Set(answers.map((answer) => value(answer).leadId)).size).toBe(1)
    expect(systems.received(callable.opptId)).toHaveLength(1)
    expect(await send(callable)).toEqual(problem(409, 'notPending'))
  })

  it('needs a salesperson of the store [OP-072] [O-468]', async () => {
    const callable = await addCallable(test.db)
    expect(await send(callable, newKey(), 'nobody')).toEqual(problem(400, 'invalid'))
    const params = { hyperionId: callable.hyperionId }
    expect(value(await test.callAs(callable.person, listEleadSalespersons, { params }))).toEqual([
      { salespersonId: 'pat', givenName: 'Pat', familyName: 'Lee' },
    ])
  })

  it('that elead has created ends the work on the opportunity [OP-075]', async () => {
    const callable = await addCallable(test.db)
    value(await send(callable))
    systems.say('created')
    const isCreated = expect.poll(() => rowOf(test, callable)).toMatchObject({ statusCode: 'LEADCREATED' })
    await tryingAgain(test.db, 'followElead', isCreated)
    systems.say('Working')
  })

  it('has no entry under the id of another', async () => {
    const { opptId, hyperionId, person } = await addCallable(test.db)
    const body = { eleadId: 'L0', hyperionId, opptId }
    expect(await test.callAs(person, recordEleadHistory, { body, idempotencyKey: newKey() })).toEqual(
      problem(404, 'notFound'),
    )
  })
})

describe('the status of a lead', () => {
  it('is read from its system, in its words [O-260] [O-466] [O-467]', async () => {
    const { opptId, hyperionId, person } = await addCallable(test.db)
    const query = { leadId: '7', oppId: opptId, hyperionId }
    const known = { leadId: '7', opptId, hyperionId, status: 'Working', statusDate: null }
    expect(value(await test.callAs(person, getCompassLeadStatus, { query }))).toEqual(known)
    expect(value(await test.callAs(person, getEleadStatus, { query }))).toEqual({ ...known, eleadId: '7' })
  })

  it('is an error of its own where the system does not tell it [O-261] [OP-078]', async () => {
    const { opptId, hyperionId, person } = await addCallable(test.db)
    systems.say(null)
    const query = { leadId: '7', oppId: opptId, hyperionId }
    expect(await test.callAs(person, getEleadStatus, { query })).toEqual(problem(502, 'leadStatusUnknown'))
    systems.say('Working')
  })
})

it('an elead is looked at after a minute, then ever more seldom, for a month', () => {
  const hour = 3_600_000
  expect([0, hour, 40 * hour, 29 * 24 * hour, 30 * 24 * hour].map(nextLookMs)).toEqual([
    60_000,
    hour,
    12 * hour,
    12 * hour,
    null,
  ])
})
