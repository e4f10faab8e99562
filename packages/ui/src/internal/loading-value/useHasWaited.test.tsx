import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHasWaited } from './useHasWaited'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('says so after its time, and not before', () => {
  const { result } = renderHook(() => useHasWaited(1000))
  act(() => {
    vi.advanceTimersByTime(999)
  })
  expect(result.current).toBe(false)
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(result.current).toBe(true)
})

it('leaves no timer behind', () => {
  renderHook(() => useHasWaited(1000)).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
