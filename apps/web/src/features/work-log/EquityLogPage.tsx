import type { Store } from '@retain/domain/session/user/user'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useMemo } from 'react'
import { EquityLogFilters } from './equity-log/EquityLogFilters'
import { useFilteredView } from './filters/useFilteredView'
import { LogPage } from './LogPage'
import { LogResults } from './LogResults'
import { useSavedSearches } from './saved-search/useSavedSearches'
import { useRowsView } from './view/useRowsView'

/** The Equity Log: the opportunities of the active store. */
export const EquityLogPage = () => (
  <LogPage log={equityLog}>{(store, context) => <EquityLog store={store} context={context} />}</LogPage>
)

function EquityLog({ store, context }: { readonly store: Store; readonly context: LogContext }) {
  const searches = useSavedSearches()
  const control = useFilteredView(equityLog, context, searches)
  const { view, isSettled } = control
  const search = useMemo(
    () => (isSettled ? equityLog.search(view, context) : null),
    [isSettled, view, context],
  )
  return (
    <>
      <EquityLogFilters store={store} searches={searches} {...control} />
      <LogResults log={equityLog} store={store} search={search} {...useRowsView(control)} />
    </>
  )
}
