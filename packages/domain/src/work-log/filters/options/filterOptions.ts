import type { FilterDefinition } from '../filterDefinition'
import { allOption, usableOptions, type FilterOption } from '../filterOption'
import type { LookupName } from './lookups'

/** The options that lookups gave; nothing for one that is still on its way. */
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
  const given = options.from === 'list' ? options.options : (lookups[options.lookup] ?? [])
  return usableOptions(definition.type === 'multiSelect' ? [allOption, ...given] : given)
}
