import type { FilterCatalogue, FilterValue, FilterValues } from './filterDefinition'
import { canBeFilled, activeFilters, valueOf } from './activeFilters'

/**
 * The filters that a search can run with: only known ones that have a value, each in its canonical form. What is wrong is
 * left out: a side that is no number, a To below From, an option that does not exist, a model without a make. Doing it
 * again changes nothing, and what needs no change is given back as it is.
 *
 * @example normaliseFilters(equityLogFilters, { apr: { from: '$2', to: 'abc' }, color: [] }) // { apr: { from: '2', to: '' } }
 */
export function normaliseFilters<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
): FilterValues<Catalogue> {
  const held = activeFilters(catalogue, values)
  const kept: [string, FilterValue][] = []
  let isSame = held.length === Object.keys(values).length
  for (const { name, kind, definition, value } of held) {
    const normal = kind.normalise(value, definition)
    if (canBeFilled(catalogue, values, name) && kind.hasValue(normal)) kept.push([name, normal])
    isSame &&= normal === value
  }
  if (isSame && kept.length === held.length) return values
  return Object.fromEntries(kept) as FilterValues<Catalogue>
}

/** Some of the filters, as those of a catalogue: the names are its own. */
export const pickFilters = <Catalogue extends FilterCatalogue>(
  values: FilterValues,
  names: readonly string[],
): FilterValues<Catalogue> =>
  Object.fromEntries(names.map((name) => [name, valueOf(values, name)])) as FilterValues<Catalogue>
