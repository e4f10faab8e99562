import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFilters } from './anyFilters.fixture'
import type { EquityLogFilters } from '../equity-log/equityLogFilters'
import { sameFilters } from './sameFilters'

const same: readonly (readonly [EquityLogFilters, EquityLogFilters])[] = [
  [{}, {}],
  [{ color: ['Red', 'Blue'] }, { color: ['Blue', 'Red'] }],
  [{ color: [' Red'] }, { color: ['Red'] }],
  [{ newUsed: 'Used', color: undefined } as unknown as EquityLogFilters, { newUsed: 'Used' }],
  [
    { apr: { from: '2', to: '' }, miles: '5' },
    { miles: ' 5 ', apr: { from: ' 2', to: ' ' } },
  ],
]

const different: readonly (readonly [EquityLogFilters, EquityLogFilters])[] = [
  [{}, { color: [] }],
  [{ color: [] }, { lender: [] }],
  [{ color: ['Red'] }, { color: ['Red', 'Blue'] }],
  [{ color: ['Red', 'Blue'] }, { color: ['Red', 'Green'] }],
  [{ apr: { from: '2', to: '' } }, { apr: { from: '', to: '2' } }],
  [{ apr: { from: '2', to: '' } }, { apr: { from: '2', to: '5' } }],
  [{ miles: '5' }, { miles: '6' }],
  [{ newUsed: '' }, { newUsed: 'New' }],
  [
    { paymentDiff: { type: 'Lease', from: '', to: '' } },
    { paymentDiff: { type: 'Finance', from: '', to: '' } },
  ],
]

describe('filters', () => {
  it.each(same)('%j and %j are the same', (left, right) => {
    expect(sameFilters(left, right)).toBe(true)
    expect(sameFilters(right, left)).toBe(true)
  })

  it('are the same as themselves', () => {
    const filters: EquityLogFilters = { color: ['Red'] }
    expect(sameFilters(filters, filters)).toBe(true)
  })

  it.each(different)('%j and %j are not', (left, right) => {
    expect(sameFilters(left, right)).toBe(false)
    expect(sameFilters(right, left)).toBe(false)
  })

  it('are the same as a copy of themselves in another order', () => {
    fc.assert(
      fc.property(anyFilters, (values) => {
        const copy = structuredClone(Object.fromEntries(Object.entries(values).reverse()))
        expect(sameFilters(values, copy)).toBe(true)
      }),
    )
  })
})
