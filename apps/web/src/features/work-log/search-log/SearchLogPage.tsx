import { searchResultCap } from '@retain/domain/quick-search/quickSearch'
import { formatCount } from '@retain/domain/money/format'
import type { Store } from '@retain/domain/session/user/user'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { Banner } from '@retain/ui/banner'
import { EmptyState } from '@retain/ui/empty-state'
import { ShownOn } from '@retain/ui/shown-on'
import { Search } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { QuickSearch } from '../../quick-search/QuickSearch'
import { LogPage } from '../LogPage'
import { LogResults } from '../LogResults'
import type { LogRequest } from '../search/logRequest'
import { useSearchLogState } from '../search/workLogApi'
import type { LogViewControl } from '../logViewControl'
import { SearchLogFilters } from './SearchLogFilters'
import { useSearchLogSearch } from './useSearchLogSearch'
import { useSearchLogView } from './useSearchLogView'

/** The Search log: what the last text or the filters found, in one store or in several (L-010, L-231, L-548). */
export const SearchLogPage = () => <LogPage log={searchLog}>{(store) => <SearchLog store={store} />}</LogPage>

function SearchLog({ store }: { readonly store: Store }) {
  const searchOf = useSearchLogSearch()
  const { view, show } = useSearchLogView(store.hyperionId)
  const request = useMemo(() => searchOf(view), [searchOf, view])
  const showRows = useCallback<LogViewControl['show']>(
    (rows, options) => show({ ...view, ...rows }, options),
    [show, view],
  )
  return (
    <>
      <SearchLogFilters store={store} view={view} show={show} />
      {/* On a phone the bar over the page has no room for it. */}
      <ShownOn window="phone">
        <QuickSearch />
      </ShownOn>
      {request === null ? (
        <EmptyState icon={<Search aria-hidden="true" />} text={nothingSearched} />
      ) : (
        <>
          <Capped request={request} />
          <LogResults log={searchLog} store={store} request={request} view={view} show={showRows} />
        </>
      )}
    </>
  )
}

const nothingSearched = 'Search by name, phone, email, VIN or stock number, or by filters.'

/** Says that more matches than is shown (L-232, L-549). */
function Capped({ request }: { readonly request: LogRequest }) {
  const { data } = useSearchLogState(request)
  return data?.isCapped === true ? (
    <Banner tone="warn" isAnnounced>
      More than {formatCount(searchResultCap)} customers match. Only the first {formatCount(searchResultCap)}{' '}
      are listed.
    </Banner>
  ) : null
}
