import type { ListView } from '@retain/domain/list/listView'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sliceStore } from '../../testing/sliceStore'
import { rowsStreamed } from '../streaming/streamedRowsSlice'
import { requestKey } from './requestKey'
import { useListRows } from './useListRows'

const view: ListView<'name'> = { sort: { orderBy: 'name', orderDirection: 'asc' }, page: 1, showAll: true }
const request = { call: 'searchParts', body: { pageNumber: 1 } }
const fetching = { isFetching: true, isError: false }

/** A list that is searched for by a request. */
function openList(search: object | null) {
  const { store, inStore } = sliceStore()
  const refetch = vi.fn()
  const { result, rerender } = renderHook(
    (query) => useListRows<string, 'name'>(search, query, view, (rows) => rows),
    { wrapper: inStore, initialProps: { ...fetching, refetch } },
  )
  return { store, refetch, rerender, found: () => result.current }
}

it('shows the rows of its own request while they are received', () => {
  const { store, found } = openList(request)
  expect(found()).toMatchObject({ rows: [], status: 'loading' })
  act(() => {
    store.dispatch(rowsStreamed({ key: requestKey(request), rows: ['a'] }))
    store.dispatch(rowsStreamed({ key: requestKey({ call: 'searchTyres' }), rows: ['x'] }))
  })
  expect(found()).toMatchObject({ rows: ['a'], status: 'refreshing' })
})

it('shows nothing that is received while it is not known what to search for', () => {
  const { store, found } = openList(null)
  act(() => void store.dispatch(rowsStreamed({ key: 'null', rows: ['x'] })))
  expect(found()).toMatchObject({ rows: [], status: 'loading' })
})

it('requests the page again by the present query', () => {
  const { found, refetch, rerender } = openList(request)
  const { retry } = found()
  retry()
  expect(refetch).toHaveBeenCalledOnce()
  rerender({ ...fetching, refetch })
  expect(found().retry).toBe(retry)
  const other = vi.fn()
  rerender({ ...fetching, refetch: other })
  found().retry()
  expect(other).toHaveBeenCalledOnce()
})
