import { CalendarDate, JapaneseCalendar, toCalendar } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { isoOf, isWholeYear, parseDay, readableDay, withWholeYear } from './isoDay'

describe('parseDay', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])(
    'takes %s and gives it back',
    (text) => {
      const day = parseDay(text)
      expect(day === null ? null : isoOf(day)).toBe(text)
    },
  )
  it.each([
    ...['', 'today', '11/21/2026', '2026-1-2', '2026-11-21T00:00:00Z', '20261121'],
    ...['2026-02-29', '1900-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-04-31', '0026-11-21'],
    null,
    undefined,
  ])('is null for %j', (text) => {
    expect(parseDay(text)).toBeNull()
  })
})

describe('isoOf', () => {
  it('writes the day of another calendar as the Gregorian one', () => {
    expect(isoOf(toCalendar(new CalendarDate(2026, 11, 21), new JapaneseCalendar()))).toBe('2026-11-21')
  })
})

describe('withWholeYear', () => {
  it('takes two digits as a year of this century, and leaves whole years', () => {
    expect(withWholeYear(new CalendarDate(26, 11, 21))?.toString()).toBe('2026-11-21')
    expect(withWholeYear(new CalendarDate(1998, 1, 2))?.toString()).toBe('1998-01-02')
    expect(isWholeYear(new CalendarDate(999, 1, 1))).toBe(false)
  })
  it('cannot tell what a year of three digits would have become', () => {
    expect(withWholeYear(new CalendarDate(202, 11, 21))).toBeNull()
  })
})

describe('readableDay', () => {
  it('reads day, month, year  [L-454]', () => {
    expect(readableDay('2024-03-05', 'en-US')).toBe('05 Mar 2024')
  })
  it('names the month in the language', () => {
    expect(readableDay('2024-03-05', 'es-ES')).toBe('05 mar 2024')
  })
  it('reads nothing for what is no day', () => {
    expect(readableDay('2024-02-30', 'en-US')).toBe('')
    expect(readableDay(null, 'en-US')).toBe('')
  })
})
