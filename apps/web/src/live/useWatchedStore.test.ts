import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sliceStore } from '../testing/sliceStore'
import { selectWatchedStore } from './liveSlice'
import { useWatchedStore } from './useWatchedStore'

it('listens to the store of an open page until another one or none is open [D-40]', () => {
  const { store, inStore } = sliceStore()
  const watched = () => selectWatchedStore(store.getState())
  const page = renderHook(
    ({ hyperionId }: { readonly hyperionId: string | undefined }) => useWatchedStore(hyperionId),
    { wrapper: inStore, initialProps: { hyperionId: undefined as string | undefined } },
  )
  expect(watched()).toBeNull()
  const before = store.getState()
  page.rerender({ hyperionId: undefined })
  expect(store.getState()).toBe(before)
  page.rerender({ hyperionId: 'HAR' })
  expect(watched()).toBe('HAR')
  page.rerender({ hyperionId: 'BLR' })
  expect(watched()).toBe('BLR')
  page.unmount()
  expect(watched()).toBeNull()
})
