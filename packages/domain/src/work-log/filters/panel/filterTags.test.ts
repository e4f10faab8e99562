import { describe, expect, it } from 'vitest'
import { equityLogFilters } from '../../equity-log/equityLogFilters'
import { filterTags } from './filterTags'

const labels: Readonly<Record<string, string>> = {
  'make 12': 'Honda',
  'make 13': 'Toyota',
  'newUsed Used': 'Used',
}
const tags = (values: Parameters<typeof filterTags<typeof equityLogFilters>>[1]) =>
  filterTags(equityLogFilters, values, (filter, id) => labels[`${filter} ${id}`])

describe('the tags of active filters', () => {
  it('read label and value, one for each filter that has one', () => {
    expect(
      tags({
        make: ['12', '13', '14'],
        equity: { from: '2500', to: '' },
        color: [],
        apr: { from: 'x', to: '' },
        lastService: { from: '2026-10-21', to: '2026-11-20' },
        predictiveScore: { from: '6', to: '10' },
        lender: ['ALL'],
        newUsed: 'Used',
        miles: '25',
        replVehStockNo: 's#A1B2C3D4',
        paymentDiff: { type: 'Lease', from: '', to: '50' },
      }),
    ).toEqual([
      { id: 'make', text: 'Make: Honda, Toyota, 14' },
      { id: 'equity', text: 'Equity: from $2,500' },
      { id: 'lastService', text: 'Last Service Date: 21 Oct 2026 – 20 Nov 2026' },
      { id: 'predictiveScore', text: 'Prediction Score: 6 – 10' },
      { id: 'lender', text: 'Lender: All' },
      { id: 'newUsed', text: 'New or Used: Used' },
      { id: 'miles', text: 'Customer Radius: 25' },
      { id: 'replVehStockNo', text: 'Replacement Used: A1B2C3D4' },
      { id: 'paymentDiff', text: 'Payment Difference: Lease to $50' },
    ])
  })

  it('are none without filters', () => {
    expect(tags({})).toEqual([])
  })
})
