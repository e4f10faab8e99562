import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from '../../../testing/openStore'
import { useAddressChecks } from './useAddressChecks'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('asks about an address once, 350 ms after the last key [S-482]', async () => {
  const { store, api } = openStore()
  const asked = () =>
    api.callsOf('validateEmail').map(({ url }) => new URL(url, 'http://x').searchParams.get('emailAddress'))
  const { rerender } = renderHook(({ address }) => useAddressChecks(address, true), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    initialProps: { address: 'a@example.com' },
  })
  for (const address of ['an@example.com', 'ann@example.com']) {
    await pass(349)
    rerender({ address })
  }
  await pass(349)
  expect(asked()).toEqual([])
  await pass(1)
  await pass(2_000)
  expect(asked()).toEqual(['ann@example.com'])
})
