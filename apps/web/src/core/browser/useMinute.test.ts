import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMinute } from './useMinute'

it('tells the present time anew each minute, until the component is gone', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00.000Z') })
  const { result, rerender, unmount } = renderHook(() => useMinute())
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  expect(result.current).toBe('2026-11-21T15:00:00.000Z')
  pass(59_999)
  rerender()
  expect(result.current).toBe('2026-11-21T15:00:00.000Z')
  pass(1)
  expect(result.current).toBe('2026-11-21T15:01:00.000Z')
  pass(60_000)
  expect(result.current).toBe('2026-11-21T15:02:00.000Z')
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
