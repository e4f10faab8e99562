import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { anyFilters } from '../filters/anyFilters.fixture'
import { equityLogFilters, type EquityLogFilters } from '../equity-log/equityLogFilters'
import { normaliseFilters } from '../filters/normaliseFilters'
import type { SavedSearch } from './savedSearch'
import { readSavedFilters, storeFilters } from './storedFilters'

const store = (filters: EquityLogFilters) => storeFilters(equityLogFilters, filters, true)
const read = (search: Partial<SavedSearch>) =>
  readSavedFilters(equityLogFilters, { filter: null, activeFilters: null, showAdvanced: null, ...search })
/** As the service keeps it and gives it back. */
const kept = (filter: unknown): unknown => JSON.parse(JSON.stringify(filter)) as unknown

describe('what a search is saved with', () => {
  it('is its active filters with name, type, label, required and value [L-056]', () => {
    expect(store({ year: { from: '2018', to: '2015' }, oppStatus: ['All Active'], lender: [] })).toEqual({
      values: { yearFrom: '2018', oppStatus: 'All Active' },
      activeFilters: [
        { name: 'year', type: 'selectRange', label: 'Year', required: true, value: { from: '2018', to: '' } },
        {
          name: 'oppStatus',
          type: 'multiSelect',
          label: 'Opportunity Status',
          required: true,
          value: ['All Active'],
        },
        { name: 'lender', type: 'multiSelect', label: 'Lender', required: true, value: [] },
      ],
      showAdvanced: true,
    })
    expect(storeFilters(equityLogFilters, {}, false)).toEqual({
      values: {},
      activeFilters: [],
      showAdvanced: false,
    })
  })

  it('reads back as it was saved, in its order, empty filters and all', () => {
    const filters: EquityLogFilters = { year: { from: '2018', to: '' }, lender: [], color: ['Red'] }
    const back = read({ filter: kept(store(filters)) })
    expect(back).toEqual({ filters, showAdvanced: true, dropped: [] })
    expect(Object.keys(back.filters)).toEqual(['year', 'lender', 'color'])
    expect(read({ filter: kept(store(fullFilters)) }).filters).toEqual(fullFilters)
  })

  it('reads back whatever was filled in', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const back = read({ filter: kept(store(filters)) })
        expect(back.dropped).toEqual([])
        expect(Object.keys(back.filters)).toEqual(Object.keys(filters))
        expect(normaliseFilters(equityLogFilters, back.filters)).toEqual(
          normaliseFilters(equityLogFilters, filters),
        )
      }),
    )
  })
})

describe('a saved search', () => {
  it('keeps what is known and tells what is not', () => {
    expect(
      read({
        filter: { values: { color: 'Red', hatSize: '9' }, showAdvanced: true },
        activeFilters: [
          {
            name: 'shoeSize',
            label: 'Shoe Size',
            type: 'range',
            required: true,
            value: { from: '9', to: '' },
          },
          { name: 'color', label: 'Color', type: 'multiSelect', required: true, value: ['Red'] },
          { name: 'newUsed', label: 'New or Used', type: 'select', required: true, value: 'Demo' },
          { name: 'warrantyExp', label: 'Warranty Exp', value: ['WARRANTY', 'GONE'] },
          { name: 'apr', label: 'APR', value: ['2', '5'] },
          { name: 'constructor' },
        ],
      }),
    ).toEqual({
      filters: { color: ['Red'], warrantyExp: ['WARRANTY'] },
      showAdvanced: true,
      dropped: ['Shoe Size', 'New or Used', 'Warranty Exp', 'APR', 'constructor', 'hatSize'],
    })
  })

  it('loses nothing by being written otherwise, and tells of a side that it loses', () => {
    const activeFilters = [
      { name: 'equity', label: 'Equity', value: { from: '$2,500', to: 5000 } },
      { name: 'color', label: 'Color', value: 'ALL,Red,Red' },
      { name: 'mileage', label: 'Mileage', value: { from: '-1', to: '5' } },
      { name: 'miles', label: 'Customer Radius', value: 7 },
      { name: 'apr', label: 'APR', value: { from: ' ', to: '5' } },
      { name: 'replVehStockNo', label: 'Replacement Used', value: 's#A1B2C3D4' },
    ]
    expect(read({ activeFilters })).toEqual({
      filters: {
        equity: { from: '2500', to: '5000' },
        color: ['Red'],
        mileage: { from: '', to: '5' },
        miles: '7',
        apr: { from: '', to: '5' },
        replVehStockNo: 'A1B2C3D4',
      },
      showAdvanced: false,
      dropped: ['Mileage'],
    })
  })

  it('names a filter that is gone once, though its field is there too', () => {
    const activeFilters = [
      { name: 'color', value: ['Red'] },
      { name: 'shoeSize', label: 'Shoe Size', value: '9' },
    ]
    expect(read({ filter: { values: { shoeSize: '9' } }, activeFilters }).dropped).toEqual(['Shoe Size'])
  })

  it('takes what an active filter holds before its field', () => {
    const activeFilters = [{ name: 'color', value: ['Red'] }]
    expect(read({ filter: { values: { color: 'Blue' } }, activeFilters }).filters).toEqual({ color: ['Red'] })
  })

  it('may hold fields without saying which filters are active', () => {
    expect(read({ filter: { yearFrom: 2018, dealType: 'Lease', incomingEmailFrom: '2024-03-05' } })).toEqual({
      filters: {
        year: { from: '2018', to: '' },
        dealType: ['Lease'],
        incomingEmail: { from: '2024-03-05', to: '' },
      },
      showAdvanced: false,
      dropped: [],
    })
  })

  it('may say which filters are active and leave their values to the fields', () => {
    expect(
      read({
        filter: {
          yearFrom: '2018',
          activeFilters: [{ name: 'lender' }, { name: 'year' }],
          showAdvanced: true,
        },
        showAdvanced: false,
      }),
    ).toEqual({ filters: { lender: [], year: { from: '2018', to: '' } }, showAdvanced: false, dropped: [] })
  })

  it.each([
    null,
    'x',
    7,
    [],
    { values: 'x' },
    ['x'],
    { values: [] },
    { values: ['x'] },
    { values: { hatSize: '', gloves: null, socks: {} } },
    { activeFilters: {} },
    { activeFilters: [null, 7, [], { name: [] }] },
  ])('may be anything: %j', (filter) => {
    expect(read({ filter })).toEqual({
      filters: {},
      showAdvanced: false,
      dropped: [],
    })
  })

  it('never fails, and what it holds can be normalised', () => {
    const entry = fc.record(
      {
        name: fc.constantFrom(...Object.keys(equityLogFilters), 'gone'),
        label: fc.jsonValue(),
        value: fc.jsonValue(),
      },
      { requiredKeys: ['name'] },
    )
    fc.assert(
      fc.property(fc.jsonValue(), fc.oneof(fc.jsonValue(), fc.array(entry)), (filter, activeFilters) => {
        const { filters } = read({ filter, activeFilters })
        const once = normaliseFilters(equityLogFilters, filters)
        expect(normaliseFilters(equityLogFilters, once)).toBe(once)
      }),
    )
  })
})
