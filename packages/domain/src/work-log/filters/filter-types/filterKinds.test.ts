import { expect, it } from 'vitest'
import { equityLogFilters } from '../../equity-log/equityLogFilters'
import { dateRange } from './dateRange'
import { kindOf } from './filterKinds'
import { multiSelect } from './multiSelect'
import { number } from './number'
import { range } from './range'
import { regex } from './regex'
import { select } from './select'
import { selectRange } from './selectRange'
import { typedRange } from './typedRange'

it.each([
  ['color', multiSelect],
  ['newUsed', select],
  ['apr', range],
  ['year', selectRange],
  ['paymentDiff', typedRange],
  ['lastService', dateRange],
  ['miles', number],
  ['replVehStockNo', regex],
] as const)('the filter %s does what those of its type do', (name, kind) => {
  expect(kindOf(equityLogFilters[name])).toBe(kind)
})
