import { searchResultCap } from '@retain/domain/quick-search/quickSearch'
import { formatCount } from '@retain/domain/money/format'
import type { Store } from '@retain/domain/session/user/user'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { Banner } from '@retain/ui/banner'
import { EmptyState } from '@retain/ui/empty-state'
import { ShownOn } from '@retain/ui/shown-on'
import { Search } from 'lucide-react'
import { useMemo } from 'react'
import { QuickSearch } from '../../quick-search/QuickSearch'
import { LogPage } from '../LogPage'
import { LogResults } from '../LogResults'
import { useSearchLogState } from '../search/workLogApi'
import { useRowsView } from '../view/useRowsView'
import { SearchLogFilters } from './SearchLogFilters'
import { useSearchLogView } from './useSearchLogView'

/** The Search log: the results of the last text or of the filters, in one store or in several (L-010, L-231, L-548). */
export const SearchLogPage = () => (
  <LogPage log={searchLog}>{(store, context) => <SearchLog store={store} context={context} />}</LogPage>
)

function SearchLog({ store, context }: { readonly store: Store; readonly context: LogContext }) {
  const control = useSearchLogView(context)
  const { view } = control
  const rows = useRowsView(control)
  const search = useMemo(() => searchLog.search(view, context), [view, context])
  return (
    <>
      <SearchLogFilters store={store} {...control} />
      {/* On a phone the quick search does not fit into the top bar. */}
      <ShownOn window="phone">
        <QuickSearch />
      </ShownOn>
      {search === null ? (
        <EmptyState icon={<Search aria-hidden="true" />} text={nothingSearched} />
      ) : (
        <>
          <Capped search={search} />
          <LogResults log={searchLog} store={store} search={search} {...rows} />
        </>
      )}
    </>
  )
}

const nothingSearched = 'Search by name, phone, email, VIN or stock number, or by filters.'

/** The notice of a capped result (L-232, L-549). */
function Capped({ search }: { readonly search: AnyLogSearch }) {
  const { data } = useSearchLogState(search)
  return data?.isCapped === true ? (
    <Banner tone="warn" isAnnounced>
      More than {formatCount(searchResultCap)} customers match. Only the first {formatCount(searchResultCap)}{' '}
      are listed.
    </Banner>
  ) : null
}
