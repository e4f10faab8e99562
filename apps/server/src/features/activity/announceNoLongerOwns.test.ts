import { describe, expect, it } from 'vitest'
import { noLongerOwnsReason } from '@retain/domain/activity/call/callVocabulary'
import { storeTag } from '@retain/domain/live/tags'
import { addOpportunity, addStore } from '../../testing/fixtures'
import type { LiveClient } from '../../testing/liveClient'
import { withChannel } from '../../testing/testChannel'

const test = withChannel()

const tell = (client: LiveClient, tag: string, opptId: string, more: object = {}) =>
  client.send({ type: 'Message', tag, data: { type: 'OPPT_NLO', payload: { opptId, ...more } } })
const refused = { code: 1008, reason: 'This user may not send this message.' }

describe('a client that says No Longer Owns', () => {
  it('has the store told so by the server, in the recorded words and not its own [S-348] [O-159] [OP-040]', async () => {
    const store = await addStore(test.host.db)
    const opptId = await addOpportunity(test.host.db, store, { status_code: 'NLO' })
    const sender = await test.listen({ userName: 'dana', stores: [store] }, [storeTag(store)])
    const colleague = await test.listen({ userName: 'sam', stores: [store] }, [storeTag(store)])
    tell(sender, storeTag(store), opptId, { message: '<b>mine</b>', statusCode: 'NEW' })
    const payload = { opptId, hyperionId: store, statusCode: 'NLO', message: noLongerOwnsReason }
    const event = await colleague.nextEvent()
    expect(event).toEqual({ type: 'OPPT_NLO', payload, eventId: event.eventId, at: test.host.clock() })
    expect(await sender.nextEvent()).toEqual(event)
  })

  it.each(['NEW', 'NOI', 'LEADCREATED'] as const)(
    'is refused while the status is %s, and nobody is told',
    async (status) => {
      const store = await addStore(test.host.db)
      const opptId = await addOpportunity(test.host.db, store, { status_code: status })
      const colleague = await test.listen({ userName: 'sam', stores: [store] }, [storeTag(store)])
      const sender = await test.listen({ userName: 'dana', stores: [store] }, [])
      tell(sender, storeTag(store), opptId)
      expect(await sender.ended).toEqual(refused)
      expect(await colleague.subscribe([])).toEqual([])
      expect(test.faults).toEqual([])
    },
  )

  it('is refused for a row of another store, for another tag than the row’s, and for no row', async () => {
    const [own, foreign] = [await addStore(test.host.db), await addStore(test.host.db)]
    const theirs = await addOpportunity(test.host.db, foreign, { status_code: 'NLO' })
    const ours = await addOpportunity(test.host.db, own, { status_code: 'NLO' })
    for (const [tag, opptId] of [
      [storeTag(foreign), theirs],
      [storeTag(own), theirs],
      [storeTag(foreign), ours],
      ['USER_dana', ours],
      [storeTag(own), '999999999999999999'],
    ] as const) {
      const sender = await test.listen({ userName: 'dana', stores: [own] }, [])
      tell(sender, tag, opptId)
      expect(await sender.ended).toEqual(refused)
    }
  })
})
