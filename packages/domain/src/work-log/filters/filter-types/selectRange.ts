import type { FilterDefinitionByType, FromTo } from '../filterDefinition'
import { typedNumber } from './typedNumber'
import type { FilterKind } from './filterKind'
import { describeFromTo, normaliseNumbers, numberErrors, numberRangeKind, type Allows } from './fromTo'

/** Two numbers chosen out of a list: years, scores. */
export const selectRange: FilterKind<'selectRange'> = {
  ...numberRangeKind,
  normalise: (value, definition) => normaliseNumbers(value, withinBounds(definition)),
  errors: (value, definition) => numberErrors(value, definition.fields, withinBounds(definition)),
  describe: (value) => describeFromTo(value, (side) => side),
}

const withinBounds =
  ({ minimum, maximum }: FilterDefinitionByType['selectRange']): Allows =>
  (number) =>
    Number.isInteger(number) && number >= minimum && number <= maximum

/**
 * A range with one side chosen anew. A From above the present To clears To (L-123); a To below From is an error of its
 * own (L-119).
 *
 * @example chooseSide({ from: '', to: '2015' }, 'from', '2018') // { from: '2018', to: '' }
 */
export function chooseSide(value: FromTo, side: keyof FromTo, chosen: string): FromTo {
  if (side === 'to') return { ...value, to: chosen }
  const [from, to] = [typedNumber(chosen), typedNumber(value.to)]
  return { from: chosen, to: from !== null && to !== null && from > to ? '' : value.to }
}
