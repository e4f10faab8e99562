import { expect, it } from 'vitest'
import { addDays } from '../calendar/dayRange'
import type { Instant } from '../calendar/instant'
import { parseUtcOffset, utc } from '../calendar/storeOffset'
import { adjustmentAlertText, adjustmentsSince } from './adjustmentAlert'
import type { TradeAdjustmentRow } from './tradeAdjustment'

const madeAt = '2026-11-01T15:00:00.000Z' as Instant
const offset = parseUtcOffset('-05:00') ?? utc
const accord: TradeAdjustmentRow = {
  tradeAdjustmentId: '1',
  year: '2021',
  make: 'Honda',
  model: 'Accord',
  percentage: 10,
  expiration: 30,
  addOrSubtract: 1,
  createDT: madeAt,
  createdBy: 'Dana Baker',
  expiresDT: addDays(madeAt, 30),
}

/** What is told of the refresh at four of the morning, so many days after the adjustment was made. */
const toldOn = (day: number, row = accord) => {
  const now = addDays('2026-11-01T09:00:00.000Z' as Instant, day)
  return adjustmentsSince([row], addDays(now, -1), now, offset).map(({ event }) => event)
}

it('an adjustment is told of when it takes effect and when it has ended, and on no other day', () => {
  const days = Array.from({ length: 40 }, (_, day) => [day, toldOn(day)] as const)
  expect(days.filter(([, told]) => told.length > 0)).toEqual([
    [1, ['takesEffect']],
    [31, ['ends']],
  ])
})

it('one that was cancelled is told of then, not by the days that go on', () => {
  const cancelled = { ...accord, expiration: 0, expiresDT: addDays(madeAt, 3) } as const
  expect(Array.from({ length: 10 }, (_, day) => toldOn(day, cancelled)).flat()).toEqual([])
})

it.each([
  ['takesEffect', 'Trade adjustment in force: 2021 Honda Accord, Add 10%'],
  ['ends', 'Trade adjustment ended: 2021 Honda Accord, Add 10%'],
  ['cancelled', 'Trade adjustment cancelled: 2021 Honda Accord, Add 10%'],
] as const)('says of one that %s what it is of', (event, text) => {
  expect(adjustmentAlertText(event, accord)).toBe(text)
})
