import { describe, expect, it } from 'vitest'
import type { Instant } from '@retain/domain/calendar/instant'
import { makeDailySchedule } from '../../jobs/dailySchedule'
import { addOpportunity, addStockVehicle, addStore } from '../../testing/fixtures'
import { eventsOf, eventsOfUser } from '../../testing/outboxEvents'
import { at } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { testQueue } from '../../testing/testRunner'
import { transact } from '../../outbox/transact'
import { saveAdjustment } from '../trade-adjustment/saveAdjustment'
import { dailyRefresh } from './dailyRefresh'

const test = withDatabase()
const queue = testQueue(() => test.db)

/** Half past ten in New York. */
const monday = at('2026-03-16T14:30:00.000Z')
const tuesday = at('2026-03-17T14:30:00.000Z')
const wednesday = at('2026-03-18T14:30:00.000Z')

async function refreshAt(now: Instant) {
  queue.setClock(now)
  await makeDailySchedule(queue.host, [dailyRefresh]).enqueueDue()
  await queue.work(dailyRefresh)
}

const camry = {
  vin: '4T1BF1FK5CU000001',
  year: 2021,
  make_name: 'Toyota',
  model_name: 'Camry',
  trim_level: 'LE',
  vehicle_value_cents: 20_000_00,
  payoff_cents: 15_000_00,
  equity_cents: 5_000_00,
  current_payment_cents: 400_00,
}

const rowOf = (opptId: string) =>
  test.db.selectFrom('opportunity').selectAll().where('oppt_id', '=', opptId).executeTakeFirstOrThrow()
const offerOf = (opptId: string) =>
  test.db.selectFrom('replacement_vehicle').selectAll().where('oppt_id', '=', opptId).executeTakeFirst()
const keptOf = (opptId: string) =>
  test.db.selectFrom('opportunity_value').selectAll().where('oppt_id', '=', opptId).orderBy('day').execute()

const adjust = (
  hyperionId: string,
  now: Instant,
  percentage: 10 | 20,
  addOrSubtract: 1 | -1,
  expiration: 0 | 30 = 30,
) =>
  transact(queue.host, (transaction, publish) =>
    saveAdjustment(
      transaction,
      publish,
      {
        hyperionId,
        wanted: { year: '2021', make: 'Toyota', model: 'Camry', percentage, expiration, addOrSubtract },
        userName: 'test',
        now,
      },
      () => undefined,
    ),
  )

describe('the vehicle that is offered', () => {
  it('is chosen anew from the stock by what it has in common, with the day and the reason [O-113] [O-118] [OP-097]', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, camry)
    await addStockVehicle(test.db, store, { model_name: 'Corolla', trim_level: 'LE' })
    const best = await addStockVehicle(test.db, store, { year: 2026, trim_level: 'SE', stock_no: 'TM6S0233' })
    await addStockVehicle(test.db, store, { year: 2024, trim_level: 'SE' })
    await refreshAt(monday)
    expect(await offerOf(opptId)).toMatchObject({
      vin: best,
      selection_reason: 'make, model',
      refreshed_on: '2026-03-16',
      selling_price_cents: '3000000',
    })
    const row = await rowOf(opptId)
    expect(row.replacement_stock_no).toBe('TM6S0233')
    // $25,000 at 6 % over 60 months are $483.32, in whole dollars $83 more than $400.
    expect(row.payment_difference_finance_cents).toBe('8300')
  })

  it('is told live, with the payment differences and the stock number [L-390] [L-566]', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, camry)
    await addStockVehicle(test.db, store, { stock_no: 'TM6S0234' })
    await refreshAt(monday)
    const { row_version } = await rowOf(opptId)
    const messages = await eventsOf(test.db, store)
    expect(messages.map(({ type }) => type)).toEqual(['OPPT_VEHICLE', 'OPPT_REPLACEMENT'])
    expect(messages.map(({ payload }) => payload['rowVersion'])).toEqual([row_version - 1, row_version])
    expect(messages[1]?.payload).toMatchObject({
      opptId,
      paymentDifferenceFinance: 83,
      replVehStockNo: 'TM6S0234',
    })
  })

  it('stays while it is on its way and nothing in stock has more in common, and goes when it was sold', async () => {
    const store = await addStore(test.db)
    const [waiting, sold] = [
      await addOpportunity(test.db, store, camry),
      await addOpportunity(test.db, store, {
        ...camry,
        make_name: 'Kia',
        model_name: 'Rio',
        replacement_stock_no: 'KIA00001',
      }),
    ]
    const offered = {
      hyperion_id: store,
      make_name: 'Toyota',
      model_name: 'Camry',
      trim_level: 'LE',
      year: 2026,
      finance_apr: 6,
      selling_price_cents: 30_000_00,
    }
    await test.db
      .insertInto('replacement_vehicle')
      .values([
        { ...offered, oppt_id: waiting, vin: null },
        { ...offered, oppt_id: sold, vin: '5XXGT4L30KG000001' },
      ])
      .execute()
    await addStockVehicle(test.db, store, { trim_level: 'SE' })
    await refreshAt(monday)
    expect(await offerOf(waiting)).toMatchObject({
      vin: null,
      selection_reason: 'make, model, trim',
      refreshed_on: '2026-03-16',
    })
    expect(await offerOf(sold)).toBeUndefined()
    expect((await rowOf(sold)).replacement_stock_no).toBeNull()
  })

  it('stays as it is in a store of whose stock nothing is known', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, { ...camry, payment_difference_finance_cents: 12_00 })
    await refreshAt(monday)
    expect((await rowOf(opptId)).payment_difference_finance_cents).toBe('1200')
  })
})

describe('mileage', () => {
  it('goes on from the last service by what the store reckons for a year [O-099] [OP-093]', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, camry)
    await test.db
      .insertInto('current_vehicle')
      .values({
        hyperion_id: store,
        oppt_id: opptId,
        serviced_at: at('2025-03-16T14:30:00.000Z'),
        serviced_mileage: 40_000,
      })
      .execute()
    await test.db
      .insertInto('setting_value')
      .values({
        setting_key_id: 'EAAnnualMiles',
        hyperion_id: store,
        setting_value: '36500',
        is_locked: false,
        changed_by: 'test',
        changed_at: monday,
      })
      .execute()
    // The night before a year has passed: 364 days at 100 miles.
    await refreshAt(monday)
    expect((await rowOf(opptId)).vehicle_mileage).toBe(76_400)
    await refreshAt(tuesday)
    expect((await rowOf(opptId)).vehicle_mileage).toBe(76_500)
  })
})

describe('a trade adjustment', () => {
  it('changes value, equity and payment difference from the next day on, and keeps why [O-339] [OP-110]', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, camry)
    await addStockVehicle(test.db, store)
    await refreshAt(monday)
    const before = await rowOf(opptId)
    const { tradeAdjustmentId } = await adjust(store, monday, 10, 1)
    await refreshAt(at('2026-03-16T22:00:00.000Z'))
    expect((await rowOf(opptId)).vehicle_value_cents).toBe('2000000')

    await refreshAt(tuesday)
    const after = await rowOf(opptId)
    expect([after.vehicle_value_cents, after.equity_cents]).toEqual(['2200000', '700000'])
    // $2,000 less to finance are $38.67 a month.
    expect(Number(after.payment_difference_finance_cents)).toBe(
      Number(before.payment_difference_finance_cents) - 38_00,
    )
    expect(
      await test.db.selectFrom('adjusted_value').selectAll().where('oppt_id', '=', opptId).execute(),
    ).toMatchObject([
      { trade_adjustment_id: tradeAdjustmentId, value_before_cents: '2000000', adjusted_on: '2026-03-17' },
    ])
    await refreshAt(wednesday)
    expect((await rowOf(opptId)).vehicle_value_cents).toBe('2200000')
  })

  it('ends with its days, or the day after it was cancelled; then the value before returns [O-340] [OP-109]', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, camry)
    await adjust(store, monday, 20, -1)
    await refreshAt(tuesday)
    expect((await rowOf(opptId)).equity_cents).toBe('100000')
    await adjust(store, tuesday, 20, -1, 0)
    await refreshAt(wednesday)
    expect(await rowOf(opptId)).toMatchObject({ vehicle_value_cents: '2000000', equity_cents: '500000' })
    expect(
      await test.db.selectFrom('adjusted_value').selectAll().where('oppt_id', '=', opptId).execute(),
    ).toEqual([])

    await adjust(store, wednesday, 10, 1)
    await refreshAt(at('2026-04-17T14:30:00.000Z'))
    expect((await rowOf(opptId)).vehicle_value_cents).toBe('2200000')
    await refreshAt(at('2026-04-18T14:30:00.000Z'))
    expect((await rowOf(opptId)).vehicle_value_cents).toBe('2000000')
  })
})

describe('the figures of earlier days', () => {
  it('are kept by the last day on which they counted, once while they stay the same', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, camry)
    await refreshAt(monday)
    await refreshAt(tuesday)
    await adjust(store, tuesday, 10, 1)
    await refreshAt(wednesday)
    await refreshAt(at('2026-03-19T14:30:00.000Z'))
    expect(await keptOf(opptId)).toMatchObject([
      { day: '2026-03-15', vehicle_value_cents: '2000000', equity_cents: '500000', payoff_cents: '1500000' },
      { day: '2026-03-18', vehicle_value_cents: '2200000', equity_cents: '700000' },
    ])
  })

  it('go after 24 months, but for those that still counted then', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, camry)
    const old = (day: string, equity_cents: number) => ({
      hyperion_id: store,
      oppt_id: opptId,
      day,
      equity_cents,
    })
    await test.db
      .insertInto('opportunity_value')
      .values([old('2023-01-01', 1), old('2024-01-01', 2), old('2025-01-01', 3)])
      .execute()
    await refreshAt(monday)
    expect((await keptOf(opptId)).map(({ day }) => day)).toEqual(['2024-01-01', '2025-01-01', '2026-03-15'])
  })
})

describe('the run of a day', () => {
  it('is done once in a store, whoever asks again, and as of four in the morning there', async () => {
    const store = await addStore(test.db)
    const opptId = await addOpportunity(test.db, store, {
      ...camry,
      purchased_at: at('2026-03-01T00:00:00.000Z'),
    })
    await refreshAt(at('2026-03-16T07:59:00.000Z'))
    expect((await rowOf(opptId)).row_version).toBe(1)
    await refreshAt(at('2026-03-16T08:00:00.000Z'))
    const { row_version } = await rowOf(opptId)
    expect(row_version).toBe(2)
    await test.db.updateTable('job').set({ state: 'waiting' }).where('kind', '=', dailyRefresh.name).execute()
    await refreshAt(monday)
    expect((await rowOf(opptId)).row_version).toBe(row_version)
  })

  it('goes on where it was cut off', async () => {
    const store = await addStore(test.db)
    const [done, left] = [
      await addOpportunity(test.db, store, camry),
      await addOpportunity(test.db, store, camry),
    ]
    await test.db
      .insertInto('daily_refresh')
      .values({ hyperion_id: store, day: '2026-03-16', last_oppt_id: done, refreshed: 1, finished_at: null })
      .execute()
    await refreshAt(monday)
    expect((await rowOf(done)).row_version).toBe(1)
    expect((await rowOf(left)).row_version).toBe(2)
    const run = await test.db
      .selectFrom('daily_refresh')
      .selectAll()
      .where('hyperion_id', '=', store)
      .executeTakeFirstOrThrow()
    expect(run.refreshed).toBe(2)
    expect(run.finished_at).not.toBeNull()
  })

  it('takes more opportunities than fit into one transaction, and leaves replaced ones alone', async () => {
    const store = await addStore(test.db)
    const first = await addOpportunity(test.db, store, { ...camry, status_code: 'DUPE' })
    for (let index = 0; index < 405; index += 1) await addOpportunity(test.db, store, camry)
    await refreshAt(monday)
    const rows = await test.db
      .selectFrom('opportunity')
      .select(['oppt_id', 'row_version'])
      .where('hyperion_id', '=', store)
      .execute()
    expect(rows.filter(({ row_version }) => row_version === 2)).toHaveLength(405)
    expect(rows.find(({ oppt_id }) => oppt_id === first)?.row_version).toBe(1)
  })
})

it('an adjustment that takes effect is told once to those who may see it', async () => {
  const store = await addStore(test.db)
  const userName = `adjuster-${store}`
  await test.db
    .insertInto('adjustment_listener')
    .values({ hyperion_id: store, user_name: userName })
    .execute()
  await adjust(store, monday, 10, 1)
  await refreshAt(tuesday)
  await refreshAt(tuesday)
  await refreshAt(wednesday)
  const told = await eventsOfUser(test.db, userName)
  expect(told.map(({ payload }) => [payload['notificationType'], payload['message']])).toEqual([
    ['TRADE_ADJ', 'Trade adjustment in force: 2021 Toyota Camry, Add 10%'],
  ])
})
