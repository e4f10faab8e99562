import { cleanChoices } from './choices'
import { allId } from './filterOption'
import type {
  FilterCatalogue,
  FilterDefinition,
  FilterType,
  FilterValue,
  FilterValues,
} from './filterDefinition'
import { kindOf } from './filter-types/filterKinds'
import type { FilterKind } from './filter-types/filterKind'

/** An active filter with its definition and its value. */
export interface ActiveFilter {
  readonly name: string
  readonly definition: FilterDefinition
  readonly kind: FilterKind<FilterType>
  readonly value: FilterValue
}

/** What filters hold, whatever their names are. */
type AnyValues = Readonly<Record<string, FilterValue | undefined>>

/** The definition of a filter; nothing for a name that the catalogue does not have. */
export const definitionOf = (catalogue: FilterCatalogue, name: string): FilterDefinition | undefined =>
  Object.hasOwn(catalogue, name) ? catalogue[name] : undefined

/** The value of a filter; nothing where the filter is not active. */
export const valueOf = (values: FilterValues, name: string): FilterValue | undefined =>
  Object.hasOwn(values, name) ? (values as AnyValues)[name] : undefined

/** One active filter; nothing where it is not active or not known. */
export function activeFilter(
  catalogue: FilterCatalogue,
  values: FilterValues,
  name: string,
): ActiveFilter | undefined {
  const definition = definitionOf(catalogue, name)
  const value = valueOf(values, name)
  if (definition === undefined || value === undefined) return undefined
  return { name, definition, kind: kindOf(definition), value }
}

/** The active filters in the order in which they were added. Names that the catalogue does not have are ignored. */
export function activeFilters(catalogue: FilterCatalogue, values: FilterValues): readonly ActiveFilter[] {
  const held: ActiveFilter[] = []
  for (const name of Object.keys(values)) {
    const filter = activeFilter(catalogue, values, name)
    if (filter !== undefined) held.push(filter)
  }
  return held
}

/**
 * Whether a filter can be filled: one with a parent only once something else than ALL is chosen in the parent, and in
 * the parent's own parent (L-124, L-125).
 */
export function canBeFilled(catalogue: FilterCatalogue, values: FilterValues, name: string): boolean {
  const parent = definitionOf(catalogue, name)?.parent
  if (parent === undefined) return true
  return chosenIds(valueOf(values, parent)).length > 0 && canBeFilled(catalogue, values, parent)
}

/** What is chosen one by one in a multi-select: nothing where all are. */
export const chosenIds = (value: FilterValue | undefined): readonly string[] =>
  Array.isArray(value) ? cleanChoices(value as readonly string[]).filter((id) => id !== allId) : []

/** The fields of the call that a filter fills. */
export const fieldsOf = ({ fields }: FilterDefinition): readonly string[] =>
  Object.values<string>({ ...fields })
