import type { FilterDefinitionByType } from '../filterDefinition'
import type { FilterKind } from './filterKind'
import {
  describeFromTo,
  hasSide,
  normaliseNumbers,
  numberErrors,
  openRange,
  parseFromTo,
  printFromTo,
  readFromTo,
  readText,
  requestFromTo,
} from './fromTo'
import { inUnit, typedNumbers } from './range'

type Definition = FilterDefinitionByType['typedRange']

/** Two numbers that are typed, and what they are numbers of. Without one of both sides it asks for nothing. */
export const typedRange: FilterKind<'typedRange'> = {
  initial: ({ types }) => ({ type: types[0]?.id ?? '', ...openRange }),
  read: (stored) => {
    const sides = readFromTo(stored)
    const type = sides === null ? null : readText((stored as { type?: unknown }).type)
    return sides === null || type === null ? null : { type, ...sides }
  },
  normalise: (value, definition) => {
    const type = knownType(value.type, definition)
    const sides = normaliseNumbers(value, typedNumbers(definition))
    return type === value.type && sides === value ? value : { type, from: sides.from, to: sides.to }
  },
  hasValue: (value) => value.type !== '' && hasSide(value),
  errors: (value, definition) => numberErrors(value, definition.fields, typedNumbers(definition)),
  print: (value, { fields }) => ({ [fields.type]: value.type, ...printFromTo(value, fields) }),
  parse: (textOf, { fields }) => ({ type: textOf(fields.type), ...parseFromTo(textOf, fields) }),
  request: (value, { fields }) => ({ [fields.type]: value.type, ...requestFromTo(value, fields) }),
  describe: (value, { types, unit }) =>
    `${types.find(({ id }) => id === value.type)?.label ?? value.type} ${describeFromTo(value, inUnit(unit))}`,
}

/** The type where it is one of the filter's, else none. */
const knownType = (type: string, { types }: Definition): string =>
  types.some(({ id }) => id === type) ? type : ''
