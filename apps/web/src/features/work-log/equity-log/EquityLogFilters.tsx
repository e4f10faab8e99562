import type { Store } from '@retain/domain/session/user/user'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { searchOf, type SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { useEffect } from 'react'
import { useAppDispatch } from '../../../core/state/appHooks'
import { LogFilters } from '../filters/panel/LogFilters'
import { useFilterPanel } from '../filters/panel/useFilterPanel'
import type { FilteredViewControl } from '../filters/useFilteredView'
import { SavedSearchSelect } from '../saved-search/SavedSearchSelect'
import { reportDroppedFilters, useRuns, type EquityLogView } from './useRuns'

interface EquityLogFiltersProps extends FilteredViewControl<EquityLogView> {
  readonly store: Store
  /** `null` while they are being loaded. */
  readonly searches: readonly SavedSearch[] | null
}

const none: readonly SavedSearch[] = []

/** The head of the Equity Log: saved searches, Filters, the tags of active filters; and the filter panel (L-023 to L-047). */
export function EquityLogFilters(props: EquityLogFiltersProps) {
  const { store, view, isSettled, first, show } = props
  const { hyperionId } = store
  const dispatch = useAppDispatch()
  const searches = props.searches ?? none
  const selected = searchOf(searches, view.savedSearchId)
  const control = useFilterPanel({
    log: equityLog.id,
    catalogue: equityLogFilters,
    hyperionId,
    lastRun: view.filters,
    selected,
  })
  const { panel, setOpen } = control

  useEffect(() => {
    if (first === null) return
    if (first.isPanelOpen) setOpen(true)
    dispatch(reportDroppedFilters(first.dropped))
  }, [dispatch, first, setOpen])

  const { run, select } = useRuns(hyperionId, view, show, control)
  return (
    <LogFilters
      title={equityLog.title}
      catalogue={equityLogFilters}
      control={control}
      run={run}
      saved={{ searches, selected }}
      isDisabled={!isSettled}
    >
      <SavedSearchSelect searches={props.searches} selectedId={panel.savedSearchId} onSelect={select} />
    </LogFilters>
  )
}
