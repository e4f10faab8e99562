import type { FieldTexts } from './filter-types/filterKind'
import { kindOf } from './filter-types/filterKinds'
import type { FilterCatalogue, FilterDefinition, FilterValue, FilterValues } from './filterDefinition'
import { fieldsOf, activeFilters } from './activeFilters'
import { normaliseFilters, pickFilters } from './normaliseFilters'

/**
 * The filters as texts by field, as addresses and saved searches carry them: days stay days, groups of statuses stay
 * groups, and the deal type is not split, so that they mean the same in every store and read back as they were.
 *
 * @example printFields(equityLogFilters, { year: { from: '2018', to: '' } }) // { yearFrom: '2018' }
 */
export const printFields = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
): FieldTexts =>
  Object.fromEntries(
    activeFilters(catalogue, normaliseFilters(catalogue, values)).flatMap(({ kind, definition, value }) =>
      Object.entries(kind.print(value, definition)),
    ),
  )

/** Filters that were read, and the fields that no filter has. */
export interface ReadFields<Catalogue extends FilterCatalogue> {
  readonly filters: FilterValues<Catalogue>
  readonly unknown: readonly string[]
}

/**
 * Reads filters from texts by field, normalised, in the order in which their first fields stand. A field that no filter
 * has is reported as unknown.
 *
 * @example readFields(equityLogFilters, { yearFrom: '2018', shoeSize: '9' }) // { filters: { year: { from: '2018', to: '' } }, unknown: ['shoeSize'] }
 */
export function readFields<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  texts: FieldTexts,
): ReadFields<Catalogue> {
  const owners = ownersOf(catalogue)
  const given = new Map(Object.entries(texts))
  const textOf = (field: string): string => given.get(field) ?? ''
  const read: Record<string, FilterValue> = {}
  const unknown: string[] = []
  for (const field of given.keys()) {
    const name = owners.get(field)
    const definition = name === undefined ? undefined : catalogue[name]
    if (name === undefined || definition === undefined) unknown.push(field)
    else read[name] ??= kindOf(definition).parse(textOf, definition)
  }
  const filters = pickFilters<Catalogue>(read, Object.keys(read))
  return { filters: normaliseFilters(catalogue, filters), unknown }
}

/** Which filter reads a field. */
const ownersOf = (catalogue: FilterCatalogue): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([name, definition]) =>
      [...fieldsOf(definition), ...furtherFields(definition)].map((field) => [field, name] as const),
    ),
  )

const furtherFields = (definition: FilterDefinition): readonly string[] =>
  definition.type === 'multiSelect' && definition.alsoIn !== undefined ? [definition.alsoIn.field] : []
