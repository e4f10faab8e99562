import type { Store } from '@retain/domain/session/user/user'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { useCallback, useMemo } from 'react'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { EquityLogFilters } from './equity-log/EquityLogFilters'
import { useFilteredView } from './filters/useFilteredView'
import { LogPage } from './LogPage'
import { LogResults } from './LogResults'
import { useSavedSearches } from './saved-search/useSavedSearches'
import { equityLogSearch } from './search/equityLogSearch'
import type { LogViewControl } from './logViewControl'

/** The Equity Log: the opportunities of the active store. */
export const EquityLogPage = () => <LogPage log={equityLog}>{(store) => <EquityLog store={store} />}</LogPage>

function EquityLog({ store }: { readonly store: Store }) {
  const { hyperionId } = store
  const offset = useStoreOffset()
  const searches = useSavedSearches()
  const control = useFilteredView(equityLog, equityLogFilters, hyperionId, searches)
  const { view, isSettled, show } = control
  const request = useMemo(
    () => (isSettled ? equityLogSearch(hyperionId, view, offset) : null),
    [isSettled, hyperionId, view, offset],
  )
  const showRows = useCallback<LogViewControl['show']>(
    (rows, options) => show({ ...view, ...rows }, options),
    [show, view],
  )
  return (
    <>
      <EquityLogFilters store={store} searches={searches} {...control} />
      <LogResults log={equityLog} store={store} request={request} view={view} show={showRows} />
    </>
  )
}
