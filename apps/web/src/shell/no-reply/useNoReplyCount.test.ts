import { act, renderHook } from '@testing-library/react'
import { countedNoReply } from '@retain/domain/work-log/contact-log/reply/noReplyCount'
import { expect, it } from 'vitest'
import { storeActivated } from '../../session/active-store/activeStoreSlice'
import { wireStores } from '../../testing/fixtures'
import { sliceStore } from '../../testing/sliceStore'
import { noReplyApi } from './noReplyApi'
import { useNoReplyCount } from './useNoReplyCount'

const [harborview, blueRidge] = wireStores as [Store, Store]
type Store = (typeof wireStores)[number]

it('has the count of the active store, and none while that is unknown', async () => {
  const { store, inStore } = sliceStore()
  const { result } = renderHook(useNoReplyCount, { wrapper: inStore })
  expect(result.current).toBeNull()
  await act(() =>
    store.dispatch(noReplyApi.util.upsertQueryData('noReplyCount', harborview, countedNoReply(3))),
  )
  expect(result.current).toBeNull()
  act(() => void store.dispatch(storeActivated(harborview)))
  expect(result.current).toBe(3)
  act(() => void store.dispatch(storeActivated(blueRidge)))
  expect(result.current).toBeNull()
})
