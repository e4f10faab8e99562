import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFitSearch } from './useFitSearch'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('what is typed reaches the address half a second after the last key, and not before [S-483]', () => {
  const { result } = renderHook(() => ({ ...useFitSearch(), address: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/fits']}>{children}</MemoryRouter>,
  })
  const opened = result.current.address
  for (const term of [24, 36, 48]) {
    act(() => {
      result.current.change({ term })
    })
    pass(499)
    expect(result.current.address).toBe(opened)
  }
  pass(1)
  expect(result.current.address.search).toContain('48')
  const written = result.current.address
  pass(2_000)
  expect(result.current.address).toBe(written)
})
