import { allPermissions, wireStores } from '../testing/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { applicationReset, loggedOut } from '../core/state/events'
import { storeLogoAnswered } from '../core/config/appConfigSlice'
import { storeActivated } from './active-store/activeStoreSlice'
import { storesApi } from './active-store/storesApi'
import { toastShown } from '../core/toasts/toastsSlice'
import { selectUser } from './sessionSlice'
import { beginSession } from './signIn'
import { openStore } from '../testing/openStore'

type Store = ReturnType<typeof openStore>['store']
let store: Store
let initial: ReturnType<Store['getState']>

/** Somebody is signed in, works in a store, and has been told something. */
beforeEach(async () => {
  const opened = openStore({ isSignedIn: true })
  store = opened.store
  initial = store.getState()
  await store.dispatch(beginSession())
  const [first] = wireStores
  if (first !== undefined) store.dispatch(storeActivated(first))
  store.dispatch(storeLogoAnswered('/logo.svg'))
  store.dispatch(toastShown({ type: 'message', label: 'Hello' }))
  await store.dispatch(storesApi.endpoints.listStores.initiate({}, { subscribe: false }))
  expect(selectUser(store.getState())?.roles).toEqual(allPermissions)
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1)
})

it('a sign-out resets everything but the app config [S-146] [S-751]', () => {
  const { appConfig } = store.getState()
  store.dispatch(loggedOut())
  expect(store.getState()).toEqual({
    ...initial,
    appConfig,
    // Nobody may begin to sign in again until the identity server's page is there.
    session: { ...initial.session, phase: 'leaving' },
  })
})

it('an application reset keeps the signed-in person too [S-146] [S-751]', () => {
  const { appConfig, session } = store.getState()
  store.dispatch(applicationReset())
  expect(store.getState()).toEqual({ ...initial, appConfig, session })
})
