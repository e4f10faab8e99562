import { nextStep, startTour, stoppedTour, type Tour } from '@retain/domain/tour/tour'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRestartedTour } from './useRestartedTour'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const first = startTour(stoppedTour(), 'equityLog', true)

it.each([
  ['within a container', nextStep(first), 5],
  ['in another container', startTour(first, 'filters', true), 100],
])('shows a change %s after its pause [S-289] [S-799]', (_where, next: Tour, pause) => {
  const { result, rerender } = renderHook(({ tour }) => useRestartedTour(tour), {
    initialProps: { tour: first },
  })
  rerender({ tour: next })
  act(() => void vi.advanceTimersByTime(pause - 1))
  expect(result.current).toBe(first)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(next)
})
