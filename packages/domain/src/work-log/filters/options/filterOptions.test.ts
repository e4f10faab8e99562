import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equityLogFilters, type EquityLogFilters } from '../../equity-log/equityLogFilters'
import { allOption } from '../filterOption'
import { groupedOptions, optionsFor } from './filterOptions'
import {
  colorOptions,
  compassStatusOptions,
  flaggedSalesUserOptions,
  lenderOptions,
  makeOptions,
  modelOptions,
  ownerOptions,
  salespersonOptions,
  sellingStoreOptions,
  storeUserOptions,
  trimOptions,
  yearOptions,
} from './lookupOptions'
import { lookupQuery } from './lookupQuery'
import { lookupCalls, refreshedLookups, storeUserLists, type LookupName } from './lookups'

const labels = (options: readonly { readonly id: string; readonly label: string }[]) =>
  options.map(({ id, label }) => `${id} ${label}`)

describe('the options of a filter', () => {
  it('are its list or what its lookup gave, with All first where many can be chosen [L-510]', () => {
    expect(labels(optionsFor(equityLogFilters.lastContactType, {}))).toEqual([
      'ALL All',
      'Email Email',
      'Note Note',
      'Phone Phone',
    ])
    expect(labels(optionsFor(equityLogFilters.color, { colors: [{ id: 'Red', label: 'Red' }] }))).toEqual([
      'ALL All',
      'Red Red',
    ])
    expect(labels(optionsFor(equityLogFilters.color, {}))).toEqual(['ALL All'])
    expect(labels(optionsFor(equityLogFilters.newUsed, {}))).toEqual(['New New', 'Used Used'])
    expect(labels(optionsFor(equityLogFilters.year, { years: yearOptions([2019, 2020]) }))).toEqual([
      '2020 2020',
      '2019 2019',
    ])
    expect(optionsFor(equityLogFilters.paymentDiff, {})).toHaveLength(3)
    expect(optionsFor(equityLogFilters.apr, {})).toEqual([])
  })

  it('have those of the filter before those of its lookup', () => {
    const ofUsers = {
      type: 'select',
      label: 'User',
      fields: { value: 'user' },
      options: { from: 'lookup', lookup: 'storeUsers', before: [allOption] },
    } as const
    expect(labels(optionsFor(ofUsers, {}))).toEqual(['ALL All'])
    expect(labels(optionsFor(ofUsers, { storeUsers: [{ id: 'ann', label: 'Ann' }] }))).toEqual([
      'ALL All',
      'ann Ann',
    ])
  })

  it('stand under their headings, in the order in which these come first [L-400]', () => {
    const honda = { makeName: 'Honda', makeId: '12' }
    const toyota = { makeName: 'Toyota', makeId: '13' }
    const models = modelOptions([
      { modelName: 'Camry', modelId: '8', ...toyota },
      { modelName: 'Civic', modelId: '7', ...honda },
      { modelName: 'Corolla', modelId: '9', ...toyota },
    ])
    expect(groupedOptions(optionsFor(equityLogFilters.model, { models }))).toEqual([
      allOption,
      { label: 'Toyota', options: [models[0], models[2]] },
      { label: 'Honda', options: [models[1]] },
    ])
    expect(groupedOptions([])).toEqual([])
  })

  it('are all there once they are grouped, in their order under each heading', () => {
    const option = fc.record({ id: fc.string(), label: fc.string(), group: fc.constantFrom('A', 'B', 'C') })
    fc.assert(
      fc.property(fc.array(option), (options) => {
        const groups = groupedOptions(options).filter((entry) => 'options' in entry)
        expect(new Set(groups.map(({ label }) => label)).size).toBe(groups.length)
        for (const { label, options: under } of groups)
          expect(under).toEqual(options.filter(({ group }) => group === label))
        expect(groups.flatMap(({ options: under }) => under)).toHaveLength(options.length)
      }),
    )
  })

  it('are offered with the labels of their vocabulary', () => {
    expect(labels(optionsFor(equityLogFilters.warrantyExp, {}))[1]).toBe('NOWARRANTY No Warranty')
  })
})

describe('what lookups give', () => {
  it('years, the latest first, each once', () => {
    expect(labels(yearOptions([2018, 2020, 2019, 2020, 1.5]))).toEqual([
      '2020 2020',
      '2019 2019',
      '2018 2018',
    ])
  })

  it('makes, models under their makes, trims under their models', () => {
    expect(makeOptions([{ makeName: 'Honda', makeId: '12' }])).toEqual([{ id: '12', label: 'Honda' }])
    expect(modelOptions([{ modelName: 'Civic', modelId: '7', makeName: 'Honda', makeId: '12' }])).toEqual([
      { id: '7', label: 'Civic', group: 'Honda' },
    ])
  })

  it('trims with either of their ids [L-402]', () => {
    expect(
      trimOptions([
        { trimLevel: 'EX', trimId: '5', modelName: 'Civic' },
        { trimLevel: 'LX', trimId: null, trimLevelId: '6', modelName: 'Civic' },
        { trimLevel: 'LE', trimLevelId: '8', modelName: 'Camry' },
        { trimLevel: 'SE', trimId: '', trimLevelId: '9', modelName: 'Camry' },
        { trimLevel: 'None', trimId: null, trimLevelId: '', modelName: 'Camry' },
      ]),
    ).toEqual([
      { id: '5', label: 'EX', group: 'Civic' },
      { id: '6', label: 'LX', group: 'Civic' },
      { id: '8', label: 'LE', group: 'Camry' },
      { id: '9', label: 'SE', group: 'Camry' },
    ])
  })

  it.each([
    ['ALLY|12', 'ALLY'],
    ['ALLY', 'ALLY'],
    ['ALLY |1|2', 'ALLY'],
    ['A|\n1', 'A'],
  ])('a lender of the code %j as %s [L-405]', (lenderCode, id) => {
    expect(lenderOptions([{ lenderCode, lenderName: 'Ally' }])).toEqual([{ id, label: 'Ally' }])
  })

  it('salespersons, after All the one for none [L-408] [L-409]', () => {
    const given = salespersonOptions([{ salesPersonId: '31', salesPersonName: 'Ann Lee' }])
    expect(labels(optionsFor(equityLogFilters.origSalesPerson, { salespersons: given }))).toEqual([
      'ALL All',
      '0 No Salesperson',
      '31 Ann Lee',
    ])
  })

  it('flagged-sales users by name, after All [L-412]', () => {
    const given = flaggedSalesUserOptions([{ aD_UserID: '9', salesPersonName: 'Ben Ray' }])
    expect(labels(optionsFor(equityLogFilters.flgOpptAssocName, { flaggedSalesUsers: given }))).toEqual([
      'ALL All',
      'Ben Ray Ben Ray',
    ])
  })

  it('compass statuses by the word that the grid shows, with what it means [L-073] [L-592]', () => {
    const option = (compassStatusId: string, compassStatusDescription: string) =>
      compassStatusOptions([{ compassStatusId, compassStatusDescription }])
    expect(option('Lost', 'Bought elsewhere')).toEqual([{ id: 'Lost', label: 'Lost – Bought elsewhere' }])
    expect([option('Lost', 'Lost'), option('Lost', '')]).toEqual([
      [{ id: 'Lost', label: 'Lost' }],
      [{ id: 'Lost', label: 'Lost' }],
    ])
  })

  it('all others by what rows carry', () => {
    expect(colorOptions([{ colorName: 'Red' }])).toEqual([{ id: 'Red', label: 'Red' }])
    expect(ownerOptions([{ opptOwnerName: 'Ann Lee' }])).toEqual([{ id: 'Ann Lee', label: 'Ann Lee' }])
    expect(sellingStoreOptions([{ hyperionId: 'S0001', entityName: 'Harbor' }])).toEqual([
      { id: 'S0001', label: 'Harbor' },
    ])
    expect(
      labels(
        storeUserOptions([
          { userName: 'ann.lee', givenName: 'Ann', familyName: 'Lee' },
          { userName: 'ben', givenName: 'Ben', familyName: null },
          { userName: 'cay', givenName: '', familyName: null },
          { userName: 'dee', givenName: '', familyName: 'Fox' },
        ]),
      ),
    ).toEqual(['ann.lee Ann Lee', 'ben Ben', 'cay cay', 'dee Fox'])
  })
})

describe('a lookup', () => {
  const chosen: EquityLogFilters = { make: ['12', '13'], model: ['7'] }

  it.each([
    ['years', {}],
    ['colors', {}],
    ['compassStatuses', {}],
    ['makes', { hyperionId: 'S0001' }],
    ['lenders', { hyperionId: 'S0001' }],
    ['owners', { hyperionId: 'S0001' }],
    ['salespersons', { hyperionId: 'S0001' }],
    ['sellingStores', { hyperionId: 'S0001' }],
    ['flaggedSalesUsers', { hyperionId: 'S0001' }],
    ['storeUsers', { hyperionId: 'S0001', listType: 'emailSentBy' }],
    ['models', { makeId: '12,13' }],
    ['trims', { modelId: '7' }],
  ] as const)('of %s is asked with %j [L-558]', (name: LookupName, query) => {
    expect(lookupQuery(name, chosen, 'S0001')).toEqual(query)
  })

  it('has its call', () => {
    expect(Object.entries(lookupCalls).map(([name, { call }]) => `${name} ${call}`)).toEqual([
      'years listYears',
      'makes listMakes',
      'models listModels',
      'trims listTrims',
      'colors listColors',
      'compassStatuses listCompassStatuses',
      'lenders listLenders',
      'owners listHyperionFilters',
      'salespersons listHyperionFilters',
      'sellingStores listHyperionFilters',
      'flaggedSalesUsers listFlaggedSalesUsers',
      'storeUsers listStoreUsers',
    ])
  })

  it('of users lists senders or those of compass', () => {
    expect(storeUserLists).toEqual(['emailSentBy', 'compass'])
  })

  it('of models or trims is not asked before a make or model is chosen', () => {
    expect(lookupQuery('models', {}, 'S0001')).toBeNull()
    expect(lookupQuery('models', { make: ['ALL'] }, 'S0001')).toBeNull()
    expect(lookupQuery('trims', { make: ['12'] }, 'S0001')).toBeNull()
  })

  it('of the store answers three lists at once, which are asked anew with a saved search', () => {
    expect(refreshedLookups.map((name) => lookupCalls[name].call)).toEqual([
      'listHyperionFilters',
      'listHyperionFilters',
      'listHyperionFilters',
    ])
    expect([...refreshedLookups].sort()).toEqual(['owners', 'salespersons', 'sellingStores'])
  })
})
