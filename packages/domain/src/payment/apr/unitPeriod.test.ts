import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, daysLater, parseDay, type Day } from '../../calendar/day'
import { durationInUnits, unitPeriodsPerYear, type UnitPeriod } from './unitPeriod'

const day = (text: string): Day => {
  const read = parseDay(text)
  if (read === null) throw new Error(`${text} is no day`)
  return read
}

const month = { kind: 'month', count: 1 } as const
const quarter = { kind: 'month', count: 3 } as const
const year = { kind: 'month', count: 12 } as const
const half = { kind: 'semimonth' } as const
const week = { kind: 'week', count: 1 } as const
const fourWeeks = { kind: 'week', count: 4 } as const
const single = { kind: 'day' } as const

it.each<[UnitPeriod, number]>([
  [month, 12],
  [quarter, 4],
  [year, 1],
  [half, 24],
  [week, 52],
  [fourWeeks, 13],
  [single, 365],
])('a year has of %o: %d', (unit, count) => {
  expect(unitPeriodsPerYear(unit)).toBe(count)
})

describe('the time to a payment', () => {
  it.each<[string, string, UnitPeriod, number, number]>([
    ['1978-01-10', '1978-02-10', month, 1, 0],
    ['1978-02-10', '1978-04-01', month, 1, 19 / 30],
    ['1978-02-23', '1978-03-01', half, 0, 6 / 15],
    ['1978-02-14', '1978-03-01', half, 1, 0],
    ['1978-01-14', '1978-03-01', half, 3, 3 / 15],
    ['1978-01-15', '1978-03-01', half, 3, 2 / 15],
    ['1978-05-23', '1978-10-01', quarter, 1, 39 / 90],
    ['1978-06-23', '1978-10-01', quarter, 1, 8 / 90],
    ['1978-07-23', '1978-10-01', quarter, 0, 69 / 90],
    ['1978-03-20', '1978-04-21', week, 4, 4 / 7],
    ['1978-03-18', '1978-04-20', fourWeeks, 1, 5 / 28],
    ['1978-01-10', '1978-03-01', { kind: 'month', count: 2 }, 0, 52 / 60],
    ['2023-10-26', '2023-11-30', single, 35, 0],
    ['2023-10-26', '2023-11-30', year, 0, 35 / 365],
    ['2023-05-30', '2023-11-30', year, 0, 0.5],
    ['2022-05-30', '2023-11-30', year, 1, 0.5],
    ['2021-10-26', '2023-11-30', year, 2, 35 / 365],
    ['2023-11-30', '2023-11-30', month, 0, 0],
    // A month of 31 days fills the 30 of a month, two of 31 and 28 the half one, and a leap year the year.
    ['2023-03-31', '2023-04-30', month, 1, 0],
    ['2023-03-31', '2023-04-30', half, 2, 0],
    ['2023-12-31', '2024-12-30', year, 1, 0],
  ])('from %s to %s in %o is %d and %d', (from, to, unit, whole, part) => {
    const duration = durationInUnits(day(from), day(to), unit)
    expect(duration?.whole).toBe(whole)
    expect(duration?.part).toBeCloseTo(part, 12)
  })

  it('is unknown for a payment before the advance, and for a period of no length', () => {
    expect(durationInUnits(day('2024-01-02'), day('2024-01-01'), month)).toBeNull()
    for (const count of [0, -1, 1.5, Number.NaN])
      expect(durationInUnits(day('2024-01-01'), day('2024-02-01'), { kind: 'month', count })).toBeNull()
  })

  it('has a part below one, and comes near to the days', () => {
    const from = fc.nat(40_000).map((days) => daysLater(day('1970-01-01'), days))
    const unit = fc.constantFrom<UnitPeriod>(month, quarter, year, half, week, fourWeeks, single)
    fc.assert(
      fc.property(from, fc.nat(4000), unit, (start, days, period) => {
        const end = daysLater(start, days)
        const { whole, part } = durationInUnits(start, end, period) ?? { whole: -1, part: -1 }
        expect(Number.isInteger(whole) && whole >= 0).toBe(true)
        expect(part >= 0 && part < 1).toBe(true)
        const inYears = (whole + part) / unitPeriodsPerYear(period)
        expect(Math.abs(inYears - daysBetween(start, end) / 365.25)).toBeLessThan(0.06)
      }),
    )
  })
})
