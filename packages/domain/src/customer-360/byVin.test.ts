import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { byVin, orderedSearches, orderedViews, type InventoryDetails } from './byVin'

const at = (day: string) => `${day}T12:00:00.000Z` as Instant

describe('what is held by VIN', () => {
  it('is found by the VIN as it is compared [O-359]', () => {
    const views = [{ vin: '1hgcv1f57ma014882' }, { vin: 'B' }, { vin: '1HGCV1F57MA014882 ' }, { vin: '' }]
    expect(byVin(views)).toEqual({
      '1HGCV1F57MA014882': [views[0], views[2]],
      B: [views[1]],
      '': [views[3]],
    })
    const details: Pick<InventoryDetails, 'vin'> = { vin: '__proto__' }
    expect(Object.values(byVin([details]))).toEqual([[details]])
  })

  it('loses no entry, whatever the VINs', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ vin: fc.string() })), (entries) => {
        expect(Object.values(byVin(entries)).flat()).toHaveLength(entries.length)
      }),
    )
  })

  it('is listed newest first in its tab', () => {
    const dates = [null, at('2026-05-08'), at('2026-11-20'), at('2026-05-08')]
    const views = dates.map((viewedDate, index) => ({
      vin: String(index),
      viewedDate,
      year: null,
      make: null,
      model: null,
    }))
    const searches = dates.map((searchDate, index) => ({ vin: String(index), searchDate, criteria: null }))
    expect(orderedViews(views).map(({ vin }) => vin)).toEqual(['2', '1', '3', '0'])
    expect(orderedSearches(searches).map(({ vin }) => vin)).toEqual(['2', '1', '3', '0'])
  })
})
