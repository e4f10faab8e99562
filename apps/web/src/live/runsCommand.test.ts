import type { CallBody } from '@retain/api-client/activity'
import type { LiveType } from '@retain/domain/live/liveMessage'
import { expect, it } from 'vitest'
import { lazyCode } from '../core/lazy/lazyCode'
import { activityApi } from '../features/opportunity/activity/activityApi'
import { savedCall, problem } from '../testing/fakeApi'
import { openStore, type StoreOptions } from '../testing/openStore'
import { liveEventReceived } from './liveEvents'
import type { LiveListeners } from './liveServices'

const body: CallBody = {
  opportunityId: '1000001',
  contactInfo: null,
  notes: 'Asked for figures',
  dayPhoneNumberIsBad: false,
  evePhoneNumberIsBad: false,
  cellPhoneNumberIsBad: false,
  action: 'OUT_CALL',
  actionResult: 'NOI',
  reason: null,
}

/** A store whose live code is not loaded yet, and writes down what it receives. */
function openLazy(options: StoreOptions = {}, load?: () => Promise<LiveListeners>) {
  const received: LiveType[] = []
  const recording: LiveListeners = {
    listenForLiveChannel: (listen) =>
      void listen({
        actionCreator: liveEventReceived,
        effect: ({ payload }) => void received.push(payload.type),
      }),
  }
  const listeners = lazyCode(load ?? (() => Promise.resolve(recording)))
  const { store } = openStore({ ...options, listeners })
  const save = () =>
    store.dispatch(
      activityApi.endpoints.logCall.initiate({ body, idempotencyKey: 'draft-1' }, { track: false }),
    )
  return { save, received }
}

it('gives the messages of the answer to listeners that were not loaded before, in their order', async () => {
  const { save, received } = openLazy({ answers: { logCall: savedCall({ statusCode: 'NOI' }) } })
  const seenWhenAnswered = await save().then(() => [...received])
  expect(seenWhenAnswered).toEqual(['OPPT_STATUS', 'OPPT_CONTACT'])
})

it('gives nothing of a command that failed', async () => {
  const { save, received } = openLazy({ answers: { logCall: () => problem(409, 'Conflict') } })
  expect((await save()).error).toMatchObject({ status: 409 })
  expect(received).toEqual([])
})

it('answers a saved command although the listeners could not be loaded', async () => {
  const { save } = openLazy({}, () => Promise.reject(new TypeError('offline')))
  expect((await save()).data).toMatchObject({ contactHistoryId: '43' })
})
