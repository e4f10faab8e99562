import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { printPersonal } from '@retain/domain/work-log/filters/filterAddress'
import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { printFilteredView, type FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { useCallback, useMemo, useState } from 'react'
import type { OpportunityLog } from '../opportunityLog'
import { useAddressOf, useListAddress, type ListAddress } from '../../../list/address/useListAddress'
import { addressedView } from './addressedView'
import { firstView, type FirstView } from './firstView'

/** How a log with filters is looked at. */
export interface FilteredViewControl<View> {
  /** With the filters that its search runs with; without any until it is settled. */
  readonly view: View
  /** Whether it is known what to search for: not while the first default search is on its way. */
  readonly isSettled: boolean
  /** What the log opens with, on first load only. */
  readonly first: FirstView<View> | null
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: View, options?: { readonly replace?: boolean }) => void
}

/**
 * Reads a view with its filters from the address and writes it there. Filters that name people stand beside the address.
 * An address that says nothing takes how the log was left in this store, and on first load the first default search; wrong
 * input is put right in place, so that Back never leads to it.
 *
 * @param searches the saved searches, `null` while they are on their way.
 */
export function useFilteredView<Catalogue extends FilterCatalogue>(
  log: OpportunityLog,
  catalogue: Catalogue,
  hyperionId: string,
  searches: readonly SavedSearch[] | null,
): FilteredViewControl<FilteredView<LogColumnKey, Catalogue>> {
  const { query, personal: beside, isFirst } = useListAddress(log.id, hyperionId)
  const addressed = useMemo(
    () => addressedView(log, catalogue, query, beside),
    [log, catalogue, query, beside],
  )
  const first = useMemo(
    () => (isFirst ? firstView(catalogue, addressed, searches) : null),
    [isFirst, catalogue, addressed, searches],
  )
  const opened = isFirst ? (first?.view ?? null) : addressed
  const known = useKnownIds(searches)
  const view = useMemo(() => {
    const shown = opened ?? addressed
    const isUnknown = shown.savedSearchId !== null && known?.has(shown.savedSearchId) === false
    return isUnknown ? { ...shown, savedSearchId: null } : shown
  }, [opened, addressed, known])
  const isSettled = opened !== null

  const addressOf = useCallback(
    (of: typeof view): ListAddress => ({
      query: printFilteredView(of, catalogue),
      personal: printPersonal(catalogue, of.filters),
    }),
    [catalogue],
  )
  const goTo = useAddressOf(
    log.id,
    hyperionId,
    useMemo(() => addressOf(view), [addressOf, view]),
    isSettled,
  )
  const show = useCallback<FilteredViewControl<typeof view>['show']>(
    (next, options) => goTo(addressOf(next), options),
    [goTo, addressOf],
  )
  return { view, isSettled, first, show }
}

/**
 * The ids of the saved searches that were ever seen here; `null` before the first list. One that is deleted stays known:
 * whoever deleted it moves on by a step of its own, which putting the address right must not overtake.
 */
function useKnownIds(searches: readonly SavedSearch[] | null): ReadonlySet<string> | null {
  const [seen, setSeen] = useState<{
    readonly of: readonly SavedSearch[]
    readonly ids: ReadonlySet<string>
  }>()
  if (searches !== null && seen?.of !== searches) {
    const ids = searches.map(({ savedSearchId }) => savedSearchId)
    setSeen({ of: searches, ids: new Set([...(seen?.ids ?? []), ...ids]) })
  }
  return seen?.ids ?? null
}
