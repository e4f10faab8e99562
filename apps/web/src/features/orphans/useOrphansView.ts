import { parseOrphansView, printOrphansView, type OrphansView } from '@retain/domain/orphans/orphansView'
import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress } from '../../list/address/useListAddress'
import { orphanList } from './orphanList'

const addressOf = (view: OrphansView) => ({ query: printOrphansView(view), personFilters: {} })

/** How the orphans are looked at, which stands in the address. */
export function useOrphansView(hyperionId: string) {
  const { query } = useListAddress(orphanList.id, hyperionId)
  const view = useMemo(() => parseOrphansView(query), [query])
  const goTo = useAddressOf(
    orphanList.id,
    hyperionId,
    useMemo(() => addressOf(view), [view]),
  )
  const show = useCallback(
    (next: OrphansView, options?: { readonly replace?: boolean }) => goTo(addressOf(next), options),
    [goTo],
  )
  return { view, show }
}
