import { firstPage } from '@retain/domain/paging/pageSize'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What an address names in the place of an id for a row that is made. */
export const newRowId = 'new'

/** Which page of an admin list the address names, and which row is edited. */
export interface ShownRow {
  readonly page: number
  /** An id, {@link newRowId}, or `null` for none. */
  readonly id: string | null
  readonly showPage: (page: number) => void
  readonly show: (id: string | null) => void
}

/**
 * The page and the row that the address names, as `?page=2&id=7`.
 *
 * @example const { page, id, show } = useShownRow()
 */
export function useShownRow(): ShownRow {
  const [query, setQuery] = useSearchParams()
  const write = useCallback(
    (name: string, value: string | null) =>
      setQuery(
        (current) => {
          const changed = new URLSearchParams(current)
          if (value === null) changed.delete(name)
          else changed.set(name, value)
          return changed
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  )
  const page = Number(query.get('page') ?? firstPage)
  return {
    page: Number.isSafeInteger(page) && page >= firstPage ? page : firstPage,
    id: query.get('id'),
    showPage: useCallback((next) => write('page', next === firstPage ? null : String(next)), [write]),
    show: useCallback((id) => write('id', id), [write]),
  }
}
