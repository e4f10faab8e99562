import fc from 'fast-check'
import type { EquityLogFilters } from './equityLogFilters'
import { equityLogFilters } from './equityLogFilters'
import type { FilterDefinition, FilterValue } from './filterDefinition'

/** Texts that people type, and texts that nobody should. */
const anyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '7',
    '10',
    '25',
    '2018',
    '2020',
    '$1,000',
    'abc',
    '1e9',
    'ALL',
    'All',
    '%',
    "O'Brien, Ann",
  ),
  fc.constantFrom(
    '2024-03-05',
    '2024-03-09',
    '2024-02-30',
    's#A1B2C3D4',
    'A1B2C3D4',
    'Used',
    'YES',
    'Finance',
  ),
  fc.string(),
)

const anyFromTo = fc.record({ from: anyText, to: anyText })

const anyChoices = (definition: FilterDefinition) =>
  fc.array(
    'options' in definition && definition.options.from === 'list'
      ? fc.oneof(fc.constantFrom('ALL', ...definition.options.options.map(({ id }) => id)), anyText)
      : anyText,
    { maxLength: 5 },
  )

/** Whatever a filter may hold while somebody fills it. */
export function anyValue(definition: FilterDefinition): fc.Arbitrary<FilterValue> {
  switch (definition.type) {
    case 'multiSelect':
      return anyChoices(definition)
    case 'range':
    case 'selectRange':
    case 'dateRange':
      return anyFromTo
    case 'typedRange':
      return fc.record({ type: anyText, from: anyText, to: anyText })
    case 'select':
    case 'number':
    case 'regex':
      return anyText
  }
}

/** Any filters of the Equity Log, right and wrong, in any order. */
export const anyFilters: fc.Arbitrary<EquityLogFilters> = fc
  .shuffledSubarray(Object.entries<FilterDefinition>(equityLogFilters))
  .chain((entries) =>
    fc.tuple(...entries.map(([name, definition]) => fc.tuple(fc.constant(name), anyValue(definition)))),
  )
  .map((entries) => Object.fromEntries(entries))

/** Every filter of the Equity Log, filled. */
export const fullFilters: EquityLogFilters = {
  apr: { from: '2', to: '5' },
  color: ['Red', 'Blue'],
  compassStatus: ['1', '2'],
  miles: '25',
  dealType: ['Lease', 'ConquestFinance'],
  equity: { from: '-1000', to: '5000' },
  LastContactDate: { from: '2024-03-05', to: '2024-03-09' },
  lastContactType: ['Email'],
  lastService: { from: '2024-03-01', to: '' },
  lender: ['ALLY', 'BOFA'],
  make: ['12', '13'],
  mileage: { from: '10000', to: '20000' },
  model: ['7', '8'],
  newUsed: 'Used',
  oppOwner: ["O'Brien, Ann"],
  oppStatus: ['All In Process', 'DUPE'],
  origSalesPerson: ['0', '31'],
  originalTerm: { from: '36', to: '60' },
  paymentDiff: { type: 'Finance', from: '0', to: '50' },
  paymentRem: { from: '1', to: '12' },
  predictiveScore: { from: '7', to: '10' },
  purchaseDate: { from: '', to: '2024-01-31' },
  carfaxRecall: 'YES',
  replVehStockNo: 'A1B2C3D4',
  sellingHyperionId: ['S0001'],
  trimLevel: ['5'],
  warrantyExp: ['WARRANTY', 'WEXPIRED'],
  year: { from: '2018', to: '2020' },
  flgOpptAssocName: ['Ben Ray'],
  incomingEmail: { from: '2024-03-05', to: '2024-03-05' },
}
