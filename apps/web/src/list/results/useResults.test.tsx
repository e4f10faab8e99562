import type { ListView } from '@retain/domain/list/listView'
import { act, renderHook } from '@testing-library/react'
import type { FocusEvent } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sliceStore } from '../../testing/sliceStore'
import type { ListRows } from '../paging/usePageRows'
import { selectIsPinned } from '../pinned-row/pinnedRowSlice'
import type { NamedCall } from '../streaming/rowReader'
import type { ListDefinition } from './listDefinition'
import { useResults } from './useResults'

type Key = 'name' | 'stock'

interface Part {
  readonly id: string
}

const list: ListDefinition<Key> = {
  id: 'parts',
  title: 'Spare parts',
  countDescription: 'parts',
  columns: [
    { key: 'name', label: 'Part' },
    { key: 'stock', label: 'In stock', isSortable: false },
  ],
  defaultColumns: ['name'],
  defaultSort: { orderBy: 'name', orderDirection: 'asc' },
}
const view: ListView<Key> = { sort: list.defaultSort, page: 2, showAll: false }
const search: NamedCall = { call: 'searchParts', body: { name: 'bolt', pageNumber: 2 } }
const [bolt, hose, lamp] = ['1', '2', '3'].map((id): Part => ({ id })) as [Part, Part, Part]
const rowId = ({ id }: Part) => id
const selected = ({ id }: Part) => ({ key: id, label: `Part ${id}` })
const found = { rows: [bolt, hose], total: 120, pageCount: 3, status: 'ready' as const, isPrevious: false }

let isIdle: readonly (() => void)[] = []
beforeEach(() => {
  isIdle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (isIdle = [...isIdle, run]).length)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

type Shown = Partial<
  Omit<Parameters<typeof useResults<Part, ReturnType<typeof selected>, Key, ListView<Key>>>[0], 'found'>
> & {
  readonly found?: Partial<ListRows<Part>>
}

/** The results of a search for parts. */
function openResults(first: Shown = {}) {
  const show = vi.fn()
  const retry = vi.fn()
  const prepare = vi.fn()
  const { store, inStore } = sliceStore({ rowReader: { prepare, read: vi.fn() } })
  const { result, rerender } = renderHook(
    (shown: Shown) =>
      useResults({
        list,
        search,
        rowId,
        selected,
        view,
        show,
        ...shown,
        found: { ...found, retry, ...shown.found },
      }),
    { wrapper: inStore, initialProps: first },
  )
  return { results: () => result.current, rerender, show, retry, prepare, store }
}

it('hands the rows of the page on to the grid, and how they are sorted', () => {
  const { results, retry } = openResults()
  expect(results().grid).toMatchObject({
    rows: found.rows,
    status: 'ready',
    sort: list.defaultSort,
    onRetry: retry,
  })
  expect(results().grid.rows).toBe(found.rows)
  expect(results().bar).toMatchObject({
    list,
    pageKey: JSON.stringify(search),
    total: 120,
    status: 'ready',
    sort: list.defaultSort,
  })
})

it('has one bar until something of it changes, whatever becomes of a row', () => {
  const { results, rerender } = openResults()
  const { bar } = results()
  rerender({ found: { rows: [{ ...bolt }, hose] } })
  expect(results().bar).toBe(bar)
  rerender({ found: { total: 119 } })
  expect(results().bar).not.toBe(bar)
})

it('opens the list again with the rows of another search, and not while those of the previous one stay', () => {
  const { results, rerender } = openResults()
  const start = { id: JSON.stringify(search) }
  expect(results().grid.start).toEqual(start)
  const other = { ...search, body: { name: 'hose' } }
  rerender({ search: other, found: { isPrevious: true } })
  expect(results().grid.start).toEqual(start)
  rerender({ search: other, found: { rows: [] } })
  expect(results().grid.start).toEqual(start)
  rerender({ search: other })
  expect(results().grid.start).toEqual({ id: JSON.stringify(other) })
})

it('puts rows above those of the page, as one list until one of both changes', () => {
  const above = [lamp]
  const { results, rerender } = openResults({ above })
  const { rows } = results().grid
  expect(rows).toEqual([lamp, bolt, hose])
  rerender({ above })
  expect(results().grid.rows).toBe(rows)
  rerender({ above: [hose] })
  expect(results().grid.rows).toEqual([hose, bolt, hose])
  rerender({ above: [], found: { rows: [hose] } })
  expect(results().grid.rows).toEqual([hose])
})

it('sorts by the columns that can be sorted, from the first page', () => {
  const { results, show, rerender } = openResults()
  const { onSort } = results().grid
  onSort('name')
  expect(show.mock.calls).toEqual([[{ ...view, page: 1, sort: { orderBy: 'name', orderDirection: 'desc' } }]])
  onSort('stock')
  expect(show).toHaveBeenCalledOnce()
  rerender({})
  expect(results().grid.onSort).toBe(onSort)
  expect(results().bar.onSort).toBe(onSort)
  rerender({ view: { ...view, showAll: true } })
  results().grid.onSort('name')
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ showAll: true }))
})

it('turns the pages of what was found, and none where that is not known or nothing', () => {
  const { results, show, rerender } = openResults()
  expect(results().pager).toEqual({ view, show, total: 120, pageCount: 3, isLoading: false })
  rerender({ found: { status: 'refreshing' } })
  expect(results().pager?.isLoading).toBe(true)
  rerender({ found: { rows: [], total: null, status: 'loading' } })
  expect(results().pager).toBeNull()
  rerender({ found: { rows: [], total: 0, pageCount: 0 } })
  expect(results().pager).toBeNull()
})

it('leads back to the last page once it is known', () => {
  const { show, rerender } = openResults({ found: { pageCount: 1, status: 'refreshing' } })
  expect(show).not.toHaveBeenCalled()
  rerender({ found: { pageCount: 1 } })
  expect(show.mock.calls).toEqual([[{ ...view, page: 1 }, { replace: true }]])
})

it('keeps the selected rows of a search on every page and in every order of it', () => {
  const { results, rerender } = openResults()
  act(() => results().grid.selection?.onChange(new Set(['1'])))
  expect(results().bar.selection.rows).toEqual([selected(bolt)])
  rerender({ search: { ...search, body: { name: 'bolt', pageNumber: 3 } }, found: { rows: [lamp] } })
  expect(results().bar.selection.rows).toEqual([selected(bolt)])
  rerender({ search: { ...search, body: { name: 'hose' } } })
  expect(results().bar.selection.rows).toEqual([])
})

it('deselects a row that a list no longer has which is shown as a whole', () => {
  const { results, rerender } = openResults()
  act(() => results().grid.selection?.onChange(new Set(['1'])))
  rerender({ found: { rows: [hose], total: 1, status: 'refreshing' } })
  expect(results().bar.selection.rows).toEqual([selected(bolt)])
  rerender({ found: { rows: [hose], total: 1 } })
  expect(results().bar.selection.rows).toEqual([])
})

it('has no page and selects nothing while it is not known what to search for', () => {
  const { results } = openResults({ search: null })
  expect(results().bar.pageKey).toBeNull()
  act(() => results().grid.selection?.onChange(new Set(['1'])))
  expect(results().bar.selection.rows).toEqual([])
})

it('prepares for all rows where more match than are shown, and else only for what is needed next', () => {
  const prefetch = vi.fn()
  const beIdle = () => act(() => isIdle.forEach((run) => run()))
  const whole = openResults({
    prefetch: () => void prefetch(),
    found: { total: 2, pageCount: 1 },
    view: { ...view, page: 1 },
  })
  beIdle()
  expect(whole.prepare).not.toHaveBeenCalled()
  expect(prefetch).toHaveBeenCalled()
  const unknown = openResults({ found: { total: null } })
  const refreshed = openResults({ found: { status: 'refreshing' } })
  beIdle()
  expect(unknown.prepare).not.toHaveBeenCalled()
  expect(refreshed.prepare).not.toHaveBeenCalled()
  const first = openResults()
  beIdle()
  expect(first.prepare).toHaveBeenCalled()
})

it('searches again from the bar', () => {
  const { results, retry } = openResults()
  act(() => results().bar.onRefresh([]))
  expect(retry).toHaveBeenCalledOnce()
})

it.each([
  ['its id', undefined, '1'],
  ['the name that live messages have for it', ({ id }: Part) => `part ${id}`, 'part 1'],
])('pins the row with the focus by %s', (_what, pinnedId, name) => {
  const { results, store } = openResults({ pinnedId })
  const frame = document.createElement('div')
  frame.innerHTML = '<div role="listitem" aria-posinset="1"></div>'
  const event = {
    target: frame.firstElementChild,
    currentTarget: frame,
  } as unknown as FocusEvent<HTMLElement>
  act(() => results().frame.onFocus(event))
  expect(selectIsPinned(store.getState(), name)).toBe(true)
})
