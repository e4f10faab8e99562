import type { Page } from '@retain/domain/paging/page'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ListView } from '@retain/domain/list/listView'
import { usePageRows, type PageState } from './usePageRows'

type Key = 'letter'

const view: ListView<Key> = { sort: { orderBy: 'letter', orderDirection: 'asc' }, page: 1, showAll: false }
const pageOf = (list: readonly string[], total: number): Page<string> => ({
  list,
  total,
  page: 1,
  pageCount: Math.ceil(total / 50),
})
const first = pageOf(['a', 'b'], 120)
const second = pageOf(['x', 'y'], 110)
const whole = pageOf(['b', 'a'], 2)
const sorted = (rows: readonly string[]) => [...rows].sort()

/** What a list shows in a state of its search. */
const shown = (state: Partial<PageState<string>>, streamed: readonly string[] | null = null) =>
  renderHook(() => usePageRows({ isFetching: false, isError: false, ...state }, streamed, view, sorted))
    .result.current

it('loads at first', () => {
  expect(shown({ isFetching: true })).toEqual({
    rows: [],
    total: null,
    pageCount: 0,
    status: 'loading',
    isPrevious: false,
  })
})

it('shows the page of its search', () => {
  expect(shown({ data: first, currentData: first })).toEqual({
    rows: ['a', 'b'],
    total: 120,
    pageCount: 3,
    status: 'ready',
    isPrevious: false,
  })
})

it('keeps the rows of the previous search until those of the present one are here', () => {
  expect(shown({ data: first, isFetching: true })).toEqual({
    rows: ['a', 'b'],
    total: 120,
    pageCount: 3,
    status: 'refreshing',
    isPrevious: true,
  })
})

it('shows what has been received of a large page, with the number that is known', () => {
  expect(shown({ data: first, isFetching: true }, ['x'])).toEqual({
    rows: ['x'],
    total: 120,
    pageCount: 3,
    status: 'refreshing',
    isPrevious: false,
  })
  expect(shown({ isFetching: true }, ['x'])).toMatchObject({ rows: ['x'], total: null, status: 'refreshing' })
})

it('shows the page that is read again rather than what has been received of it', () => {
  expect(shown({ data: second, currentData: second, isFetching: true }, ['x'])).toMatchObject({
    rows: ['x', 'y'],
    total: 110,
    status: 'refreshing',
  })
})

it('shows a new order of a list that is here as a whole at once', () => {
  expect(shown({ data: whole, isFetching: true }, ['x'])).toMatchObject({
    rows: ['a', 'b'],
    total: 2,
    isPrevious: false,
  })
  expect(shown({ data: whole, currentData: whole })).toMatchObject({ rows: ['b', 'a'], total: 2 })
})

it('says of the present search how many rows there are, where the previous one found others', () => {
  expect(shown({ data: first, currentData: second })).toMatchObject({ rows: ['x', 'y'], total: 110 })
})

it('is empty after a search that failed, and shows its old rows while it searches again [L-217] [L-218]', () => {
  expect(shown({ data: first, isError: true })).toEqual({
    rows: [],
    total: null,
    pageCount: 0,
    status: 'error',
    isPrevious: false,
  })
  expect(shown({ data: first, isError: true, isFetching: true })).toMatchObject({
    rows: ['a', 'b'],
    status: 'refreshing',
  })
})
