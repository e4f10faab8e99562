import type { FilterDefinitionByType } from '../filterDefinition'
import { typedNumber } from './typedNumber'
import type { FilterKind } from './filterKind'
import { readText } from './fromTo'

/** One number that is typed, between two bounds. */
export const number: FilterKind<'number'> = {
  initial: () => '',
  read: readText,
  normalise: (value, definition) => {
    const within = numberWithin(value, definition)
    return within === null ? '' : String(within)
  },
  hasValue: (value) => value !== '',
  errors: (value, definition) =>
    value.trim() === '' || numberWithin(value, definition) !== null
      ? []
      : [{ field: definition.fields.value, message: definition.error }],
  print: (value, { fields }) => ({ [fields.value]: value }),
  parse: (textOf, { fields }) => textOf(fields.value),
  request: (value, { fields }) => ({ [fields.value]: Number(value) }),
  describe: (value) => value,
}

function numberWithin(text: string, { minimum, maximum }: FilterDefinitionByType['number']): number | null {
  const typed = typedNumber(text)
  return typed !== null && typed >= minimum && typed <= maximum ? typed : null
}
