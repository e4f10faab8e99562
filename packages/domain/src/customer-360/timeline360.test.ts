import { expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { parseUtcOffset, utc } from '../calendar/storeOffset'
import { timelineDays, timelineKinds, timelineResult, timelineTitle, type TimelineEvent } from './timeline360'

const event = (eventId: string, at: string): TimelineEvent => ({
  eventId,
  at: at as Instant,
  kind: 'repairOrder',
  storeName: null,
  opptId: null,
  contactType: null,
  subject: null,
  result: null,
  author: null,
  amount: null,
})

it('an event is called by what was done, or by its kind', () => {
  expect(timelineTitle({ kind: 'contact', contactType: 'PhoneCall' })).toBe('Phone Call')
  expect(timelineTitle({ kind: 'contact', contactType: null })).toBe('Contact')
  expect(timelineKinds.slice(1).map((kind) => timelineTitle({ kind, contactType: null }))).toEqual([
    'Deal signed',
    'Repair order',
    'Appraisal',
    'Vehicle viewed',
    'Search',
  ])
})

it('a contact ends by the label of its result, where its title does not say it; everything else is in a state', () => {
  const contact = { kind: 'contact', contactType: 'PhoneCall' } as const
  expect(timelineResult({ ...contact, result: 'LEFTMSG' })).toBe('Left Message')
  expect(timelineResult({ ...contact, contactType: null, result: 'LEFTMSG' })).toBeNull()
  expect(timelineResult({ ...contact, result: null })).toBeNull()
  expect(timelineResult({ kind: 'repairOrder', contactType: null, result: 'Closed' })).toBe('Closed')
})

it('events stand under the days of the store', () => {
  const offset = parseUtcOffset('-05:00') ?? utc
  const events = [
    event('a', '2026-11-21T14:00:00.000Z'),
    event('b', '2026-11-21T04:00:00.000Z'),
    event('c', '2026-11-20T15:00:00.000Z'),
  ]
  const days = timelineDays(events, offset, '2026-11-21T15:00:00.000Z' as Instant)
  expect(days.map(({ label, events: ofDay }) => [label, ofDay.map(({ eventId }) => eventId)])).toEqual([
    ['Today', ['a']],
    ['11/20/2026', ['b', 'c']],
  ])
  expect(timelineDays([], offset, '2026-11-21T15:00:00.000Z' as Instant)).toEqual([])
})
