import type { FilterDefinitionByType } from '../filterDefinition'
import type { FilterKind } from './filterKind'
import { describeFromTo, normaliseNumbers, numberErrors, numberRangeKind, type SideNumbers } from './fromTo'

/** Two numbers chosen out of a list: years, scores. */
export const selectRange: FilterKind<'selectRange'> = {
  ...numberRangeKind,
  normalise: (value, definition) => normaliseNumbers(value, withinBounds(definition)),
  errors: (value, definition) => numberErrors(value, definition.fields, withinBounds(definition)),
  describe: (value) => describeFromTo(value, (side) => side),
}

const withinBounds = ({ minimum, maximum }: FilterDefinitionByType['selectRange']): SideNumbers => ({
  unit: 'plain',
  allows: (number) => Number.isInteger(number) && number >= minimum && number <= maximum,
})
