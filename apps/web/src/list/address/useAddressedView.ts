import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress } from './useListAddress'

/** How the view of a list is written into an address, and read from one. Constants. */
interface ViewFormat<View> {
  readonly parse: (query: string) => View
  /** Without its question mark. */
  readonly print: (view: View) => string
}

/**
 * How a list is looked at, which stands in the address; for lists without filters that name people.
 *
 * @example const { view, show } = useAddressedView('orphans', hyperionId, orphansFormat)
 */
export function useAddressedView<View>(
  listId: string,
  hyperionId: string,
  { parse, print }: ViewFormat<View>,
) {
  const { query } = useListAddress(listId, hyperionId)
  const view = useMemo(() => parse(query), [parse, query])
  const addressOf = useCallback((of: View) => ({ query: print(of), personFilters: {} }), [print])
  const goTo = useAddressOf(
    listId,
    hyperionId,
    useMemo(() => addressOf(view), [addressOf, view]),
  )
  const show = useCallback(
    (next: View, options?: { readonly replace?: boolean }) => goTo(addressOf(next), options),
    [goTo, addressOf],
  )
  return { view, show }
}
