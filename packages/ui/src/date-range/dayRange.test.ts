import { describe, expect, it } from 'vitest'
import { dayRangeError, nightsBetween, nightsOf, type DayRangeRules } from './dayRange'

const errorOf = (from: string, to: string, rules: DayRangeRules = {}) =>
  dayRangeError({ from, to }, rules, 'en-US')

describe('nightsBetween', () => {
  it.each([
    ['across the start of daylight-saving time in the United States', '2026-03-07', '2026-03-09', 2],
    ['across its end', '2026-10-31', '2026-11-02', 2],
    ['across its start in Europe', '2026-03-28', '2026-03-30', 2],
    ['across a leap day', '2024-02-28', '2024-03-01', 2],
    ['across the end of a February without one', '2026-02-28', '2026-03-01', 1],
    ['across the turn of a year', '2026-12-31', '2027-01-01', 1],
    ['over a century without a leap day at its start', '1899-03-01', '1900-03-01', 365],
    ['for one day', '2026-11-21', '2026-11-21', 0],
    ['backwards', '2026-11-21', '2026-11-20', -1],
  ])('counts calendar days %s', (_, from, to, nights) => {
    expect(nightsBetween(from, to)).toBe(nights)
  })
  it('knows no nights between what are no days', () => {
    expect(nightsBetween('2026-02-30', '2026-03-01')).toBeNull()
  })
})

describe('dayRangeError', () => {
  it('allows one day by default  [L-148]', () => {
    expect(errorOf('2026-11-21', '2026-11-21')).toBeUndefined()
  })
  it('asks for the nights that the rule names', () => {
    expect(errorOf('2026-11-21', '2026-11-21', { minNights: 1 })).toBe('Choose at least 1 night')
    expect(errorOf('2026-11-21', '2026-11-23', { minNights: 3 })).toBe('Choose at least 3 nights')
    expect(errorOf('2026-11-21', '2026-11-24', { minNights: 3 })).toBeUndefined()
  })
  it('refuses an end before the start', () => {
    expect(errorOf('2026-11-21', '2026-11-20')).toBe('The end is before the start')
  })
  it('keeps to the first and the last day', () => {
    const rules = { minDate: '2026-11-10', maxDate: '2026-11-20' }
    expect(errorOf('2026-11-10', '2026-11-20', rules)).toBeUndefined()
    expect(errorOf('2026-11-09', '2026-11-20', rules)).toBe('Choose days from 10 Nov 2026 on')
    expect(errorOf('2026-11-10', '2026-11-21', rules)).toBe('Choose days up to 20 Nov 2026')
  })
  it('refuses a range around a day that cannot be chosen', () => {
    const rules = { isUnavailable: (day: string) => day === '2026-11-26' }
    expect(errorOf('2026-11-25', '2026-11-27', rules)).toBe('A day between these cannot be chosen')
    expect(errorOf('2026-11-26', '2026-11-26', rules)).toBe('A day between these cannot be chosen')
    expect(errorOf('2026-11-27', '2026-11-28', rules)).toBeUndefined()
  })
  it("asks the caller's own rule last  [L-146]", () => {
    const validate = ({ from, to }: { from: string; to: string }) =>
      (nightsBetween(from, to) ?? 0) > 29 ? 'The search will only display up to 30 days of data!' : undefined
    expect(errorOf('2026-10-22', '2026-11-20', { validate })).toBeUndefined()
    expect(errorOf('2026-10-21', '2026-11-20', { validate })).toBe(
      'The search will only display up to 30 days of data!',
    )
    expect(errorOf('2026-11-20', '2026-10-21', { validate })).toBe('The end is before the start')
  })
  it('says so for what are no days', () => {
    expect(errorOf('', '2026-11-20')).toBe('Enter two days')
  })
  it('ends for the longest range there is', () => {
    expect(errorOf('1000-01-01', '9999-12-31', { isUnavailable: () => false })).toBeUndefined()
  })
})

describe('nightsOf', () => {
  it.each([
    [undefined, 0],
    [Number.NaN, 0],
    [-2, 0],
    [Infinity, 0],
    [2.9, 2],
  ])('takes %s as %s', (asked, nights) => {
    expect(nightsOf(asked)).toBe(nights)
  })
})
