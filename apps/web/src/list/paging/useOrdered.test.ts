import type { ListView } from '@retain/domain/list/listView'
import type { Sort } from '@retain/domain/sorting/sorting'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOrdered } from './useOrdered'

type Key = 'letter'

const whole = Array.from({ length: 60 }, (_, at) => at)
const view: ListView<Key> = { sort: { orderBy: 'letter', orderDirection: 'asc' }, page: 1, showAll: false }

/** Rows of a list whose view `show` changes. */
function openList(first: { readonly view: ListView<Key>; readonly rows?: readonly number[] | undefined }) {
  const order = vi.fn((rows: readonly number[], { orderDirection }: Sort<Key>) =>
    orderDirection === 'asc' ? rows : [...rows].reverse(),
  )
  const { result, rerender } = renderHook((shown) => useOrdered(shown.rows, shown.view, order), {
    initialProps: first,
  })
  return { rows: () => result.current, show: rerender, order }
}

it('has no rows of a list that is not here as a whole', () => {
  expect(openList({ view }).rows()).toBeNull()
})

it('has the rows of a page, in its order', () => {
  const { rows, show } = openList({ view, rows: whole })
  expect(rows()).toEqual(whole.slice(0, 50))
  show({ view: { ...view, page: 2 }, rows: whole })
  expect(rows()).toEqual(whole.slice(50))
  show({ view: { ...view, sort: { orderBy: 'letter', orderDirection: 'desc' } }, rows: whole })
  expect(rows()?.[0]).toBe(59)
  show({ view: { ...view, showAll: true }, rows: whole })
  expect(rows()).toEqual(whole)
  show({ view, rows: [7] })
  expect(rows()).toEqual([7])
})

it('sorts once, and gives the same rows until the view changes', () => {
  const { rows, show, order } = openList({ view, rows: whole })
  const before = rows()
  show({ view: { ...view }, rows: whole })
  expect(rows()).toBe(before)
  show({ view: { ...view, page: 2 }, rows: whole })
  expect(order).toHaveBeenCalledOnce()
})
