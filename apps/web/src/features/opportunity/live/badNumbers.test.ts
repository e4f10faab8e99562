import type { LiveEvent } from '@retain/domain/live/liveMessage'
import { expect, it } from 'vitest'
import { fetchLive } from '../../../live/lazyLive'
import { liveEventReceived } from '../../../live/liveEvents'
import { contacted } from '../../../testing/liveMessages'
import { openStore } from '../../../testing/openStore'
import { opportunityApi } from '../opportunityApi'

/** A store that shows the customer of an opportunity, with the live listeners. */
async function openCustomer() {
  const { store, api } = openStore()
  await store.dispatch(fetchLive())
  await store.dispatch(opportunityApi.endpoints.getCustomerInfo.initiate({ params: { opptId: '17' } }))
  return {
    receive: (event: LiveEvent) => store.dispatch(liveEventReceived(event)),
    reads: () => api.callsOf('getCustomerInfo').length,
  }
}

/** A phone call of somebody else. */
function called(opptId: string, rowVersion: number): LiveEvent {
  const event = contacted(opptId, rowVersion)
  if (event.type !== 'OPPT_CONTACT') throw new Error('A contact was expected')
  const entry = { ...event.payload.entry, contactType: 'PhoneCall' } as const
  return { ...event, payload: { ...event.payload, entry } }
}

it('are read again after a phone call, which may have marked some, and once for each [O-150] [OP-035]', async () => {
  const page = await openCustomer()
  page.receive(called('17', 3))
  await expect.poll(page.reads).toBe(2)
  page.receive(called('17', 3))
  page.receive(called('18', 5))
  page.receive(contacted('17', 4))
  page.receive(called('17', 5))
  await expect.poll(page.reads).toBe(3)
})
