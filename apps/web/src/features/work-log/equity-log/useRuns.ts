import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { selectSearch } from '@retain/domain/work-log/filters/panel/filterPanel'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { droppedText } from '@retain/domain/work-log/saved-search/searchTexts'
import { readSavedFilters } from '@retain/domain/work-log/saved-search/storedFilters'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { useCallback } from 'react'
import { useAppDispatch, type AppThunk } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { refreshStoreLookups } from '../filters/lookupsApi'
import type { FilterPanelControl } from '../filters/panel/useFilterPanel'
import { useRun, type RunPanel } from '../filters/panel/useRun'
import type { FilteredViewControl } from '../filters/useFilteredView'

/** The view of the Equity Log. */
export type EquityLogView = FilteredView<LogColumnKey, typeof equityLogFilters>

/** Shows a toast that names filters of a saved search that no longer exist. */
export const reportDroppedFilters =
  (dropped: readonly string[]): AppThunk =>
  (dispatch) => {
    if (dropped.length > 0) dispatch(toastShown({ type: 'warning', label: droppedText(dropped) }))
  }

/** Functions that search the Equity Log again. */
interface Runs {
  readonly run: RunPanel<typeof equityLogFilters>
  /** Applies a saved search and refetches the lookups that depend on the store (L-050 to L-053). */
  readonly select: (search: SavedSearch) => void
}

/** The functions that search the Equity Log, for its filter panel and its saved searches. */
export function useRuns(
  hyperionId: string,
  view: EquityLogView,
  show: FilteredViewControl<EquityLogView>['show'],
  control: Pick<FilterPanelControl<typeof equityLogFilters>, 'setOpen' | 'dropEdits'>,
): Runs {
  const dispatch = useAppDispatch()
  const run = useRun(equityLogFilters, hyperionId, { view, show }, control)
  const select = useCallback<Runs['select']>(
    (search) => {
      run(selectSearch(equityLogFilters, search))
      dispatch(refreshStoreLookups(hyperionId))
      dispatch(reportDroppedFilters(readSavedFilters(equityLogFilters, search).dropped))
    },
    [dispatch, hyperionId, run],
  )
  return { run, select }
}
