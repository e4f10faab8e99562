import { firstPage } from '@retain/domain/paging/pageSize'
import type { Store } from '@retain/domain/session/user/user'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { normaliseFilters } from '@retain/domain/work-log/filters/normaliseFilters'
import { applyFilters, buttonsOf, resetFilters } from '@retain/domain/work-log/filters/panel/filterPanel'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { logSearch, searchTags } from '@retain/domain/work-log/search-log/searchLogRequest'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { PageHeader } from '@retain/ui/page-header'
import { ShownOn } from '@retain/ui/shown-on'
import { useCallback, useId, useState } from 'react'
import { useAppSelector } from '../../../app/listen'
import { selectRoles } from '../../../session/sessionSlice'
import { FilterTags } from '../filters/FilterTags'
import { inputOf } from '../filters/inputOf'
import { LaterTags } from '../filters/LaterTags'
import { FilterPanel } from '../filters/panel/FilterPanel'
import { FiltersButton } from '../filters/panel/FiltersButton'
import { useFilterPanel } from '../filters/panel/useFilterPanel'
import { useFocusLater } from '../filters/panel/useFocusLater'
import { useRun } from '../filters/panel/useRun'
import type { FilteredViewControl } from '../filters/useFilteredView'
import { useStoreToday } from '../filters/useStoreToday'
import { SearchQuestions } from '../saved-search/SearchQuestions'
import type { SearchLogViewControl } from './useSearchLogView'

/** A view as the filter panel knows it. */
type FilteredSearch = FilteredView<LogColumnKey, typeof equityLogFilters>

interface SearchLogFiltersProps extends SearchLogViewControl {
  readonly store: Store
}

/** A text is its own label; no option of a filter stands in its tag. */
const noLabel = () => undefined

/**
 * The head of the Search log: the tag of the text that was searched for, or those of the filters; and the filter panel of
 * the Equity Log without saved searches (L-481, L-548). Filters that run stand in the address and put the text aside.
 */
export function SearchLogFilters({ store: { hyperionId }, view, show }: SearchLogFiltersProps) {
  const roles = useAppSelector(selectRoles)
  const today = useStoreToday()
  const panelId = useId()
  const focus = useFocusLater(panelId)
  const [isAsked, setIsAsked] = useState(false)
  const control = useFilterPanel({
    log: searchLog.id,
    catalogue: equityLogFilters,
    hyperionId,
    lastRun: view.filters,
    selected: null,
  })
  const { panel, choicesOf, setOpen, remove } = control
  const search = logSearch(view.filters, view.typed)
  // Filters put the text aside; without any it does not come back by itself.
  const showFilters = useCallback<FilteredViewControl<FilteredSearch>['show']>(
    (next, options) => show({ ...next, typed: null }, options),
    [show],
  )
  const run = useRun(equityLogFilters, hyperionId, { view, show: showFilters }, control)
  const tags =
    search?.kind === 'quick' ? (
      <LaterTags
        label="Searched for"
        tags={searchTags(search, noLabel).map(({ id, text }) => ({ id, label: text }))}
        onRemove={() => show({ ...view, page: firstPage, typed: null })}
      />
    ) : (
      <ShownOn window="wide">
        <FilterTags
          catalogue={equityLogFilters}
          values={panel.filters}
          choicesOf={choicesOf}
          onRemove={(name) => {
            remove(name)
            // What was removed has still to be applied, there.
            setOpen(true)
          }}
          onOpen={(name) => {
            setOpen(true)
            focus(inputOf(name))
          }}
        />
      </ShownOn>
    )
  return (
    <>
      <PageHeader title={searchLog.title} end={tags}>
        <FiltersButton
          controls={panelId}
          isOpen={panel.showAdvanced}
          onToggle={setOpen}
          count={Object.keys(normaliseFilters(equityLogFilters, panel.filters)).length}
        />
      </PageHeader>
      {panel.showAdvanced && (
        <FilterPanel
          id={panelId}
          catalogue={equityLogFilters}
          control={control}
          buttons={buttonsOf(equityLogFilters, panel, { searches: null, roles, context: { today } })}
          onApply={() => run(applyFilters(panel))}
          onAction={() => setIsAsked(true)}
        />
      )}
      <SearchQuestions
        question={isAsked ? 'reset' : null}
        isBusy={false}
        onSave={() => undefined}
        onYes={() => {
          run(resetFilters(panel))
          setIsAsked(false)
        }}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
