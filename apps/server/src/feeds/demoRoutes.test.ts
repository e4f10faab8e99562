import Fastify from 'fastify'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { answerErrors } from '../http/answerErrors'
import { addCallable } from '../testing/callable'
import { addOpportunity, addStore } from '../testing/fixtures'
import { eventsOf } from '../testing/outboxEvents'
import { testNow, withApp } from '../testing/testApp'
import { demoCast } from '@retain/api-client/demoCast'
import { demoDay } from './demoDay'
import { mountDemo } from './demoRoutes'

const test = withApp()

/** A server that has the demo, as one with the embedded identity. */
function withDemo() {
  const fastify = Fastify()
  answerErrors(fastify)
  mountDemo({
    fastify,
    db: test.db,
    clock: () => testNow,
    live: { announce: () => undefined },
    checkLimit: async () => undefined,
  })
  return {
    post: (event: string, payload: object) =>
      fastify.inject({ method: 'POST', url: `/api/demo/${event}`, payload }),
    cast: async (hyperionId: string) => {
      const answer = await fastify.inject(`/api/demo/cast/${hyperionId}`)
      const decoded = demoCast.decode(answer.json<{ data: unknown }>().data)
      if (E.isLeft(decoded)) throw new Error('The cast does not have its shape')
      return decoded.right
    },
  }
}

describe('the demo', () => {
  it('is not there with an identity server of somebody else', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const url = method === 'GET' ? '/api/demo/cast/HAR' : '/api/demo/vinScanned'
      expect((await test.app.inject({ method, url })).statusCode).toBe(404)
    }
  })

  it('takes an event in, once', async () => {
    const { hyperionId, opptId } = await addCallable(test.db)
    const demo = withDemo()
    const body = { eventId: 'one', hyperionId, opptId, roNumber: '618204' }
    const answers = [await demo.post('roOpened', body), await demo.post('roOpened', body)]
    expect(answers.map((answer) => answer.json<{ data: unknown }>().data)).toEqual([
      { isRepeated: false },
      { isRepeated: true },
    ])
    expect(await eventsOf(test.db, hyperionId)).toHaveLength(1)
  })

  it('leaves the refresh of a store and day in the queue, once [OP-097]', async () => {
    const hyperionId = await addStore(test.db)
    const demo = withDemo()
    const asked = { hyperionId, day: '2026-03-17' }
    const answers = [await demo.post('refresh', asked), await demo.post('refresh', asked)]
    expect(answers.map((answer) => answer.json<{ data: unknown }>().data)).toEqual([
      { isRepeated: false },
      { isRepeated: true },
    ])
    expect((await demo.post('refresh', { hyperionId, day: 'tomorrow' })).statusCode).toBe(400)
  })

  it('names what is wrong with an event, and knows no others', async () => {
    const demo = withDemo()
    const wrong = await demo.post('roOpened', { eventId: 'two', hyperionId: 'HAR', opptId: 'x' })
    expect(wrong.statusCode).toBe(400)
    const fields = wrong.json<{ errors: readonly { field: string }[] }>().errors.map(({ field }) => field)
    expect(fields).toEqual(['opptId', 'roNumber'])
    expect((await demo.post('somethingElse', {})).statusCode).toBe(404)
    expect(
      (await demo.post('roOpened', { eventId: '3', hyperionId: 'HAR', opptId: '9', roNumber: '1' }))
        .statusCode,
    ).toBe(404)
  })

  it('casts those that a day can be about, and the day plays to its end', async () => {
    const hyperionId = await addStore(test.db)
    const vins = Array.from({ length: 24 }, (_, at) => `1HGCV1F57MA1${String(at).padStart(5, '0')}`)
    for (const vin of vins) await addOpportunity(test.db, hyperionId, { vin })
    const collecting = await addOpportunity(test.db, hyperionId, { ext_svc_in_progress: true })
    const scheduled = await addOpportunity(test.db, hyperionId, { ro_status: 'Scheduled' })
    const open = await addOpportunity(test.db, hyperionId, { ro_status: 'Open' })
    await addOpportunity(test.db, hyperionId, { vin: '1HGCV1F57MA200000', status_code: 'NLO' })
    const demo = withDemo()
    const cast = await demo.cast(hyperionId)
    expect(cast.customers.map(({ vin }) => vin)).toEqual(vins)
    expect(cast).toMatchObject({
      collecting: [collecting],
      scheduled: [scheduled],
      open: [open],
      sentEmails: [],
    })
    const events = demoDay('demo', hyperionId, cast, '2026-03-16')
    for (const { event, body } of events)
      expect([event, (await demo.post(event, body)).statusCode]).toEqual([event, 200])
    expect((await eventsOf(test.db, hyperionId)).length).toBeGreaterThanOrEqual(events.length)
    const after = await demo.cast(hyperionId)
    expect(after.candidates).toHaveLength(5)
    expect(after.collecting).toEqual([])
  })
})
