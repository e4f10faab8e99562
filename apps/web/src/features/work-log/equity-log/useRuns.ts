import { firstPage } from '@retain/domain/paging/pageSize'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { normaliseFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import { selectSearch, type FilterPanel } from '@retain/domain/work-log/filters/panel/filterPanel'
import { sameFilters } from '@retain/domain/work-log/filters/sameFilters'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { droppedText } from '@retain/domain/work-log/saved-search/searchTexts'
import { readSavedFilters } from '@retain/domain/work-log/saved-search/storedFilters'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { useCallback } from 'react'
import { logsOf } from '../../../app/tags'
import { useAppDispatch, type AppThunk } from '../../../app/listen'
import { toastShown } from '../../../shell/toastsSlice'
import { refreshStoreLookups } from '../filters/lookupsApi'
import type { FilterPanelControl } from '../filters/panel/useFilterPanel'
import type { FilteredViewControl } from '../filters/useFilteredView'
import { workLogApi } from '../search/workLogApi'

/** How the Equity Log is looked at. */
export type EquityLogView = FilteredView<LogColumnKey, typeof equityLogFilters>

/** Tells of filters of a saved search that no longer exist. */
export const tellDropped =
  (dropped: readonly string[]): AppThunk =>
  (dispatch) => {
    if (dropped.length > 0) dispatch(toastShown({ type: 'warning', label: droppedText(dropped) }))
  }

/** Runs the search of the Equity Log anew. */
interface Runs {
  /** Shows a panel as it stands after a command, from page 1; the same once more is asked for again (L-485). */
  readonly run: (next: FilterPanel<typeof equityLogFilters>) => void
  /** Applies a saved search and asks anew for what depends on the store (L-050 to L-053). */
  readonly select: (search: SavedSearch) => void
}

/** What runs the search of the Equity Log: its panel, and its saved searches. */
export function useRuns(
  hyperionId: string,
  view: EquityLogView,
  show: FilteredViewControl<EquityLogView>['show'],
  { setOpen, dropEdits }: Pick<FilterPanelControl<typeof equityLogFilters>, 'setOpen' | 'dropEdits'>,
): Runs {
  const dispatch = useAppDispatch()
  const run = useCallback<Runs['run']>(
    ({ lastRun, savedSearchId, showAdvanced }) => {
      setOpen(showAdvanced)
      const isSame = sameFilters(normaliseFilters(equityLogFilters, lastRun), view.filters)
      if (isSame) dropEdits()
      if (isSame && savedSearchId === view.savedSearchId && view.page === firstPage)
        dispatch(workLogApi.util.invalidateTags([logsOf(hyperionId)]))
      else show({ ...view, page: firstPage, filters: lastRun, savedSearchId })
    },
    [dispatch, hyperionId, view, show, setOpen, dropEdits],
  )
  const select = useCallback<Runs['select']>(
    (search) => {
      run(selectSearch(equityLogFilters, search))
      dispatch(refreshStoreLookups(hyperionId))
      dispatch(tellDropped(readSavedFilters(equityLogFilters, search).dropped))
    },
    [dispatch, hyperionId, run],
  )
  return { run, select }
}
