import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, daysLater, isDay, monthsLater, parseDay, type Day } from './day'

const day = (text: string): Day => {
  const read = parseDay(text)
  if (read === null) throw new Error(`${text} is no day`)
  return read
}

const anyDay = fc.nat(150_000).map((days) => daysLater(day('1900-01-01'), days))

describe('a day', () => {
  it('is four, two and two digits of a day that the calendar has', () => {
    for (const text of ['2024-03-05', '2024-02-29', '2000-02-29', '1978-12-31'])
      expect(isDay(text)).toBe(true)
    for (const text of [
      '2023-02-29',
      '2100-02-29',
      '2024-04-31',
      '2024-13-01',
      '2024-03-00',
      '0024-01-01',
      '2024-3-5',
      '',
      'today',
    ])
      expect(isDay(text)).toBe(false)
    expect(parseDay('2024-03-05T00:00:00.000Z')).toBeNull()
    expect(parseDay('x2024-03-05')).toBeNull()
  })

  it('is never asked in vain, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseDay(text)).toBe(isDay(text) ? text : null)
      }),
    )
  })
})

describe('the distance of two days', () => {
  it('knows leap years', () => {
    expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2)
    expect(daysBetween(day('2023-02-28'), day('2023-03-01'))).toBe(1)
    expect(daysBetween(day('1978-09-15'), day('1978-01-03'))).toBe(-255)
    expect(daysLater(day('2024-12-31'), 1)).toBe('2025-01-01')
  })

  it('is what has to be added', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(daysLater(from, daysBetween(from, to))).toBe(to)
      }),
    )
  })
})

describe('months later', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-05-15', 12, '2025-05-15'],
    ['2024-01-10', -1, '2023-12-10'],
    ['2024-01-10', 0, '2024-01-10'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(monthsLater(day(from), months)).toBe(to)
  })

  it('come back for every day that all months have', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (from, months) => {
        fc.pre(Number(from.slice(8)) <= 28)
        expect(monthsLater(monthsLater(from, months), -months)).toBe(from)
      }),
    )
  })
})
