import { formatCount } from '../../../money/format'
import type { FilterDefinitionByType, FilterUnit } from '../filterDefinition'
import type { FilterKind } from './filterKind'
import { describeFromTo, normaliseNumbers, numberErrors, numberRangeKind, type SideNumbers } from './fromTo'

/** Two numbers that are typed. One side may stay open (L-496). */
export const range: FilterKind<'range'> = {
  ...numberRangeKind,
  normalise: (value, definition) => normaliseNumbers(value, typedNumbers(definition)),
  errors: (value, definition) => numberErrors(value, definition.fields, typedNumbers(definition)),
  describe: (value, { unit }) => describeFromTo(value, inUnit(unit)),
}

/** Which numbers a range takes: in its unit, and those below 0 only where it says so (L-495). */
export const typedNumbers = ({
  unit,
  allowsNegative,
}: Pick<FilterDefinitionByType['range'], 'unit' | 'allowsNegative'>): SideNumbers => ({
  unit,
  allows: (number) => allowsNegative || number >= 0,
})

/**
 * How a number of a filter is shown: all of it, so that a tag never says another number than the one that is searched.
 *
 * @example inUnit('dollars')('-2500.5') // '-$2,500.5'
 */
export const inUnit =
  (unit: FilterUnit) =>
  (text: string): string => {
    const number = Number(text)
    const [whole, decimals] = String(Math.abs(number)).split('.')
    const figure =
      decimals === undefined ? formatCount(Number(whole)) : `${formatCount(Number(whole))}.${decimals}`
    return `${number < 0 ? '-' : ''}${unit === 'dollars' ? '$' : ''}${figure}${unit === 'percent' ? '%' : ''}`
  }
