import type { FilterDefinition } from '../filterDefinition'
import { allOption, usableOptions, type FilterOption } from '../filterOption'
import type { LookupName } from './lookups'

/** The options of the lookups; missing for one that is still loading. */
export type LookupOptions = { readonly [Name in LookupName]?: readonly FilterOption[] }

/**
 * What can be chosen in a filter: its list, or what its lookup gave, without blank labels (L-133). A multi-select
 * starts with All, which stands for all (L-409, L-412, L-476). A filter that is typed has none.
 *
 * @example optionsFor(equityLogFilters.newUsed, {}) // New, Used
 */
export function optionsFor(definition: FilterDefinition, lookups: LookupOptions): readonly FilterOption[] {
  if (definition.type === 'typedRange') return definition.types
  if (!('options' in definition)) return []
  const { options } = definition
  const given =
    options.from === 'list'
      ? options.options
      : [...(options.before ?? []), ...(lookups[options.lookup] ?? [])]
  return usableOptions(definition.type === 'multiSelect' ? [allOption, ...given] : given)
}

/** Options under a heading: the models of a make. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly FilterOption[]
}

/**
 * Options as a list shows them: those without a heading first, the others under theirs, in the order in which the headings
 * come first (L-083, L-400).
 *
 * @example groupedOptions(modelOptions(models)).map(({ label }) => label) // ['Honda', 'Toyota']
 */
export function groupedOptions(options: readonly FilterOption[]): readonly (FilterOption | OptionGroup)[] {
  const groups = new Map<string, FilterOption[]>()
  const single: FilterOption[] = []
  for (const option of options) {
    if (option.group === undefined) single.push(option)
    else groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  }
  return [...single, ...[...groups].map(([label, under]) => ({ label, options: under }))]
}
