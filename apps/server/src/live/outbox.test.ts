import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { at } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { readOutbox, sweepOutbox, writeOutbox, type Addressed } from './outbox'

const test = withDatabase()
const now = at('2026-03-16T15:30:00.000Z')

const removed = (opptId: string): LiveMessage => ({
  type: 'OPPT_REMOVED',
  payload: { opptId, hyperionId: 'HAR', replacedBy: null },
})
const addressed = (opptId: string): Addressed => ({ tag: 'STORE_HAR', message: removed(opptId) })

const write = (messages: readonly Addressed[], when = now) =>
  test.db.transaction().execute((transaction) => writeOutbox(transaction, messages, when))

describe('the outbox', () => {
  it('holds messages as the wire carries them, in the order they were written', async () => {
    const eventIds = await write([addressed('1'), addressed('2')])
    expect(eventIds).toHaveLength(2)
    expect(await readOutbox(test.db, eventIds.toReversed())).toEqual([
      { eventId: eventIds[0], tag: 'STORE_HAR', data: removed('1'), at: now },
      { eventId: eventIds[1], tag: 'STORE_HAR', data: removed('2'), at: now },
    ])
  })

  it('takes more messages at once than one notification could name', async () => {
    const messages = Array.from({ length: 1_000 }, (_, place) => addressed(String(place)))
    const eventIds = await write(messages)
    const events = await readOutbox(test.db, eventIds)
    expect(events.map(({ data }) => data)).toEqual(messages.map(({ message }) => message))
  })

  it('keeps nothing of a transaction that fails', async () => {
    const kept = await write([addressed('3')])
    const failing = test.db.transaction().execute(async (transaction) => {
      await writeOutbox(transaction, [addressed('4')], now)
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from live_outbox where event_id > ${kept[0]}`.execute(test.db)
    expect(rows).toEqual([{ count: 0 }])
  })

  it('asks nothing of the database where there is nothing to say', async () => {
    expect(await write([])).toEqual([])
    expect(await readOutbox(test.db, [])).toEqual([])
  })

  it('loses what is too old, and nothing else', async () => {
    const [old] = await write([addressed('5')], at('2026-03-16T14:29:59.999Z'))
    const [young] = await write([addressed('6')], at('2026-03-16T14:30:00.000Z'))
    await sweepOutbox(test.db, at('2026-03-16T14:30:00.000Z'))
    const events = await readOutbox(test.db, [old ?? '', young ?? ''])
    expect(events.map(({ eventId }) => eventId)).toEqual([young])
  })
})
