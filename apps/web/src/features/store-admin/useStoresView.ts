import { firstPage } from '@retain/domain/paging/pageSize'
import type { EnabledStoreFilter } from '@retain/domain/settings/enabledStores'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Which stores the address asks for. */
export interface StoresView extends EnabledStoreFilter {
  readonly page: number
}

const flags: Readonly<Record<string, boolean>> = { true: true, false: false }

function readView(query: URLSearchParams): StoresView {
  const page = Number(query.get('page') ?? firstPage)
  return {
    text: query.get('text') ?? '',
    isEnabled: flags[query.get('isEnabled') ?? ''] ?? null,
    page: Number.isSafeInteger(page) && page >= firstPage ? page : firstPage,
  }
}

const printView = ({ text, isEnabled, page }: StoresView): Record<string, string> => ({
  ...(text === '' ? {} : { text }),
  ...(isEnabled === null ? {} : { isEnabled: String(isEnabled) }),
  ...(page === firstPage ? {} : { page: String(page) }),
})

/** What narrows the list of stores, and its page, as `?text=harbor&isEnabled=false&page=2`; a filter leads to the first page. */
export function useStoresView() {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readView(query), [query])
  const show = useCallback(
    (change: Partial<StoresView>) =>
      setQuery((current) => printView({ ...readView(current), page: firstPage, ...change }), {
        replace: change.page === undefined,
        preventScrollReset: true,
      }),
    [setQuery],
  )
  return { view, show }
}
