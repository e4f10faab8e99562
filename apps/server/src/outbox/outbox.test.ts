import { describe, expect, it } from 'vitest'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { storeTag } from '@retain/domain/live/tags'
import { eventsOf } from '../testing/outboxEvents'
import { at } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { deleteOldMessages, writeOutbox, type Addressed } from './outbox'

const test = withDatabase()
const now = at('2026-03-16T15:30:00.000Z')

const removed = (opptId: string): LiveMessage => ({
  type: 'OPPT_REMOVED',
  payload: { opptId, hyperionId: 'HAR', replacedBy: null },
})
const to = (hyperionId: string, opptId: string): Addressed => ({
  tag: storeTag(hyperionId),
  message: removed(opptId),
})

const write = (messages: readonly Addressed[], when = now) =>
  test.db.transaction().execute((transaction) => writeOutbox(transaction, messages, when))

describe('the outbox', () => {
  it('holds messages as the wire carries them, in the order they were written', async () => {
    expect(await write([to('A', '1'), to('A', '2')])).toHaveLength(2)
    expect(await eventsOf(test.db, 'A')).toEqual([
      { tag: 'STORE_A', ...removed('1') },
      { tag: 'STORE_A', ...removed('2') },
    ])
  })

  it('takes as many messages at once as a customer can have opportunities', async () => {
    const messages = Array.from({ length: 1_000 }, (_, place) => to('B', String(place)))
    const eventIds = await write(messages)
    expect(new Set(eventIds).size).toBe(1_000)
    const events = await eventsOf(test.db, 'B')
    expect(events.map(({ payload }) => payload['opptId'])).toEqual(messages.map((_, place) => String(place)))
  })

  it('keeps nothing of a transaction that fails', async () => {
    const failing = test.db.transaction().execute(async (transaction) => {
      await writeOutbox(transaction, [to('C', '4')], now)
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    expect(await eventsOf(test.db, 'C')).toEqual([])
  })

  it('writes nothing where there is nothing to say', async () => {
    expect(await write([])).toEqual([])
  })

  it('loses what is too old, and nothing else', async () => {
    await write([to('D', '5')], at('2026-03-16T14:29:59.999Z'))
    await write([to('D', '6')], at('2026-03-16T14:30:00.000Z'))
    await deleteOldMessages(test.db, at('2026-03-16T14:30:00.000Z'))
    const left = await eventsOf(test.db, 'D')
    expect(left.map(({ payload }) => payload['opptId'])).toEqual(['6'])
  })
})
