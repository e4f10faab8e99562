import type { FieldError } from '../../validation/fieldError'
import { endBeforeStart } from './filter-types/dateRange'
import { kindOf } from './filter-types/filterKinds'
import type { FilterCatalogue, FromTo } from './filterDefinition'

/** The body of a search: its filter fields, and others beside them. */
type SearchBody = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * What is wrong with the filter fields of a search that came in, in the words of the form: a number out of its limits, a
 * To below From, a stock number of another form (api.md 2.6, 400 for a wrong range). Days are instants here. What does
 * not belong to a vocabulary is refused before, by the shape of the call.
 *
 * @example wrongSearchFields(equityLogFilters, { aprFrom: 5, aprTo: 2 }) // [{ field: 'aprTo', message: 'number less than From value' }]
 */
export function wrongSearchFields(catalogue: FilterCatalogue, fields: SearchBody): readonly FieldError[] {
  const textOf = (field: string): string => (Object.hasOwn(fields, field) ? String(fields[field] ?? '') : '')
  return Object.values(catalogue).flatMap((definition) => {
    if (definition.type === 'dateRange') return wrongMoments(definition.fields, textOf)
    const kind = kindOf(definition)
    return kind.errors(kind.parse(textOf, definition), definition, { today: '' })
  })
}

/** Instants sort as texts do, and no text stands before an open start. */
function wrongMoments(fields: FromTo, textOf: (field: string) => string): readonly FieldError[] {
  const [from, to] = [textOf(fields.from), textOf(fields.to)]
  return to !== '' && to < from ? [{ field: fields.to, message: endBeforeStart }] : []
}
