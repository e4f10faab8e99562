import type { FilterKind } from './filterKind'
import { readText } from './fromTo'

/** One text of a fixed form. What is wrong with it is said by its footer (L-131, L-508). */
export const regex: FilterKind<'regex'> = {
  initial: () => '',
  read: readText,
  normalise: (value, { pattern, cut }) => {
    const text = value.trim()
    return pattern.test(text) ? cut(text) : ''
  },
  hasValue: (value) => value !== '',
  errors: (value, { pattern, fields, footer }) => {
    const text = value.trim()
    return text === '' || pattern.test(text) ? [] : [{ field: fields.value, message: footer }]
  },
  print: (value, { fields }) => ({ [fields.value]: value }),
  parse: (textOf, { fields }) => textOf(fields.value),
  request: (value, { fields }) => ({ [fields.value]: value }),
  describe: (value) => value,
}
