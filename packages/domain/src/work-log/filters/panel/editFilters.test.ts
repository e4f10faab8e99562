import { describe, expect, it } from 'vitest'
import { equityLogFilters, type EquityLogFilters } from '../../equity-log/equityLogFilters'
import type { FilterOption } from '../filterOption'
import { addFilter, changeFilter, offeredFilters, removeFilter } from './editFilters'

const options: Readonly<Record<string, readonly FilterOption[]>> = {
  make: [
    { id: '12', label: 'Honda' },
    { id: '13', label: 'Toyota' },
  ],
  model: [
    { id: '7', label: 'Civic', group: 'Honda' },
    { id: '8', label: 'Camry', group: 'Toyota' },
    { id: '9', label: 'No make' },
  ],
  trimLevel: [
    { id: '5', label: 'EX', group: 'Civic' },
    { id: '6', label: 'LE', group: 'Camry' },
  ],
}
const optionsOf = (name: string) => options[name] ?? []
const chosen: EquityLogFilters = {
  make: ['12', '13'],
  model: ['7', '8'],
  trimLevel: ['5', '6'],
  color: ['Red'],
}
const change = (values: EquityLogFilters, name: 'make' | 'model' | 'color', ids: readonly string[]) =>
  changeFilter(equityLogFilters, values, name, ids, optionsOf)

describe('the filters that can be added', () => {
  it('are 29, in the order of the specification, without those that are active [L-490] [L-500]', () => {
    const labels = offeredFilters(equityLogFilters, {}).map(({ label }) => label)
    expect(labels.join(', ')).toBe(
      'APR, Color, Compass Status, Customer Radius, Deal Type, Equity, Last Contact Date, Last Contact Type, Last Service Date, Lender, Make, Mileage, Model, New or Used, Opportunity Owner, Opportunity Status, Original Salesperson, Original Term, Payment Difference, Payments Remaining, Prediction Score, Purchase Date, Recalls, Replacement Used, Selling Store, Trim, Warranty Exp, Year, Flagged',
    )
    expect(labels).toHaveLength(29)
    const offered = offeredFilters(equityLogFilters, {
      apr: { from: '', to: '' },
      year: { from: '1', to: '' },
    })
    expect(offered).toHaveLength(27)
    expect(offered[0]).toEqual({ id: 'color', label: 'Color' })
  })

  it('are added at the end, empty', () => {
    const values = addFilter(equityLogFilters, { year: { from: '2018', to: '' } }, 'color')
    expect(values).toEqual({ year: { from: '2018', to: '' }, color: [] })
    expect(Object.keys(values)).toEqual(['year', 'color'])
    expect(addFilter(equityLogFilters, {}, 'paymentDiff')).toEqual({
      paymentDiff: { type: 'Finance', from: '', to: '' },
    })
  })

  it('are added once, and only known ones', () => {
    expect(addFilter(equityLogFilters, chosen, 'color')).toBe(chosen)
    expect(addFilter(equityLogFilters, chosen, 'shoeSize')).toBe(chosen)
    expect(addFilter(equityLogFilters, chosen, 'constructor')).toBe(chosen)
  })
})

describe('a filter below another', () => {
  it('keeps what belongs to the parent when the parent changes, and so does the one below it [L-494]', () => {
    expect(change(chosen, 'make', ['13'])).toEqual({
      make: ['13'],
      model: ['8'],
      trimLevel: ['6'],
      color: ['Red'],
    })
    expect(change(chosen, 'model', ['7'])).toEqual({ ...chosen, model: ['7'], trimLevel: ['5'] })
    expect(change(chosen, 'make', ['12', '13'])).toEqual(chosen)
  })

  it('is emptied where the parent has nothing chosen any more [L-494]', () => {
    const empty = { ...chosen, model: [], trimLevel: [] }
    expect(change(chosen, 'make', [])).toEqual({ ...empty, make: [] })
    expect(change(chosen, 'make', ['ALL'])).toEqual({ ...empty, make: ['ALL'] })
    expect(removeFilter(equityLogFilters, chosen, 'make')).toEqual({
      model: [],
      trimLevel: [],
      color: ['Red'],
    })
  })

  it('loses what no list of options holds, and what stands under no heading', () => {
    expect(change({ ...chosen, model: ['7', '9', '99'] }, 'make', ['12']).model).toEqual(['7'])
  })

  it('keeps ALL as long as it can be filled', () => {
    expect(change({ make: ['12'], model: ['ALL'] }, 'make', ['13']).model).toEqual(['ALL'])
    expect(change({ make: ['12'], model: ['ALL'] }, 'make', []).model).toEqual([])
  })

  it('stays as it is when a filter changes that is not above it', () => {
    expect(change(chosen, 'color', ['Blue'])).toEqual({ ...chosen, color: ['Blue'] })
    const before = { make: ['12'], model: ['7'], trimLevel: ['6'] }
    expect(change(before, 'make', ['12', '13'])).toEqual({ ...before, make: ['12', '13'] })
    const { make, model, trimLevel } = chosen
    expect(removeFilter(equityLogFilters, chosen, 'color')).toEqual({ make, model, trimLevel })
    expect(removeFilter(equityLogFilters, chosen, 'trimLevel').model).toEqual(['7', '8'])
  })

  it('does not become active by a change of its parent', () => {
    expect(change({}, 'make', ['12'])).toEqual({ make: ['12'] })
  })
})
