import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { transact, type WriteHost } from '../outbox/transact'
import { holdOpportunities } from './holdOpportunities'
import { addCallable, rowOf, type Callable } from '../testing/callable'
import { eventsOf } from '../testing/outboxEvents'
import { testNow, withApp } from '../testing/testApp'
import type { Receive } from './feed'
import { roClosed, roOpened } from './serviceDrive'
import { vehicleDataCollected } from './vehicleDataCollected'

const test = withApp()

/** A host that counts its transactions with messages and keeps what was announced after each of them. */
function watchedHost(): WriteHost & { readonly announced: (readonly string[])[] } {
  const announced: (readonly string[])[] = []
  const announce = (ids: readonly string[]) => void announced.push(ids)
  return { db: test.db, clock: () => testNow, live: { announce }, announced }
}

const customers = (count: number) => Promise.all(Array.from({ length: count }, () => addCallable(test.db)))

let lastOrder = 0
const orderOf = ({ hyperionId, opptId }: Callable) => {
  lastOrder += 1
  return { eventId: `order ${lastOrder}`, hyperionId, opptId, roNumber: String(lastOrder) }
}

const takeAll = (receive: Receive, bodies: readonly unknown[]) =>
  Promise.allSettled(bodies.map((body) => receive(body)))

const took = (isRepeated: boolean) => ({ status: 'fulfilled', value: E.right({ isRepeated }) })
const messagesOf = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ payload }) => payload['rowVersion'])
const idsOf = async ({ hyperionId }: Callable) => {
  const rows = await test.db
    .selectFrom('feed_event')
    .select('event_id')
    .where('hyperion_id', '=', hyperionId)
    .execute()
  return rows.map(({ event_id }) => event_id)
}

describe('events that come together', () => {
  it('are committed together, and their messages announced once after it, in the order of the events', async () => {
    const host = watchedHost()
    const all = await customers(12)
    const orders = all.map(orderOf)
    expect(await takeAll(roOpened.open(host), orders)).toEqual(all.map(() => took(false)))
    expect(host.announced).toHaveLength(1)
    const ids = host.announced[0] ?? []
    const told = await test.db
      .selectFrom('live_outbox')
      .select('tag')
      .where('event_id', 'in', [...ids])
      .orderBy('event_id')
      .execute()
    expect(told).toEqual(all.map(({ hyperionId }) => ({ tag: `STORE_${hyperionId}` })))
    const rows = await Promise.all(all.map((one) => rowOf(test, one)))
    expect(rows).toMatchObject(all.map(({ opptId }) => ({ opptId, roStatus: 'Open', rowVersion: 2 })))
  })

  it('change nothing and tell nobody when all of them are sent again', async () => {
    const host = watchedHost()
    const all = await customers(5)
    const orders = all.map(orderOf)
    const receive = roOpened.open(host)
    await takeAll(receive, orders)
    expect(await takeAll(receive, orders)).toEqual(orders.map(() => took(true)))
    expect(host.announced).toHaveLength(1)
    for (const one of all) expect(await messagesOf(one)).toEqual([2])
  })

  it('are new or known each for itself', async () => {
    const all = await customers(3)
    const orders = all.map(orderOf)
    const receive = roOpened.open(watchedHost())
    await receive(orders[1])
    expect(await takeAll(receive, orders)).toEqual([took(false), took(true), took(false)])
    for (const one of all) expect(await messagesOf(one)).toEqual([2])
  })

  it('are taken once when one of them is there twice', async () => {
    const [one, other] = await customers(2)
    if (one === undefined || other === undefined) throw new Error('There are two customers')
    const order = orderOf(one)
    const outcomes = await takeAll(roOpened.open(watchedHost()), [order, orderOf(other), order])
    expect(outcomes).toEqual([took(false), took(false), took(true)])
    expect(await messagesOf(one)).toEqual([2])
  })

  it('of one opportunity are written in the order in which they came', async () => {
    const callable = await addCallable(test.db)
    const orders = Array.from({ length: 4 }, () => orderOf(callable))
    // The same opportunity, written in another way.
    const padded = orders.map((order, place) => ({ ...order, opptId: `${'0'.repeat(place)}${order.opptId}` }))
    expect(await takeAll(roOpened.open(watchedHost()), padded)).toEqual(orders.map(() => took(false)))
    expect(await messagesOf(callable)).toEqual([2, 3, 4, 5])
    const { ro_number } = await test.db
      .selectFrom('opportunity')
      .select('ro_number')
      .where('oppt_id', '=', callable.opptId)
      .executeTakeFirstOrThrow()
    expect(ro_number).toBe(orders[3]?.roNumber)
  })

  it('say different things of their rows', async () => {
    const [named, silent] = [
      await addCallable(test.db, { service_advisor_name: 'Kim Ode' }),
      await addCallable(test.db, { service_advisor_name: 'Kim Ode' }),
    ]
    const orders = [{ ...orderOf(named), serviceAdvisorName: 'Al Ng' }, orderOf(silent)]
    await takeAll(roOpened.open(watchedHost()), orders)
    expect(await rowOf(test, named)).toMatchObject({ serviceAdvisorName: 'Al Ng' })
    expect(await rowOf(test, silent)).toMatchObject({ serviceAdvisorName: 'Kim Ode' })
    const closings = [named, silent].map(({ hyperionId, opptId }, place) => ({
      eventId: `closing ${place}`,
      hyperionId,
      opptId,
      roAmount: 100 + place,
    }))
    await takeAll(roClosed.open(watchedHost()), closings)
    expect(await rowOf(test, named)).toMatchObject({ roAmount: 10_000, roStatus: 'Closed' })
    expect(await rowOf(test, silent)).toMatchObject({ roAmount: 10_100, roStatus: 'Closed' })
    const collected = [named, silent].map(({ hyperionId, opptId }, place) => ({
      eventId: `collected ${place}`,
      hyperionId,
      opptId,
      vehicleMileage: 40_000 + place,
    }))
    await takeAll(vehicleDataCollected.open(watchedHost()), collected)
    expect(await rowOf(test, named)).toMatchObject({ vehicleMileage: 40_000, rowVersion: 4 })
    expect(await rowOf(test, silent)).toMatchObject({ vehicleMileage: 40_001, rowVersion: 4 })
  })
})

describe('a bad event among others', () => {
  /** Takes three good orders in, with a bad one between them that its store is asked about. */
  async function around(bad: (callable: Callable) => object) {
    const all = await customers(4)
    const orders = all.map((one, place) => (place === 2 ? bad(one) : orderOf(one)))
    const outcomes = await takeAll(roOpened.open(watchedHost()), orders)
    const good = all.filter((_one, place) => place !== 2)
    for (const one of good)
      expect([await idsOf(one), await messagesOf(one)]).toEqual([[expect.anything()], [2]])
    const [refused] = all.slice(2)
    if (refused === undefined) throw new Error('There are four customers')
    expect([await idsOf(refused), await messagesOf(refused)]).toEqual([[], []])
    expect(outcomes.filter((_outcome, place) => place !== 2)).toEqual(good.map(() => took(false)))
    return outcomes[2]
  }

  it('that does not have its shape is refused alone', async () => {
    const outcome = await around((one) => ({ ...orderOf(one), roNumber: 7 }))
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { left: [{ field: 'roNumber' }] } })
  })

  it('of an opportunity that its store does not have is refused alone, and nothing of it is kept', async () => {
    const { opptId } = await addCallable(test.db)
    const outcome = await around((one) => ({ ...orderOf(one), opptId }))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'notFound' } })
  })

  it('that the database refuses is refused alone', async () => {
    // Too long for the index of the ids, and too random to be compressed into it.
    const eventId = Array.from(
      { length: 9_000 },
      (_, place) => ((place * 7919) ** 3 % 36).toString(36)[0],
    ).join('')
    const outcome = await around((one) => ({ ...orderOf(one), eventId }))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '54000' } })
  })

  it('can be sent again when it is good', async () => {
    const [one, other] = await customers(2)
    if (one === undefined || other === undefined) throw new Error('There are two customers')
    const order = orderOf(one)
    const receive = roOpened.open(watchedHost())
    await takeAll(receive, [{ ...order, opptId: other.opptId }, orderOf(other)])
    expect(await receive(order)).toEqual(E.right({ isRepeated: false }))
  })
})

// The embedded database has one connection: nobody can hold a row while events are taken in.
describe.runIf(process.env['DATABASE_URL'] !== undefined)('an opportunity that somebody holds', () => {
  it('keeps no event of another from being taken, and its own are taken after it, in their order', async () => {
    const [held, free] = await customers(2)
    if (held === undefined || free === undefined) throw new Error('There are two customers')
    const host = watchedHost()
    const receive = roOpened.open(host)
    const [first, second] = [orderOf(held), orderOf(held)]
    const waiting = [first, second]
    let ended = 0
    const late = await transact(host, async (transaction, publish) => {
      await holdOpportunities({ transaction, publish, now: testNow, events: [first], isAlone: true })
      const outcomes = waiting.map((order) => receive(order).finally(() => (ended += 1)))
      expect(await receive(orderOf(free))).toEqual(E.right({ isRepeated: false }))
      expect(await receive(orderOf(free))).toEqual(E.right({ isRepeated: false }))
      expect(ended).toBe(0)
      return { outcomes }
    })
    expect(await Promise.all(late.outcomes)).toEqual(waiting.map(() => E.right({ isRepeated: false })))
    expect(await messagesOf(held)).toEqual([2, 3])
    const { ro_number } = await test.db
      .selectFrom('opportunity')
      .select('ro_number')
      .where('oppt_id', '=', held.opptId)
      .executeTakeFirstOrThrow()
    expect(ro_number).toBe(second.roNumber)
  })
})
