import { wireStores } from '../../testing/fixtures'
import { sliceStore } from '../../testing/sliceStore'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { storeActivated } from './activeStoreSlice'
import { useStoreToday } from './useStoreToday'

it('is the day at the store, and goes on at its midnight [L-511]', () => {
  vi.useFakeTimers({ now: new Date('2026-03-17T03:59:30Z') })
  const { store, inStore } = sliceStore()
  const { result } = renderHook(useStoreToday, { wrapper: inStore })
  expect(result.current).toBe('2026-03-17')
  const [harborview] = wireStores
  if (harborview === undefined) throw new Error('The fixtures have no store')
  act(() => void store.dispatch(storeActivated({ ...harborview, utcOffset: '-04:00' })))
  expect(result.current).toBe('2026-03-16')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-03-17')
})
