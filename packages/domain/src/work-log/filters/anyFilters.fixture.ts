import fc from 'fast-check'
import type { EquityLogFilters } from '../equity-log/equityLogFilters'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import type { FilterDefinition, FilterValue } from './filterDefinition'

/** Texts that people type, and malformed ones. */
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
