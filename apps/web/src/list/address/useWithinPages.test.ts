import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useWithinPages } from './useWithinPages'

const viewOf = (page: number) => ({
  sort: { orderBy: 'name', orderDirection: 'asc' } as const,
  page,
  showAll: false,
})

/** A list at a page, of so many pages. */
function openList(page: number, pageCount: number, isReady: boolean) {
  const show = vi.fn()
  const { rerender } = renderHook(
    (shown) => useWithinPages(shown.view, show, shown.pageCount, shown.isReady),
    { initialProps: { view: viewOf(page), pageCount, isReady } },
  )
  return { show, rerender }
}

it('leads from a page behind the last one to that, in place', () => {
  const { show } = openList(5, 3, true)
  expect(show.mock.calls).toEqual([[viewOf(3), { replace: true }]])
})

it('leads to the last page once a live change has removed the rows of the present one', () => {
  const { show, rerender } = openList(3, 3, true)
  expect(show).not.toHaveBeenCalled()
  rerender({ view: viewOf(3), pageCount: 2, isReady: true })
  expect(show.mock.calls).toEqual([[viewOf(2), { replace: true }]])
})

it('leads nowhere until the pages are known', () => {
  const { show, rerender } = openList(5, 0, false)
  expect(show).not.toHaveBeenCalled()
  rerender({ view: viewOf(5), pageCount: 4, isReady: true })
  expect(show.mock.calls).toEqual([[viewOf(4), { replace: true }]])
})
