import { firstPage } from '@retain/domain/paging/pageSize'
import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress } from '../address/useListAddress'
import { parsePartsView, partsList, printPartsView, type PartKey, type PartsView } from './sampleParts'

const anyStore = 'store'

const addressOf = (view: PartsView) => ({ query: printPartsView(view), personFilters: {} })

/** How the parts are looked at, which stands in the address. */
export function usePartsView() {
  const { query } = useListAddress(partsList.id, anyStore)
  const view = useMemo(() => parsePartsView(query), [query])
  const goTo = useAddressOf(
    partsList.id,
    anyStore,
    useMemo(() => addressOf(view), [view]),
  )
  const show = useCallback(
    (next: PartsView, options?: { readonly replace?: boolean }) => goTo(addressOf(next), options),
    [goTo],
  )
  const filter = useCallback(
    (key: PartKey, value: string) =>
      show({ ...view, page: firstPage, filters: { ...view.filters, [key]: value } }),
    [show, view],
  )
  return { view, show, filter }
}
