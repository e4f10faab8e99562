import type { FilterCatalogue, FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import type { FilterOption } from '@retain/domain/work-log/filters/filterOption'
import { definitionOf } from '@retain/domain/work-log/filters/activeFilters'
import { optionsFor } from '@retain/domain/work-log/filters/options/filterOptions'
import type { LookupName } from '@retain/domain/work-log/filters/options/lookups'
import type { FilterDefinition } from '@retain/domain/work-log/filters/filterDefinition'
import { useMemo } from 'react'
import { useLookups, type LookupStatus } from './useLookups'

/** The options of a filter, and how far they are loaded. */
export interface FilterChoices {
  readonly options: readonly FilterOption[]
  readonly status: LookupStatus
  /** Requests a lookup again that failed. */
  readonly retry: () => void
}

const none: FilterChoices = { options: [], status: 'ready', retry: () => undefined }

/** The choices of filters by their names. */
export type ChoicesOf = (name: string) => FilterChoices

/**
 * The choices of the active filters of a log. They keep their identity while the user types, so that only the field that
 * is typed into renders again.
 */
export function useFilterChoices(
  catalogue: FilterCatalogue,
  values: FilterValues,
  hyperionId: string,
): ChoicesOf {
  const active = Object.keys(values).join(',')
  const definitions = useMemo(
    () =>
      active.split(',').flatMap((name) => {
        const definition = definitionOf(catalogue, name)
        return definition === undefined ? [] : [{ name, definition, lookup: lookupOf(definition) }]
      }),
    [catalogue, active],
  )
  const names = useMemo(() => definitions.flatMap(({ lookup }) => lookup ?? []), [definitions])
  const lookups = useLookups(names, values, hyperionId)
  return useMemo(() => {
    const choices = new Map(
      definitions.map(({ name, definition, lookup }): [string, FilterChoices] => [
        name,
        {
          options: optionsFor(definition, lookups.options),
          status: lookup === null ? 'ready' : lookups.statusOf(lookup),
          retry: () => {
            if (lookup !== null) lookups.retry(lookup)
          },
        },
      ]),
    )
    return (name) => choices.get(name) ?? none
  }, [definitions, lookups])
}

const lookupOf = (definition: FilterDefinition): LookupName | null =>
  'options' in definition && definition.options.from === 'lookup' ? definition.options.lookup : null
