import type { OptionSource } from '../filterDefinition'
import type { FilterKind } from './filterKind'
import { readText } from './fromTo'

/** One choice out of a list. */
export const select: FilterKind<'select'> = {
  initial: () => '',
  read: readText,
  normalise: (value, { options }) => {
    const id = value.trim()
    return isOffered(options, id) ? id : ''
  },
  hasValue: (value) => value !== '',
  errors: () => [],
  print: (value, { fields }) => ({ [fields.value]: value }),
  parse: (textOf, { fields }) => textOf(fields.value),
  request: (value, { fields }) => ({ [fields.value]: value }),
  describe: (value, _, labelOf) => labelOf(value),
}

/** Whether something can be chosen. What a lookup of the server holds is not known here, so it may be anything. */
export const isOffered = (source: OptionSource, id: string): boolean =>
  source.from === 'lookup' || source.options.some((option) => option.id === id)
