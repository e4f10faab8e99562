import { describe, expect, it } from 'vitest'
import { addStore } from '../testing/fixtures'
import { withChannel } from '../testing/testChannel'

const test = withChannel()

const unknown = { code: 1008, reason: 'A frame is none that a client may send.' }

describe('whatever else a client says', () => {
  it.each([
    [
      'another kind of message',
      { type: 'Message', tag: 'STORE_A', data: { type: 'OPPT_LOCK', payload: {} } },
    ],
    [
      'an id that is none',
      { type: 'Message', tag: 'A', data: { type: 'OPPT_NLO', payload: { opptId: '1;' } } },
    ],
    ['another type', { type: 'unsubscribe', tags: [] }],
    ['no tags', { type: 'subscribe' }],
    ['tags that are none', { type: 'subscribe', tags: ['STORE_A', 1, null] }],
    ['tags that are no list', { type: 'subscribe', tags: { length: 1, 0: 'STORE_A' } }],
    ['a list', [{ type: 'subscribe', tags: [] }]],
    ['a number', '1'],
    ['no JSON', 'subscribe'],
    ['nothing', ''],
    ['deep nesting', '['.repeat(16_000)],
  ])('%s is refused, and the server says why [S-342]', async (_what, frame) => {
    const client = await test.listen({ stores: [await addStore(test.host.db)] }, [])
    client.send(frame)
    expect(await client.ended).toEqual(unknown)
    expect(test.faults).toEqual([])
  })
})
