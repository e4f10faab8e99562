import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sliceStore } from '../../testing/sliceStore'
import { usePreparations } from './usePreparations'

/** What waits for the browser to be idle, by its handles. */
const waiting = new Map<number, () => void>()

beforeEach(() => {
  waiting.clear()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    const handle = waiting.size + 1
    waiting.set(handle, run)
    return handle
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
})

const beIdle = () => act(() => waiting.forEach((run) => run()))

/** A list, and what has been fetched for it. */
function openList(first: { readonly isShown: boolean; readonly hasMore: boolean }, hasCode = true) {
  const code = vi.fn()
  const prepare = vi.fn()
  const prefetch = hasCode ? () => void code() : undefined
  const { inStore } = sliceStore({ rowReader: { prepare, read: vi.fn() } })
  const { rerender } = renderHook(({ isShown, hasMore }) => usePreparations(isShown, hasMore, prefetch), {
    wrapper: inStore,
    initialProps: first,
  })
  return { code, prepare, show: rerender }
}

it('fetches what is needed next once the list is shown and the browser idle', () => {
  const { code, prepare, show } = openList({ isShown: false, hasMore: false })
  beIdle()
  expect(code).not.toHaveBeenCalled()
  show({ isShown: true, hasMore: false })
  expect(code).not.toHaveBeenCalled()
  beIdle()
  expect(code).toHaveBeenCalledOnce()
  expect(prepare).not.toHaveBeenCalled()
})

it('prepares to read every row where there are more of them than are shown', () => {
  const { code, prepare, show } = openList({ isShown: false, hasMore: false }, false)
  show({ isShown: true, hasMore: true })
  beIdle()
  expect(prepare).toHaveBeenCalledOnce()
  expect(code).not.toHaveBeenCalled()
})

it('fetches nothing for a list that is left before the browser is idle', () => {
  const { code, prepare, show } = openList({ isShown: true, hasMore: true })
  show({ isShown: false, hasMore: false })
  beIdle()
  expect(code).not.toHaveBeenCalled()
  expect(prepare).not.toHaveBeenCalled()
})
