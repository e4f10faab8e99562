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

/** A view with the filters of the panel. */
type FilteredSearch = FilteredView<LogColumnKey, typeof equityLogFilters>

interface SearchLogFiltersProps extends LogViewControl<SearchLogView> {
  readonly store: Store
}

/** The text is its own label, not that of an option. */
const noLabel = () => undefined

/**
 * The head of the Search log: the tag of the searched text, or those of the filters; and the filter panel of
 * the Equity Log without saved searches (L-481, L-548). Applied filters are in the address and replace the text.
 */
export function SearchLogFilters({ store: { hyperionId }, view, show }: SearchLogFiltersProps) {
  const control = useFilterPanel({
    log: searchLog.id,
    catalogue: equityLogFilters,
    hyperionId,
    lastRun: view.filters,
    selected: null,
  })
  // Applying filters removes the text, which removing them does not restore.
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
