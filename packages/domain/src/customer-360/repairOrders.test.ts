import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { repairOrder as order } from '../../cases/customer360'
import { toCents } from '../money/money'
import { lineItemsTotal, orderedRepairOrders, roSummary, workText } from './repairOrders'

const at = (day: string) => `${day}T12:00:00.000Z` as Instant

describe('repair orders', () => {
  const older = { ...order, roNumber: '604117', roDate: at('2026-05-08'), roAmount: toCents(146_00) }
  const sameDay = { ...order, roNumber: '99', roAmount: null }
  const undated = { ...order, roNumber: '1', roDate: null, roAmount: null }

  it('are listed newest first, of one day by number, undated ones last', () => {
    const listed = orderedRepairOrders([undated, older, sameDay, order])
    expect(listed.map(({ roNumber }) => roNumber)).toEqual(['618204', '99', '604117', '1'])
    expect(orderedRepairOrders([order, { ...order }])).toEqual([order, order])
  })

  it('are called by their first two pieces of work', () => {
    expect(workText(['Oil and filter', 'Brake inspection', 'Wiper blades'])).toBe(
      'Oil and filter, brake inspection',
    )
    expect([workText(['Four tires']), workText([])]).toEqual(['Four tires', null])
  })

  it('are summed up as far as amounts are known', () => {
    expect(roSummary([older, order, sameDay])).toEqual({
      lastRoDate: order.roDate,
      visits: 3,
      total: 430_00,
    })
    expect(roSummary([undated])).toEqual({ lastRoDate: null, visits: 1, total: null })
    expect(roSummary([])).toEqual({ lastRoDate: null, visits: 0, total: null })
    const item = { lineItemId: '1', description: 'Oil', opCode: null, amount: toCents(118_00) }
    expect(lineItemsTotal([item, { ...item, amount: null }, item])).toBe(236_00)
    expect(lineItemsTotal([])).toBeNull()
  })
})
