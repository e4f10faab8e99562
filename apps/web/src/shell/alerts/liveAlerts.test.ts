import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { Notification } from '@retain/domain/alerts/notification'
import { shifted, type Instant } from '@retain/domain/calendar/instant'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../core/api/api'
import { loggedOut } from '../../core/state/events'
import { rootReducer, type RootState } from '../../core/state/rootReducer'
import type { AppDispatch } from '../../core/state/appHooks'
import type { Services } from '../../core/state/services'
import { liveEventReceived, liveStateChanged } from '../../live/liveEvents'
import { storeActivated, storeEntered } from '../../session/active-store/activeStoreSlice'
import { storesApi } from '../../session/active-store/storesApi'
import { alerted, minutesAgo, wireAlert, wireSetting } from '../../testing/alertFixtures'
import { fakeApi } from '../../testing/fakeApi'
import { config, wirePage, wireStores } from '../../testing/fixtures'
import { configured } from '../../core/config/appConfigSlice'
import { selectReminderTimer } from './alertsSlice'
import { listenForAlerts } from './liveAlerts'

const [harborview, blueRidge] = wireStores as [Store, Store]
type Store = (typeof wireStores)[number]

beforeEach(() => void vi.useFakeTimers())
// What spies on a faked timer goes before the real ones come back.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(0)

/** A store with the alerts and their listeners, and nothing else of the app. */
function alertsStore(alerts: readonly Notification[], settings: Readonly<Record<string, string>> = {}) {
  let inForce = settings
  const service = fakeApi([], {
    listNotifications: () => alerts,
    listGlobalSettings: () =>
      wirePage(Object.entries(inForce).map(([key, value]) => wireSetting(key, value))),
  })
  const begun = Date.now()
  const now = (): Instant => shifted(minutesAgo(0), Date.now() - begun)
  const services = { transport: service.transport, now } as unknown as Services
  const listener = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services })
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { appConfig: configured(config) },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: services }, immutableCheck: false, serializableCheck: false })
        .prepend(listener.middleware)
        .concat(api.middleware),
    enhancers: (standard) => standard({ autoBatch: false }),
  })
  listenForAlerts(listener.startListening, () => [])
  const dispatch = store.dispatch as AppDispatch
  const readSettings = (hyperionId: string) =>
    dispatch(
      storesApi.endpoints.storeSettings.initiate(
        { params: { hyperionId } },
        { forceRefetch: true, subscribe: false },
      ),
    )
  return {
    service,
    dispatch,
    timer: () => selectReminderTimer(store.getState()),
    toasts: () => store.getState().toasts.map(({ label, type }) => `${type}: ${label}`),
    set: async (changed: Readonly<Record<string, string>>) => {
      inForce = changed
      await readSettings('HAR')
      await settled()
    },
    enter: async (entered: Store) => {
      dispatch(storeActivated(entered))
      await readSettings(entered.hyperionId)
      dispatch(storeEntered(entered))
      await settled()
    },
  }
}

const dueIn = (seconds: number, id = '1') =>
  wireAlert(id, { notificationType: 'OPPT', displayOn: shifted(minutesAgo(0), seconds * 1000) })

it('a reminder that comes due is told of by the tick after it, once [S-305] [S-309] [S-310] [S-779]', async () => {
  const { enter, toasts } = alertsStore([dueIn(90)])
  await enter(harborview)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toasts()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toasts()).toEqual(['success: Reminder'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(toasts()).toEqual(['success: Reminder'])
})

it('the timer ticks once a minute while a reminder is pending, and starts again with the next [S-306] [S-307] [S-308] [S-309] [S-780]', async () => {
  const { enter, dispatch, timer } = alertsStore([dueIn(170)])
  await enter(harborview)
  expect(timer()).toBe('running')
  const seen: string[] = []
  const ticks = vi.spyOn(window, 'setInterval')
  const cleared = vi.spyOn(window, 'clearInterval')
  for (let minute = 0; minute < 3; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000)
    seen.push(timer())
  }
  expect(seen).toEqual(['running', 'running', 'start'])
  expect(cleared).toHaveBeenCalledOnce()
  dispatch(liveEventReceived(alerted(dueIn(400, '2'))))
  expect(timer()).toBe('running')
  expect(ticks).toHaveBeenCalledOnce()
  dispatch(loggedOut())
  expect(cleared).toHaveBeenCalledTimes(2)
  expect(cleared).toHaveBeenLastCalledWith(ticks.mock.results[0]?.value)
})

it('a reminder that the server tells of when it is due is told of once', async () => {
  const reminder = dueIn(30)
  const { enter, dispatch, toasts } = alertsStore([reminder])
  await enter(harborview)
  await vi.advanceTimersByTimeAsync(31_000)
  dispatch(liveEventReceived(alerted(reminder)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(toasts()).toEqual(['success: Reminder'])
})

it('what the list has already is no news, as the first connection repeats it', async () => {
  const { enter, dispatch, toasts } = alertsStore([wireAlert('1')])
  await enter(harborview)
  dispatch(liveEventReceived(alerted(wireAlert('1'))))
  expect(toasts()).toEqual([])
})

it('what comes in while the list is read is news where the answer does not have it', async () => {
  const { dispatch, toasts } = alertsStore([wireAlert('1')])
  dispatch(storeActivated(harborview))
  dispatch(storeEntered(harborview))
  dispatch(liveEventReceived(alerted(wireAlert('1'))))
  dispatch(liveEventReceived(alerted(wireAlert('2', { notificationType: 'EMAIL_READ' }))))
  expect(toasts()).toEqual([])
  await settled()
  expect(toasts()).toEqual(['message: Email Read'])
})

it('with EAAutoAssignAlerts a person is subscribed as a store is entered, and as another is [S-135] [S-136] [S-403]', async () => {
  const on = alertsStore([], { EAAutoAssignAlerts: 'ON' })
  await on.enter(harborview)
  await on.enter(blueRidge)
  expect(on.service.callsOf('autoSubscribeAlerts').map(({ url }) => url.split('?')[1])).toEqual([
    `hyperionId=${harborview.hyperionId}`,
    `hyperionId=${blueRidge.hyperionId}`,
  ])
  const off = alertsStore([], { EAAutoAssignAlerts: 'OFF' })
  await off.enter(harborview)
  expect(off.service.callsOf('autoSubscribeAlerts')).toEqual([])
})

it('alerts are read again when EARemAnnounEmail changes, and for no other setting [S-138] [S-369]', async () => {
  const { enter, set, service } = alertsStore([], { EARemAnnounEmail: '3' })
  await enter(harborview)
  await set({ EARemAnnounEmail: '3', EAServiceDrive: '9' })
  expect(service.callsOf('listNotifications')).toHaveLength(1)
  await set({ EARemAnnounEmail: '5', EAServiceDrive: '9' })
  expect(service.callsOf('listNotifications')).toHaveLength(2)
})

it('alerts are read again after messages were missed', async () => {
  const { enter, dispatch, service } = alertsStore([])
  await enter(harborview)
  dispatch(liveStateChanged({ state: 'open', hasMissed: false }))
  dispatch(liveStateChanged({ state: 'open', hasMissed: true }))
  await settled()
  expect(service.callsOf('listNotifications')).toHaveLength(2)
})
