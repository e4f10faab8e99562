import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, endOfDay, startOfDay } from './dayRange'
import { formatShortDate, formatTimestamp } from './formats'
import { epochOf, instantFromEpoch } from './instant'
import { parseUtcOffset, utc } from './storeOffset'

const at = (text: string) => instantFromEpoch(Date.parse(text))
const eastern = parseUtcOffset('-05:00') ?? utc
const anyOffset = fc.integer({ min: -56, max: 56 }).map((quarters) => parseUtcOffset(quarters / 4) ?? utc)
const anyMoment = fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

describe('the day of a store', () => {
  it('starts and ends by the offset of the store [L-511]', () => {
    const night = at('2024-03-05T03:00:00Z')
    expect(startOfDay(night, eastern)).toBe('2024-03-04T05:00:00.000Z')
    expect(endOfDay(night, eastern)).toBe('2024-03-05T04:59:59.999Z')
  })

  it('holds its moment, and nothing of another day', () => {
    fc.assert(
      fc.property(anyMoment, anyOffset, (date, offset) => {
        const moment = instantFromEpoch(date.getTime())
        const [start, end] = [startOfDay(moment, offset), endOfDay(moment, offset)]
        expect(start <= moment && moment <= end).toBe(true)
        expect(epochOf(end) - epochOf(start)).toBe(86_399_999)
        expect(formatTimestamp(start, offset)).toMatch(/ 00:00:00$/)
        expect(formatShortDate(start, offset)).toBe(formatShortDate(end, offset))
      }),
    )
  })
})

describe('addDays', () => {
  it('goes over the end of a month, forward and back', () => {
    expect(addDays(at('2024-02-28T12:00:00Z'), 2)).toBe('2024-03-01T12:00:00.000Z')
    expect(addDays(at('2024-03-01T12:00:00Z'), -1)).toBe('2024-02-29T12:00:00.000Z')
  })
})
