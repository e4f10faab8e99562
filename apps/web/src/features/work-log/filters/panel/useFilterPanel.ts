import type {
  FilterCatalogue,
  FilterValue,
  FilterValues,
} from '@retain/domain/work-log/filters/filterDefinition'
import { printFields } from '@retain/domain/work-log/filters/fieldTexts'
import { normaliseFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import { addFilter, changeFilter, removeFilter } from '@retain/domain/work-log/filters/panel/editFilters'
import type { FilterPanel } from '@retain/domain/work-log/filters/panel/filterPanel'
import { sameFilters } from '@retain/domain/work-log/filters/sameFilters'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { readSavedFilters } from '@retain/domain/work-log/saved-search/storedFilters'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../../../core/state/appHooks'
import { useFilterChoices, type ChoicesOf } from '../useFilterChoices'
import { editsDropped, filtersEdited, panelToggled, selectEdits, selectIsPanelOpen } from './logPanelsSlice'

/** The log of a filter panel, its filters, and those that are applied. */
export interface PanelSource<Catalogue extends FilterCatalogue> {
  readonly log: LogType
  readonly catalogue: Catalogue
  readonly hyperionId: string
  /** The filters of the last search. */
  readonly lastRun: FilterValues<Catalogue>
  /** The saved search that is selected, if any. */
  readonly selected: SavedSearch | null
}

/** A filter panel and its commands. The functions are stable while the user types. */
export interface FilterPanelControl<Catalogue extends FilterCatalogue> {
  readonly panel: FilterPanel<Catalogue>
  readonly choicesOf: ChoicesOf
  readonly add: (name: string) => void
  readonly change: (name: string, value: FilterValue) => void
  readonly remove: (name: string) => void
  readonly setOpen: (isOpen: boolean) => void
  /** Discards the edits since the last search. */
  readonly dropEdits: () => void
}

/**
 * The present filter panel of a log (L-477): the applied filters come from the address, the clean ones from the selected
 * search, and only the edits are kept in the state. They are dropped when other filters are applied, by Back too.
 */
export function useFilterPanel<Catalogue extends FilterCatalogue>(
  source: PanelSource<Catalogue>,
): FilterPanelControl<Catalogue> {
  const { log, catalogue, hyperionId, selected } = source
  const dispatch = useAppDispatch()
  const edits = useAppSelector((state) => selectEdits(state, log, hyperionId))
  const isOpen = useAppSelector((state) => selectIsPanelOpen(state, log, hyperionId))

  const cleanFilter = useMemo(
    (): FilterValues<Catalogue> => (selected === null ? {} : readSavedFilters(catalogue, selected).filters),
    [catalogue, selected],
  )
  // An address does not have the empty filters of a saved search.
  const lastRun = useMemo(
    () =>
      sameFilters(normaliseFilters(catalogue, cleanFilter), source.lastRun) ? cleanFilter : source.lastRun,
    [catalogue, cleanFilter, source.lastRun],
  )
  const savedSearchId = selected?.savedSearchId ?? null
  const over = useMemo(
    () => JSON.stringify([savedSearchId, printFields(catalogue, lastRun)]),
    [catalogue, lastRun, savedSearchId],
  )
  const isStale = edits !== null && edits.over !== over
  useEffect(() => {
    if (isStale) dispatch(editsDropped({ log, hyperionId }))
  }, [dispatch, isStale, log, hyperionId])

  // Panels are kept by log, so their edits are of this catalogue.
  const filters = edits !== null && !isStale ? (edits.filters as FilterValues<Catalogue>) : lastRun
  const choicesOf = useFilterChoices(catalogue, filters, hyperionId)
  const panel = useMemo(
    () => ({ filters, cleanFilter, lastRun, savedSearchId, showAdvanced: isOpen }),
    [filters, cleanFilter, lastRun, savedSearchId, isOpen],
  )

  const latest = useRef({ filters, choicesOf })
  useLayoutEffect(() => {
    latest.current = { filters, choicesOf }
  }, [filters, choicesOf])
  const edit = useCallback(
    (next: FilterValues<Catalogue>) => {
      latest.current = { ...latest.current, filters: next }
      dispatch(filtersEdited({ log, hyperionId, edits: { over, filters: next } }))
    },
    [dispatch, log, hyperionId, over],
  )
  return {
    panel,
    choicesOf,
    add: useCallback((name) => edit(addFilter(catalogue, latest.current.filters, name)), [catalogue, edit]),
    change: useCallback(
      (name, value) => {
        const { filters: held, choicesOf: choices } = latest.current
        const optionsOf = (of: string) => choices(of).options
        edit(
          changeFilter(
            catalogue,
            held,
            name,
            value as Parameters<typeof changeFilter<Catalogue, string>>[3],
            optionsOf,
          ),
        )
      },
      [catalogue, edit],
    ),
    remove: useCallback(
      (name) => edit(removeFilter(catalogue, latest.current.filters, name)),
      [catalogue, edit],
    ),
    setOpen: useCallback(
      (open) => dispatch(panelToggled({ log, hyperionId, isOpen: open })),
      [dispatch, log, hyperionId],
    ),
    dropEdits: useCallback(() => dispatch(editsDropped({ log, hyperionId })), [dispatch, log, hyperionId]),
  }
}
