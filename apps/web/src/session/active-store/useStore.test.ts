import { defaultSettings } from '@retain/domain/settings/readSettings'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wirePage, wireSetting, wireStores } from '../../testing/fixtures'
import { sliceStore } from '../../testing/sliceStore'
import { storeActivated } from './activeStoreSlice'
import { storesApi } from './storesApi'
import { useSettings, useStores } from './useStore'
import { useStoreOffset } from './useStoreOffset'

const [harborview, blueRidge, peachtree] = wireStores as [Store, Store, Store]
type Store = (typeof wireStores)[number]
const alertTime = 'EATimeDesktopAlerts' as const
const alertSetting = (seconds: string) => ({
  ...wireSetting(alertTime, seconds),
  settingKeyId: alertTime,
  takesEffect: 'now' as const,
})

/** What a hook says in an app without a store, and what it says after something happened there. */
function openHook<Said>(hook: () => Said) {
  const { store, inStore } = sliceStore()
  const { result, rerender } = renderHook(hook, { wrapper: inStore })
  return {
    said: () => result.current,
    rerender,
    enter: (active: Store) => act(() => void store.dispatch(storeActivated(active))),
    /** The service answers how long alerts stay on the desktop in a store. */
    setAlertTime: ({ hyperionId }: Store, seconds: string) =>
      act(() =>
        store.dispatch(
          storesApi.util.upsertQueryData(
            'storeSettings',
            { params: { hyperionId } },
            wirePage([alertSetting(seconds)]),
          ),
        ),
      ),
    answerStores: (stores: readonly Store[]) =>
      act(() => store.dispatch(storesApi.util.upsertQueryData('listStores', {}, stores))),
  }
}

it('has the stores of the person by their names, once they are known [S-193]', async () => {
  const stores = openHook(useStores)
  expect(stores.said()).toEqual([])
  await stores.answerStores(wireStores)
  const said = stores.said()
  expect(said).toEqual([blueRidge, harborview, peachtree])
  stores.rerender()
  expect(stores.said()).toBe(said)
})

it('has the settings of the active store, and the defaults while they are not known [S-728]', async () => {
  const settings = openHook(useSettings)
  expect(settings.said()).toBe(defaultSettings)
  await settings.setAlertTime(harborview, '45')
  expect(settings.said()).toBe(defaultSettings)
  settings.enter(harborview)
  expect(settings.said()).toEqual({ ...defaultSettings, [alertTime]: 45 })
  const said = settings.said()
  settings.rerender()
  expect(settings.said()).toBe(said)
  settings.enter(blueRidge)
  expect(settings.said()).toBe(defaultSettings)
})

it('has the offset of the active store, and that of UTC without one', () => {
  const offset = openHook(useStoreOffset)
  expect(offset.said()).toBe(0)
  offset.enter(harborview)
  expect(offset.said()).toBe(-300)
  offset.enter(peachtree)
  expect(offset.said()).toBe(120)
})
