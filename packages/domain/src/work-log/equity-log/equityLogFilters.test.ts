import { describe, expect, it } from 'vitest'
import { warrantyValues } from '../rows/cells/warranty'
import { equityLogFilters, type EquityLogFilter } from './equityLogFilters'
import type { FilterDefinition } from '../filters/filterDefinition'
import { fieldsOf } from '../filters/activeFilters'

const table: readonly (readonly [EquityLogFilter, string, string, string])[] = [
  ['apr', 'APR', 'range', 'aprFrom aprTo'],
  ['color', 'Color', 'multiSelect', 'color'],
  ['compassStatus', 'Compass Status', 'multiSelect', 'compassStatus'],
  ['miles', 'Customer Radius', 'number', 'miles'],
  ['dealType', 'Deal Type', 'multiSelect', 'dealType'],
  ['equity', 'Equity', 'range', 'eqRangeFrom eqRangeTo'],
  ['LastContactDate', 'Last Contact Date', 'dateRange', 'LastContactDateFrom LastContactDateTo'],
  ['lastContactType', 'Last Contact Type', 'multiSelect', 'lastContactType'],
  ['lastService', 'Last Service Date', 'dateRange', 'lastServiceFrom lastServiceTo'],
  ['lender', 'Lender', 'multiSelect', 'lender'],
  ['make', 'Make', 'multiSelect', 'makeId'],
  ['mileage', 'Mileage', 'range', 'mileageFrom mileageTo'],
  ['model', 'Model', 'multiSelect', 'modelId'],
  ['newUsed', 'New or Used', 'select', 'newUsed'],
  ['oppOwner', 'Opportunity Owner', 'multiSelect', 'oppOwner'],
  ['oppStatus', 'Opportunity Status', 'multiSelect', 'oppStatus'],
  ['origSalesPerson', 'Original Salesperson', 'multiSelect', 'origSalesPerson'],
  ['originalTerm', 'Original Term', 'range', 'originalTermFrom originalTermTo'],
  ['paymentDiff', 'Payment Difference', 'typedRange', 'paymentDiffType paymentDiffFrom paymentDiffTo'],
  ['paymentRem', 'Payments Remaining', 'range', 'paymentRemFrom paymentRemTo'],
  ['predictiveScore', 'Prediction Score', 'selectRange', 'predictiveScoreFrom predictiveScoreTo'],
  ['purchaseDate', 'Purchase Date', 'dateRange', 'purchaseDateFrom purchaseDateTo'],
  ['carfaxRecall', 'Recalls', 'select', 'carfaxRecall'],
  ['replVehStockNo', 'Replacement Used', 'regex', 'replVehStockNo'],
  ['sellingHyperionId', 'Selling Store', 'multiSelect', 'sellingHyperionId'],
  ['trimLevel', 'Trim', 'multiSelect', 'trimId'],
  ['warrantyExp', 'Warranty Exp', 'multiSelect', 'warrantyExp'],
  ['year', 'Year', 'selectRange', 'yearFrom yearTo'],
  ['flgOpptAssocName', 'Flagged', 'multiSelect', 'flgOpptAssocName'],
  ['incomingEmail', 'Incoming Email', 'dateRange', 'incomingEmailFrom incomingEmailTo'],
]

const definitions: Readonly<Record<string, FilterDefinition>> = equityLogFilters
const entries = Object.entries(definitions)
const optionIds = (name: EquityLogFilter): readonly string[] => {
  const definition = definitions[name]
  if (definition === undefined || !('options' in definition)) return []
  const { options } = definition
  return options.from === 'list' ? options.options.map(({ id }) => id) : [`lookup ${options.lookup}`]
}

describe('the filters of the Equity Log', () => {
  it('have these names, labels, types and fields, in this order [L-491]', () => {
    expect(
      entries.map(([name, definition]) => [
        name,
        definition.label,
        definition.type,
        fieldsOf(definition).join(' '),
      ]),
    ).toEqual(table)
  })

  it('share no field', () => {
    const fields = entries.flatMap(([, definition]) => fieldsOf(definition))
    expect(new Set(fields).size).toBe(fields.length)
  })

  it('are multi-selects but for New or Used, Recalls, Year and Prediction Score, where one has options [L-492]', () => {
    const withOptions = entries.filter(([, definition]) => 'options' in definition)
    const others = withOptions.filter(([, { type }]) => type !== 'multiSelect')
    expect(others.map(([, { label, type }]) => `${label} ${type}`)).toEqual([
      'New or Used select',
      'Prediction Score selectRange',
      'Recalls select',
      'Year selectRange',
    ])
  })

  it('have Make above Model, and Model above Trim', () => {
    const parents = entries.flatMap(([name, { parent }]) =>
      parent === undefined ? [] : [`${parent} > ${name}`],
    )
    expect(parents).toEqual(['make > model', 'model > trimLevel'])
  })

  it('name people in two of them', () => {
    const personFilters = entries.filter(([, { isPersonFilter }]) => isPersonFilter === true)
    expect(personFilters.map(([name]) => name)).toEqual(['oppOwner', 'flgOpptAssocName'])
  })

  it.each<readonly [EquityLogFilter, string, string]>([
    ['color', 'lookup colors', ''],
    ['compassStatus', 'lookup compassStatuses', ''],
    ['lender', 'lookup lenders', ''],
    ['make', 'lookup makes', ''],
    ['model', 'lookup models', ''],
    ['trimLevel', 'lookup trims', ''],
    ['oppOwner', 'lookup owners', ''],
    ['origSalesPerson', 'lookup salespersons', ''],
    ['sellingHyperionId', 'lookup sellingStores', ''],
    ['flgOpptAssocName', 'lookup flaggedSalesUsers', ''],
    ['year', 'lookup years', ''],
    ['dealType', 'Finance Lease Cash Conquest ConquestCash ConquestFinance ConquestLease', ''],
    ['lastContactType', 'Email Note Phone', ''],
    ['newUsed', 'New Used', '[L-498]'],
    ['carfaxRecall', 'NO YES', '[L-499]'],
    ['predictiveScore', '1 2 3 4 5 6 7 8 9 10', ''],
    ['warrantyExp', warrantyValues.join(' '), ''],
  ])('%s has the options %s %s', (name, options) => {
    expect(optionIds(name).join(' ')).toBe(options)
  })

  it('show their figures in their units', () => {
    const units = entries.flatMap(([name, definition]) =>
      'unit' in definition ? [`${name} ${definition.unit}`] : [],
    )
    expect(units).toEqual([
      'apr percent',
      'equity dollars',
      'mileage plain',
      'originalTerm plain',
      'paymentDiff dollars',
      'paymentRem plain',
    ])
  })

  it('have the hints and footers of the specification', () => {
    const { miles, replVehStockNo } = equityLogFilters
    expect([miles.hint, miles.footer]).toEqual(['# of Miles', 'Max of 50 miles'])
    expect([replVehStockNo.hint, replVehStockNo.footer]).toEqual(['Stock#', 'Enter Eight Characters'])
  })
})

it('the warranty values are seven [L-103]', () => {
  expect(optionIds('warrantyExp')).toEqual([
    'NOWARRANTY',
    'WARRANTY',
    'UNKWARRANTY',
    'WEXPIRED',
    'WEXPMILES',
    'WEXPMONTHS',
    'WEXPMONTHSMILES',
  ])
})
