import { noLongerOwnsMessage } from '@retain/domain/live/noLongerOwns'
import { storeTag } from '@retain/domain/live/tags'
import { expect, it } from 'vitest'
import { at } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { writeOutbox } from './outbox'
import { lastEventBefore, readNewEvents } from './readOutbox'

const test = withDatabase()
const early = at('2026-03-16T15:30:00.000Z')
const late = at('2026-03-16T15:31:00.000Z')

const write = async (opptId: string, when = early) => {
  const message = noLongerOwnsMessage({ opptId, hyperionId: 'HAR' })
  const [eventId = ''] = await test.db
    .transaction()
    .execute((transaction) => writeOutbox(transaction, [{ tag: storeTag('HAR'), message }], when))
  return { eventId, tag: 'STORE_HAR', data: message, at: when }
}

it('reads the events above one, without those that are known, oldest first', async () => {
  const [first, second, third, fourth] = [
    await write('1'),
    await write('2'),
    await write('3'),
    await write('4', late),
  ]
  expect(await readNewEvents(test.db, first.eventId, [])).toEqual([second, third, fourth])
  expect(await readNewEvents(test.db, first.eventId, [third.eventId, first.eventId])).toEqual([
    second,
    fourth,
  ])
  expect(await readNewEvents(test.db, fourth.eventId, [])).toEqual([])
})

it('finds the last event before a moment', async () => {
  await write('5')
  const { eventId } = await write('6')
  await write('7', late)
  expect(await lastEventBefore(test.db, late)).toBe(eventId)
  expect(await lastEventBefore(test.db, early)).toBe('0')
})
