import { expect, it } from 'vitest'
import { storesApi } from '../../session/active-store/storesApi'
import { wireStores } from '../../testing/fixtures'
import { openStore } from '../../testing/openStore'
import { api } from './api'
import { readOnce } from './readOnce'

const { listStores } = storesApi.endpoints

/** A store whose list of stores becomes invalid while it is read. */
function openChanging() {
  const { store, api: service } = openStore({
    answers: {
      listStores: () => {
        if (service.callsOf('listStores').length === 1) store.dispatch(api.util.invalidateTags(['Store']))
        return wireStores
      },
    },
  })
  return { store, service }
}

it('answers what became invalid while it was read, where a query without subscribers is dropped', async () => {
  const without = await openChanging().store.dispatch(listStores.initiate({}, { subscribe: false }))
  expect(without.data).toBeUndefined()
  const { data } = await openChanging().store.dispatch(readOnce(listStores.initiate({})))
  expect(data).toHaveLength(wireStores.length)
})

it('is subscribed to no longer once it is answered: what becomes invalid then is not read again', async () => {
  const { store, api: service } = openStore()
  await store.dispatch(readOnce(listStores.initiate({})))
  store.dispatch(api.util.invalidateTags(['Store']))
  await expect.poll(() => listStores.select({})(store.getState()).isUninitialized).toBe(true)
  expect(service.callsOf('listStores')).toHaveLength(1)
})
