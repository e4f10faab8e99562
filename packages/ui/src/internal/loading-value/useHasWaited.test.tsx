import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHasWaited } from './useHasWaited'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('says so after a second, and not before', () => {
  const { result } = renderHook(useHasWaited)
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
  renderHook(useHasWaited).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
