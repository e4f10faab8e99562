import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import {
  parseSearchLogView,
  printBesideSearchLog,
  printSearchLogView,
  type SearchLogView,
} from '@retain/domain/work-log/search-log/searchLogView'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { personFiltersIn } from '../../../list/address/historyState'
import { useAddressOf, useListAddress, type ListAddress } from '../../../list/address/useListAddress'

/** How the Search log is looked at. */
export interface SearchLogViewControl {
  readonly view: SearchLogView
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: SearchLogView, options?: { readonly replace?: boolean }) => void
}

const addressOf = (view: SearchLogView): ListAddress => ({
  query: printSearchLogView(view),
  personal: printBesideSearchLog(view),
})

/**
 * Reads order, page and filters from the address and writes them there. The text of a quick search and filters that name
 * people stand beside it: Back and a reload find them again. A bare address takes how the log was left in this store; of
 * what another store was searched for only the text goes on.
 */
export function useSearchLogView(hyperionId: string): SearchLogViewControl {
  const { query, personal } = useListAddress(searchLog.id, hyperionId)
  const { state } = useLocation() as { readonly state: unknown }
  const view = useMemo(() => {
    const { typed } = parseSearchLogView('', personFiltersIn(state))
    const read = parseSearchLogView(query, personal)
    return { ...read, typed: read.typed ?? typed }
  }, [query, personal, state])
  const goTo = useAddressOf(
    searchLog.id,
    hyperionId,
    useMemo(() => addressOf(view), [view]),
  )
  const show = useCallback<SearchLogViewControl['show']>(
    (next, options) => goTo(addressOf(next), options),
    [goTo],
  )
  return { view, show }
}
