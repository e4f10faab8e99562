import { firstPage } from '@retain/domain/paging/pageSize'
import type { Store } from '@retain/domain/session/user/user'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { logSearch, searchTags } from '@retain/domain/work-log/search-log/searchLogRequest'
import type { SearchLogView } from '@retain/domain/work-log/search-log/searchLogView'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { useCallback } from 'react'
import { LazyTags } from '../filters/LazyTags'
import { LogFilters } from '../filters/panel/LogFilters'
import { useFilterPanel } from '../filters/panel/useFilterPanel'
import { useRun } from '../filters/panel/useRun'
import type { LogViewControl } from '../view/useLogView'

/** A view as the filter panel knows it. */
type FilteredSearch = FilteredView<LogColumnKey, typeof equityLogFilters>

interface SearchLogFiltersProps extends LogViewControl<SearchLogView> {
  readonly store: Store
}

/** A text is its own label; no option of a filter stands in its tag. */
const noLabel = () => undefined

/**
 * The head of the Search log: the tag of the text that was searched for, or those of the filters; and the filter panel of
 * the Equity Log without saved searches (L-481, L-548). Filters that run stand in the address and put the text aside.
 */
export function SearchLogFilters({ store: { hyperionId }, view, show }: SearchLogFiltersProps) {
  const control = useFilterPanel({
    log: searchLog.id,
    catalogue: equityLogFilters,
    hyperionId,
    lastRun: view.filters,
    selected: null,
  })
  // Filters put the text aside; without any it does not come back by itself.
  const showFilters = useCallback<LogViewControl<FilteredSearch>['show']>(
    (next, options) => show({ ...next, typed: null }, options),
    [show],
  )
  const run = useRun(equityLogFilters, hyperionId, { view, show: showFilters }, control)
  const search = logSearch(view.filters, view.typed)
  const searchedFor =
    search?.kind === 'quick' ? (
      <LazyTags
        label="Searched for"
        tags={searchTags(search, noLabel).map(({ id, text }) => ({ id, label: text }))}
        onRemove={() => show({ ...view, page: firstPage, typed: null })}
      />
    ) : undefined
  return (
    <LogFilters
      title={searchLog.title}
      catalogue={equityLogFilters}
      control={control}
      run={run}
      tags={searchedFor}
    />
  )
}
