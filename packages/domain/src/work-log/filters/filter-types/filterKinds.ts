import type { FilterDefinition, FilterType } from '../filterDefinition'
import { dateRange } from './dateRange'
import type { FilterKind } from './filterKind'
import { multiSelect } from './multiSelect'
import { number } from './number'
import { range } from './range'
import { regex } from './regex'
import { select } from './select'
import { selectRange } from './selectRange'
import { typedRange } from './typedRange'

const kinds: { readonly [Type in FilterType]: FilterKind<Type> } = {
  multiSelect,
  select,
  range,
  selectRange,
  typedRange,
  dateRange,
  number,
  regex,
}

/**
 * What a filter of a definition's type does. A value held under the name of a filter has the shape of its type
 * (`FilterValues`), which the compiler cannot follow through a name that is only known when running.
 */
export const kindOf = (definition: FilterDefinition): FilterKind<FilterType> =>
  kinds[definition.type] as FilterKind<FilterType>
