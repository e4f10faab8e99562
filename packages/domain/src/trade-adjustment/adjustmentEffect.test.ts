import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shifted, type Instant } from '../calendar/instant'
import { parseUtcOffset, utc } from '../calendar/storeOffset'
import { toCents } from '../money/money'
import {
  adjustedValue,
  adjustmentState,
  adjustmentFor,
  cancellationOf,
  expiresAt,
  extensionOf,
  isLive,
  isSameVehicle,
  overtakenBy,
  sameAdjustment,
  takesEffectAt,
} from './adjustmentEffect'
import {
  adjustedVehicleName,
  adjustmentPercentages,
  adjustmentStateLabels,
  adjustmentText,
  type TradeAdjustmentRow,
} from './tradeAdjustment'

const created = '2026-11-01T15:00:00.000Z' as Instant
const offset = parseUtcOffset('-05:00') ?? utc
const day = 86_400_000
const after = (days: number, milliseconds = 0) => shifted(created, days * day + milliseconds)

const row: TradeAdjustmentRow = {
  year: '2021',
  make: 'Honda',
  model: 'Accord',
  percentage: 15,
  expiration: 30,
  addOrSubtract: -1,
  createDT: created,
  tradeAdjustmentId: '1',
  createdBy: null,
  expiresDT: null,
}
const newer: TradeAdjustmentRow = {
  ...row,
  tradeAdjustmentId: '2',
  createDT: after(2),
  percentage: 5,
  addOrSubtract: 1,
}
const accord = { year: 2021, make: 'HONDA ', model: 'accord' }

describe('a vehicle', () => {
  it('is the same by year, make and model, in any case', () => {
    expect(isSameVehicle(row, accord)).toBe(true)
    for (const other of [
      { year: 2020 },
      { make: 'Acura' },
      { model: 'Civic' },
      { model: null },
      { year: null },
    ])
      expect(isSameVehicle(row, { ...accord, ...other })).toBe(false)
  })

  it('without a model is the same as one whose model is blank', () => {
    expect(isSameVehicle({ ...accord, model: null }, { ...accord, model: ' ' })).toBe(true)
  })
})

describe('an adjustment', () => {
  it('counts from the daily refresh of the next day until it expires [OP-110]', () => {
    expect(takesEffectAt(row, offset)).toBe('2026-11-02T05:00:00.000Z')
    expect(expiresAt(row)).toBe(after(30))
    const at = (moment: Instant) => adjustmentFor([row], accord, moment, offset)
    expect(at(shifted('2026-11-02T05:00:00.000Z' as Instant, -1))).toBeNull()
    expect(at('2026-11-02T05:00:00.000Z' as Instant)).toBe(row)
    expect(at(after(30, -1))).toBe(row)
    expect(at(after(30))).toBeNull()
    expect(adjustmentFor([row], { ...accord, year: 2022 }, after(5), offset)).toBeNull()
  })

  it('takes the day on which the service says that it ends', () => {
    expect(expiresAt({ ...row, expiresDT: after(3) })).toBe(after(3))
  })

  it('is over at once when it is cancelled', () => {
    const cancelled = { ...row, expiration: 0 as const, expiresDT: after(30) }
    expect(expiresAt(cancelled)).toBe(created)
    expect([isLive(cancelled, created), isLive(row, created)]).toEqual([false, true])
  })

  it('gives way to a newer one of the same vehicle [OP-110]', () => {
    expect(adjustmentFor([row, newer], accord, after(5), offset)).toBe(newer)
    expect(adjustmentFor([newer, row], accord, after(2), offset)).toBe(row)
    const twin = { ...row, tradeAdjustmentId: '3' }
    expect(adjustmentFor([row, twin], accord, after(5), offset)).toBe(row)
  })

  it('raises or lowers the value by its percentage [OP-110]', () => {
    expect(adjustedValue(toCents(20_000_00), row)).toBe(17_000_00)
    expect(adjustedValue(toCents(20_000_00), newer)).toBe(21_000_00)
    expect(adjustedValue(toCents(10), { percentage: 5, addOrSubtract: 1 })).toBe(11)
    fc.assert(
      fc.property(fc.nat(1e9), fc.constantFrom(...adjustmentPercentages), (cents, percentage) => {
        const value = toCents(cents)
        const more = adjustedValue(value, { percentage, addOrSubtract: 1 })
        const less = adjustedValue(value, { percentage, addOrSubtract: -1 })
        expect(Math.abs(more + less - 2 * value)).toBeLessThanOrEqual(1)
        expect(less).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a new one beside those that are there', () => {
  const same = { ...row, tradeAdjustmentId: '4', createDT: after(1) }
  const rows = [row, newer, same]

  it('cancels or extends the newest live one of the same six fields but the expiration', () => {
    expect(sameAdjustment(rows, { ...row, expiration: 0 }, after(5))).toBe(same)
    expect(sameAdjustment(rows, { ...row, percentage: 20 }, after(5))).toBeNull()
    expect(sameAdjustment(rows, { ...row, addOrSubtract: 1 }, after(5))).toBeNull()
    expect(sameAdjustment(rows, { ...row, model: 'Civic' }, after(5))).toBeNull()
    expect(sameAdjustment(rows, row, after(60))).toBeNull()
  })

  it('overtakes the others of the same vehicle', () => {
    expect(overtakenBy(rows, row, after(5))).toEqual([newer])
    expect(overtakenBy(rows, { ...row, percentage: 20 }, after(5))).toEqual([newer, same, row])
    expect(overtakenBy(rows, { ...row, addOrSubtract: 1 }, after(5))).toEqual([newer, same, row])
    expect(overtakenBy(rows, { ...row, make: 'Acura' }, after(5))).toEqual([])
    expect(overtakenBy(rows, { ...row, percentage: 20 }, after(60))).toEqual([])
  })

  it('is posted with six fields: expiration 0 to cancel, another to extend [OP-109]', () => {
    const six = { year: '2021', make: 'Honda', model: 'Accord', percentage: 15, addOrSubtract: -1 }
    expect(cancellationOf(row)).toEqual({ ...six, expiration: 0 })
    expect(extensionOf(row, 90)).toEqual({ ...six, expiration: 90 })
  })
})

it('an adjustment waits for its first day, counts, and ends [OP-110]', () => {
  const stateAt = (moment: Instant) => adjustmentStateLabels[adjustmentState(row, moment, offset)]
  expect([created, after(1), after(30, -1), after(30)].map(stateAt)).toEqual([
    'From tomorrow',
    'In force',
    'In force',
    'Expired',
  ])
  expect(adjustmentState({ ...row, expiration: 0 }, created, offset)).toBe('expired')
})

it('is told in words', () => {
  expect([adjustmentText(row), adjustmentText(newer)]).toEqual(['Subtract 15%', 'Add 5%'])
  expect(adjustedVehicleName(row)).toBe('2021 Honda Accord')
})
