import { sipNotices } from '@retain/domain/telephony/sipNotices'
import { telephonyEvents } from '@retain/domain/telephony/telephony'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { selectVoipStatus, voipStatusChanged } from '../core/config/appConfigSlice'
import { loggedOut } from '../core/state/events'
import { selectToasts } from '../core/toasts/toastsSlice'
import { storeActivated } from '../session/active-store/activeStoreSlice'
import { storesApi } from '../session/active-store/storesApi'
import { fetchLive } from '../live/lazyLive'
import type { FakeAnswers } from '../testing/fakeApi'
import { stubTelephonyObject } from '../testing/fakeTelephony'
import { wirePage, wireSetting, wireStores } from '../testing/fixtures'
import { openStore } from '../testing/openStore'
import { signIn } from '../testing/signIn'
import { callEnded, numberDialled } from './callEvents'
import { telephonyRequested } from './telephonyRequested'
import { selectTelephoneNotice } from './telephonySlice'

/** The app as it is before the last step of a start; `choice` is the setting of the store. */
async function beforeTelephony(choice = 'Automatic') {
  const chosen = { of: choice }
  const answers: FakeAnswers = {
    listGlobalSettings: () => wirePage([wireSetting('EATelephony', chosen.of)]),
    getSipCredentials: () => null,
  }
  const { store, ...app } = openStore({ answers })
  signIn(store)
  await store.dispatch(fetchLive())
  const settle = (hyperionId: string) =>
    store.dispatch(
      storesApi.endpoints.storeSettings.initiate(
        { params: { hyperionId } },
        { forceRefetch: true, subscribe: false },
      ),
    )
  await settle('HAR')
  return {
    ...app,
    dispatch: store.dispatch,
    status: () => selectVoipStatus(store.getState()),
    notice: () => selectTelephoneNotice(store.getState()),
    toasts: () => selectToasts(store.getState()).map(({ type, label }) => [type, label]),
    /** Somebody changes the setting. */
    choose: async (next: string) => {
      chosen.of = next
      await settle('HAR')
    },
    enter: async (hyperionId: string, next: string) => {
      chosen.of = next
      const entered = wireStores.find((offered) => offered.hyperionId === hyperionId)
      if (entered === undefined) throw new Error(`no store ${hyperionId}`)
      store.dispatch(storeActivated(entered))
      await settle(hyperionId)
      store.dispatch(telephonyRequested())
    },
  }
}

it('is started once, when it is due and nothing was tried yet [S-132] [S-806]', async () => {
  const object = stubTelephonyObject()
  const app = await beforeTelephony()
  expect([app.status(), object.names.length]).toEqual(['not-set', 0])
  app.dispatch(telephonyRequested())
  await waitFor(() => expect(app.status()).toBe('ready'))
  app.dispatch(telephonyRequested())
  await app.choose('Automatic')
  expect(object.names).toHaveLength(1)
})

it('is not started where its status is set already [S-132]', async () => {
  const object = stubTelephonyObject()
  const app = await beforeTelephony()
  app.dispatch(voipStatusChanged('unavailable'))
  app.dispatch(telephonyRequested())
  await app.choose('Automatic')
  expect([app.status(), object.names.length]).toEqual(['unavailable', 0])
})

it.each([
  ['Automatic', 'not supported', 'No ActiveX object found for dialing...'],
  ['Off', 'not supported', 'No ActiveX object found for dialing...'],
  ['Link', 'ready', 'A phone number has ten digits.'],
])(
  'is, in a browser of today where the store chose %s, %s [S-354] [S-806]',
  async (choice, status, failure) => {
    const app = await beforeTelephony(choice)
    app.dispatch(telephonyRequested())
    await waitFor(() => expect(app.status()).toBe(status))
    app.dispatch(numberDialled(null))
    app.dispatch(numberDialled('555'))
    expect(app.toasts()).toEqual([
      ['error', 'PhoneNumber not found...'],
      ['error', failure],
    ])
  },
)

it('says that there is no exchange where the store chose SIP and the server has none, until the store chooses again', async () => {
  const app = await beforeTelephony('SIP')
  app.dispatch(telephonyRequested())
  await waitFor(() => expect(app.status()).toBe('not installed'))
  expect(app.notice()).toBe(sipNotices.notSetUp)
  app.dispatch(numberDialled('5550140182'))
  expect(app.toasts()).toEqual([['error', sipNotices.notRegistered]])
  await app.choose('Link')
  await waitFor(() => expect(app.status()).toBe('ready'))
  expect(app.notice()).toBe('')
})

it('follows each event of the telephony object [S-352] [S-807] [S-154]', async () => {
  const object = stubTelephonyObject()
  const app = await beforeTelephony()
  app.dispatch(telephonyRequested())
  await waitFor(() => expect(app.status()).toBe('ready'))
  const statuses = telephonyEvents.map((event) => {
    object.raise(event)
    return [event, app.status()]
  })
  expect(Object.fromEntries(statuses)).toEqual({
    EndOfCall: 'ready',
    DialTone: 'dialing',
    RingBack: 'calling',
    IncomingCall: 'ringing',
    BusySignal: 'busy',
    CallConnected: 'connected',
    Dialing: 'dialing',
  })
  object.raise('Coffee')
  expect(app.status()).toBe('dialing')
})

it('dials and hangs up', async () => {
  const object = stubTelephonyObject()
  const app = await beforeTelephony()
  app.dispatch(telephonyRequested())
  await waitFor(() => expect(app.status()).toBe('ready'))
  app.dispatch(numberDialled('5550140182'))
  app.dispatch(callEnded())
  expect(object.done).toEqual(['dial 5550140182', 'hang up'])
  expect(app.toasts()).toEqual([])
})

it('follows the setting of the store and another store, and nothing of the telephone before is heard', async () => {
  const object = stubTelephonyObject()
  const app = await beforeTelephony()
  app.dispatch(telephonyRequested())
  await waitFor(() => expect(app.status()).toBe('ready'))
  await app.choose('Off')
  await waitFor(() => expect(app.status()).toBe('not supported'))
  object.raise('IncomingCall')
  expect(app.status()).toBe('not supported')
  await app.enter('PEA', 'Automatic')
  await waitFor(() => expect(app.status()).toBe('ready'))
  expect(object.names).toHaveLength(2)
})

it('ends no call for another setting, and follows it once the call is over', async () => {
  const object = stubTelephonyObject()
  const app = await beforeTelephony()
  app.dispatch(telephonyRequested())
  await waitFor(() => expect(app.status()).toBe('ready'))
  object.raise('CallConnected')
  await app.choose('Off')
  expect(app.status()).toBe('connected')
  object.raise('EndOfCall')
  await waitFor(() => expect(app.status()).toBe('not supported'))
})

it('lets go of the telephone when the person signs out', async () => {
  const object = stubTelephonyObject()
  const app = await beforeTelephony()
  app.dispatch(telephonyRequested())
  await waitFor(() => expect(app.status()).toBe('ready'))
  app.dispatch(loggedOut())
  expect(app.status()).toBe('not-set')
  object.raise('IncomingCall')
  expect(app.status()).toBe('not-set')
})
