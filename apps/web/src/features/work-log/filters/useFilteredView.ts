import type { FilterCatalogue } from '@retain/domain/work-log/filters/filterDefinition'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import type { AddressCodec } from '@retain/domain/work-log/view/addressCodec'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import type { FilteredView } from '@retain/domain/work-log/view/viewAddress'
import { useMemo, useState } from 'react'
import { useAddressedView, useWrittenView, type LogViewControl } from '../view/useLogView'
import { firstView, type FirstView } from './firstView'

/** The view of a log with saved searches; it has no filters until it is settled. */
export interface FilteredViewControl<View> extends LogViewControl<View> {
  /** Whether it is known what to search for: not while the saved searches are being loaded. */
  readonly isSettled: boolean
  /** The first view, on first load only. */
  readonly first: FirstView<View> | null
}

/** What is needed of a log with saved searches. */
interface FilteredLog<Key extends string, Catalogue extends FilterCatalogue> {
  readonly id: LogType
  readonly filters: Catalogue
  readonly address: AddressCodec<FilteredView<Key, Catalogue>>
}

/**
 * Reads a view with its filters from the address and writes it there. A bare address opens the last view in this
 * store, and on first load the first default search.
 *
 * @param searches the saved searches, `null` while they are being loaded.
 */
export function useFilteredView<Key extends string, Catalogue extends FilterCatalogue>(
  log: FilteredLog<Key, Catalogue>,
  context: LogContext,
  searches: readonly SavedSearch[] | null,
): FilteredViewControl<FilteredView<Key, Catalogue>> {
  const { addressed, isFirst } = useAddressedView(log, context)
  const first = useMemo(
    () => (isFirst ? firstView(log.filters, addressed, searches) : null),
    [isFirst, log, addressed, searches],
  )
  const opened = isFirst ? (first?.view ?? null) : addressed
  const known = useKnownIds(searches)
  const view = useMemo(() => {
    const shown = opened ?? addressed
    const isUnknown = shown.savedSearchId !== null && known?.has(shown.savedSearchId) === false
    return isUnknown ? { ...shown, savedSearchId: null } : shown
  }, [opened, addressed, known])
  const isSettled = opened !== null
  return { view, isSettled, first, show: useWrittenView(log, context, view, isSettled) }
}

/**
 * The ids of all saved searches that were loaded so far; `null` before the first list. A deleted search stays known: the
 * command that deletes it opens another view itself, and correcting the address must not come first.
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
