import type { FilterCatalogue, FilterValues } from '../filterDefinition'
import { activeFilter, activeFilters, type ActiveFilter } from '../activeFilters'
import { normaliseFilters } from '../normaliseFilters'
import { allId, allOption } from '../filterOption'

/** One active filter as a tag above the grid. */
export interface FilterTag {
  /** The name of the filter, by which it is removed. */
  readonly id: string
  /** 'Make: Honda, Toyota'. */
  readonly text: string
}

/** What an option of a filter reads; `undefined` while its lookup is loading. */
export type OptionLabel = (filter: string, id: string) => string | undefined

/**
 * One tag for each active filter that has a value, '{label}: {value}', in the order of the filters (L-027, L-475). Dates
 * read DD MMM YYYY (L-454); an option without a known label reads as its id. Press of its cross: `removeFilter`.
 *
 * @example filterTags(equityLogFilters, { equity: { from: '2500', to: '' } }, labelOf) // [{ id: 'equity', text: 'Equity: from $2,500' }]
 */
export const filterTags = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  labelOf: OptionLabel,
): readonly FilterTag[] =>
  activeFilters(catalogue, normaliseFilters(catalogue, values)).map((filter) => ({
    id: filter.name,
    text: `${filter.definition.label}: ${describe(filter, labelOf)}`,
  }))

/**
 * What one filter asks, without its label; `undefined` where it is not active.
 *
 * @example describeFilter(equityLogFilters, { equity: { from: '2500', to: '' } }, 'equity', labelOf) // 'from $2,500'
 */
export function describeFilter(
  catalogue: FilterCatalogue,
  values: FilterValues,
  name: string,
  labelOf: OptionLabel,
): string | undefined {
  const filter = activeFilter(catalogue, normaliseFilters(catalogue, values), name)
  return filter === undefined ? undefined : describe(filter, labelOf)
}

const describe = ({ name, kind, definition, value }: ActiveFilter, labelOf: OptionLabel): string =>
  kind.describe(value, definition, (id) => (id === allId ? allOption.label : (labelOf(name, id) ?? id)))
