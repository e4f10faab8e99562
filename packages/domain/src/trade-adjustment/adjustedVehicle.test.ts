import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { toCents } from '../money/money'
import { equityAfter, refreshedValue } from './adjustedVehicle'
import type { TradeAdjustmentRow } from './tradeAdjustment'

const tenMore: TradeAdjustmentRow = {
  year: '2021',
  make: 'Honda',
  model: 'Accord',
  percentage: 10,
  expiration: 30,
  addOrSubtract: 1,
  createDT: '2026-11-01T15:00:00.000Z' as Instant,
  tradeAdjustmentId: '7',
  createdBy: null,
  expiresDT: null,
}
const fifthLess: TradeAdjustmentRow = {
  ...tenMore,
  tradeAdjustmentId: '8',
  percentage: 20,
  addOrSubtract: -1,
}
const plain = { value: toCents(20_000_00), adjustment: null }

describe('the value by the adjustment in force [O-339] [OP-110]', () => {
  it('changes once, and keeps what it was before', () => {
    const raised = refreshedValue(plain, tenMore)
    expect(raised).toEqual({
      value: 22_000_00,
      adjustment: { tradeAdjustmentId: '7', valueBefore: 20_000_00, valueAfter: 22_000_00 },
    })
    expect(refreshedValue(raised, tenMore)).toEqual(raised)
  })

  it('goes by another adjustment from the value before, and back to it without one', () => {
    const raised = refreshedValue(plain, tenMore)
    expect(refreshedValue(raised, fifthLess).value).toBe(16_000_00)
    expect(refreshedValue(raised, null)).toEqual(plain)
  })

  it('goes from a value that was found since', () => {
    const raised = refreshedValue(plain, tenMore)
    const found = { ...raised, value: toCents(21_000_00) }
    expect(refreshedValue(found, tenMore).value).toBe(23_100_00)
    expect(refreshedValue(found, null)).toEqual({ value: 21_000_00, adjustment: null })
  })

  it('leaves an unknown value unknown', () => {
    expect(refreshedValue({ value: null, adjustment: null }, tenMore)).toEqual({
      value: null,
      adjustment: null,
    })
  })
})

it('the equity changes by as much as the value', () => {
  expect(equityAfter(toCents(5_000_00), toCents(20_000_00), toCents(22_000_00))).toBe(7_000_00)
  expect(equityAfter(toCents(-1_000_00), toCents(20_000_00), toCents(16_000_00))).toBe(-5_000_00)
  expect(equityAfter(null, toCents(20_000_00), toCents(16_000_00))).toBeNull()
  expect(equityAfter(toCents(5_000_00), null, toCents(16_000_00))).toBe(5_000_00)
})
