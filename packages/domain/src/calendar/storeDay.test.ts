import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay, type Day } from './day'
import { endOfDay, startOfDay } from './dayRange'
import { instantFromEpoch, isInstant } from './instant'
import { dayOf, firstMoment, formatDay, lastMoment, minuteOfDay, momentOn } from './storeDay'
import { parseUtcOffset, utc } from './storeOffset'

const eastern = parseUtcOffset('-05:00') ?? utc
const anyOffset = fc.integer({ min: -64, max: 64 }).map((quarters) => parseUtcOffset(quarters / 4) ?? utc)
const anyMoment = fc.date({ min: new Date('1901-01-01'), max: new Date('2199-01-01'), noInvalidDate: true })
const day = (text: string): Day => {
  const read = parseDay(text)
  if (read === null) throw new Error(`${text} is no day`)
  return read
}

it('a day of the store begins and ends by its own clock [L-143] [L-144] [L-145]', () => {
  expect(firstMoment(day('2024-03-05'), eastern)).toBe('2024-03-05T05:00:00.000Z')
  expect(lastMoment(day('2024-03-05'), eastern)).toBe('2024-03-06T04:59:59.999Z')
  expect(firstMoment(day('2024-03-05'), utc)).toBe('2024-03-05T00:00:00.000Z')
  expect(lastMoment(day('2024-03-05'), utc)).toBe('2024-03-05T23:59:59.999Z')
})

it('a moment falls on the day that its store has', () => {
  expect(dayOf(instantFromEpoch(Date.parse('2024-03-05T03:00:00Z')), eastern)).toBe('2024-03-04')
})

describe('the moments of a day', () => {
  it('are the bounds of every moment within it', () => {
    fc.assert(
      fc.property(anyMoment, anyOffset, (date, offset) => {
        const moment = instantFromEpoch(date.getTime())
        const text = dayOf(moment, offset)
        expect(firstMoment(text, offset)).toBe(startOfDay(moment, offset))
        expect(lastMoment(text, offset)).toBe(endOfDay(moment, offset))
      }),
    )
  })

  it('are instants at the ends of the calendar too', () => {
    fc.assert(
      fc.property(anyOffset, (offset) => {
        expect(isInstant(firstMoment(day('1000-01-01'), offset))).toBe(true)
        expect(isInstant(lastMoment(day('2999-12-31'), offset))).toBe(true)
      }),
    )
  })
})

it('a day reads DD MMM YYYY', () => {
  expect(formatDay(day('2024-03-05'))).toBe('05 Mar 2024')
})

it('a minute of a day of the store is a moment, and back', () => {
  expect(momentOn(day('2024-03-05'), 8 * 60, eastern)).toBe('2024-03-05T13:00:00.000Z')
  expect(minuteOfDay(instantFromEpoch(Date.parse('2024-03-05T13:00:59.999Z')), eastern)).toBe(480)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), anyOffset, (minute, offset) => {
      const moment = momentOn(day('2024-03-05'), minute, offset)
      expect([dayOf(moment, offset), minuteOfDay(moment, offset)]).toEqual(['2024-03-05', minute])
    }),
  )
})
