import { kindOf } from '../filter-types/filterKinds'
import type { FilterCatalogue, FilterValueByType, FilterValues } from '../filterDefinition'
import { allId, type FilterOption } from '../filterOption'
import { canBeFilled, chosenIds, definitionOf, valueOf } from '../activeFilters'
import { pickFilters } from '../normaliseFilters'

/** The options of a filter that are known by now; an empty list while they are loading. */
export type OptionsOf = (name: string) => readonly FilterOption[]

/** A filter that can be added, as the dropdown offers it. */
export interface OfferedFilter {
  readonly id: string
  readonly label: string
}

/**
 * What Add Filter offers: every filter of the catalogue in its order but those that are active already (L-070, L-490,
 * L-500).
 *
 * @example offeredFilters(equityLogFilters, { apr: { from: '', to: '' } })[0] // { id: 'color', label: 'Color' }
 */
export const offeredFilters = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
): readonly OfferedFilter[] =>
  Object.entries(catalogue)
    .filter(([name, { isHidden }]) => isHidden !== true && valueOf(values, name) === undefined)
    .map(([id, { label }]) => ({ id, label }))

/**
 * The filters with a further one at the end, which still has to be filled. An unknown or active one adds nothing.
 *
 * @example addFilter(equityLogFilters, {}, 'color') // { color: [] }
 */
export function addFilter<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  name: string,
): FilterValues<Catalogue> {
  const definition = definitionOf(catalogue, name)
  if (definition === undefined || valueOf(values, name) !== undefined) return values
  return { ...values, [name]: kindOf(definition).initial(definition) }
}

/**
 * The filters without one of them. A filter whose parent goes is emptied, and so is the one below it (L-475, L-494).
 *
 * @example removeFilter(equityLogFilters, { make: ['12'], model: ['7'] }, 'make') // { model: [] }
 */
export function removeFilter<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  name: string,
): FilterValues<Catalogue> {
  const names = Object.keys(values).filter((each) => each !== name)
  return followParent(catalogue, pickFilters<Catalogue>(values, names), name, () => [])
}

/**
 * The filters with one of them filled anew. What is chosen in a filter below it stays only where it belongs to what is
 * chosen now: an option belongs to its parent by the heading it stands under. An option that is in no list does not
 * belong (L-101, L-102, L-494). A filter that is not active becomes so.
 *
 * @param optionsOf the options of the filter and of those below it, as they were before the change
 * @example changeFilter(equityLogFilters, { make: ['1', '2'], model: ['7'] }, 'make', ['2'], optionsOf) // model 7 stays if it is a model of make 2
 */
export const changeFilter = <Catalogue extends FilterCatalogue, Name extends keyof Catalogue & string>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  name: Name,
  value: FilterValueByType[Catalogue[Name]['type']],
  optionsOf: OptionsOf,
): FilterValues<Catalogue> => followParent(catalogue, { ...values, [name]: value }, name, optionsOf)

/** The filters after a change of one: those below it without what no longer belongs, and those below these. */
function followParent<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  parent: string,
  optionsOf: OptionsOf,
): FilterValues<Catalogue> {
  return Object.keys(catalogue)
    .filter((name) => catalogue[name]?.parent === parent)
    .reduce((kept, name) => {
      const chosen = valueOf(kept, name)
      if (!Array.isArray(chosen)) return kept
      const belonging = belongingIds(catalogue, kept, { name, parent, chosen }, optionsOf)
      if (belonging.length === chosen.length) return kept
      return followParent(catalogue, { ...kept, [name]: belonging }, name, optionsOf)
    }, values)
}

interface Child {
  readonly name: string
  readonly parent: string
  readonly chosen: readonly string[]
}

/** What stays chosen in a filter below another: nothing where it cannot be filled, ALL wherever it can. */
function belongingIds(
  catalogue: FilterCatalogue,
  values: FilterValues,
  { name, parent, chosen }: Child,
  optionsOf: OptionsOf,
): readonly string[] {
  if (!canBeFilled(catalogue, values, name)) return []
  const parents = new Set(chosenIds(valueOf(values, parent)))
  const headings = new Set(optionsOf(parent).flatMap(({ id, label }) => (parents.has(id) ? [label] : [])))
  const belonging = new Set(
    optionsOf(name).flatMap(({ id, group }) => (group !== undefined && headings.has(group) ? [id] : [])),
  )
  return chosen.filter((id) => id === allId || belonging.has(id))
}
