import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { anyFilters } from './anyFilters.fixture'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import { printFields, readFields } from './fieldTexts'
import { normaliseFilters } from './normaliseFilters'

describe('filters as texts by field', () => {
  it('keep days, groups of statuses and deal types as they were chosen [L-503]', () => {
    expect(
      printFields(equityLogFilters, {
        oppStatus: ['All Active', 'DUPE'],
        dealType: ['Lease', 'ConquestFinance'],
        lastService: { from: '2024-03-05', to: '' },
        year: { from: '2018', to: '2015' },
      }),
    ).toEqual({
      oppStatus: 'All Active,DUPE',
      dealType: 'Lease,ConquestFinance',
      lastServiceFrom: '2024-03-05',
      yearFrom: '2018',
    })
  })

  it('are read in the order of their fields, and tell fields that no filter has', () => {
    const { filters, unknown } = readFields(equityLogFilters, {
      shoeSize: '9',
      yearTo: '2020',
      color: 'Red,Blue',
      yearFrom: '2018',
      make: 'Honda',
      __proto__: 'x',
    })
    expect(filters).toEqual({ year: { from: '2018', to: '2020' }, color: ['Red', 'Blue'] })
    expect(Object.keys(filters)).toEqual(['year', 'color'])
    expect(unknown).toEqual(['shoeSize', 'make'])
  })

  it('may carry deal types in the form of a search', () => {
    const read = (dealType: string, dealTypeCode: string) =>
      readFields(equityLogFilters, { dealType, dealTypeCode }).filters.dealType
    expect(read('Lease,Conquest', 'ConquestFinance')).toEqual(['Lease', 'ConquestFinance'])
    expect(read('Lease,Conquest', '')).toEqual(['Lease', 'Conquest'])
    expect(readFields(equityLogFilters, { dealTypeCode: 'ConquestCash' }).filters).toEqual({
      dealType: ['ConquestCash'],
    })
  })

  it('read back as they were, normalised', () => {
    fc.assert(
      fc.property(anyFilters, (values) => {
        const { filters, unknown } = readFields(equityLogFilters, printFields(equityLogFilters, values))
        expect(filters).toEqual(normaliseFilters(equityLogFilters, values))
        expect(unknown).toEqual([])
      }),
    )
    expect(readFields(equityLogFilters, printFields(equityLogFilters, fullFilters)).filters).toEqual(
      fullFilters,
    )
  })

  it('are read whatever they are', () => {
    const field = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.keys(printFields(equityLogFilters, fullFilters))),
    )
    fc.assert(
      fc.property(fc.dictionary(field, fc.string()), (texts) => {
        const { filters } = readFields(equityLogFilters, texts)
        expect(normaliseFilters(equityLogFilters, filters)).toBe(filters)
      }),
    )
  })
})
