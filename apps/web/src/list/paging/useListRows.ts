import { useCallback } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectStreamedRows } from '../streaming/streamedRowsSlice'
import type { ListView } from '@retain/domain/list/listView'
import { requestKey } from './requestKey'
import type { OrderRows } from './useOrdered'
import { usePageRows, type ListRows, type PageState } from './usePageRows'

/**
 * The rows of a view, from the query of its page.
 *
 * @param request as the cache has it; `null` while it is not known yet what to search for.
 * @param query what the hook of the endpoint returns.
 * @param orderRows as the service orders them; always the same function.
 * @example
 * const found = useListRows(request, useSearchPartsQuery(request), view, orderParts)
 */
export function useListRows<Row, Key extends string>(
  request: object | null,
  { refetch, ...page }: PageState<Row> & { readonly refetch: () => unknown },
  view: ListView<Key>,
  orderRows: OrderRows<Row, Key>,
): ListRows<Row> {
  const streamed = useAppSelector((state) =>
    request === null ? null : selectStreamedRows<Row>(state, requestKey(request)),
  )
  const retry = useCallback(() => void refetch(), [refetch])
  return { ...usePageRows(page, streamed, view, orderRows), retry }
}
