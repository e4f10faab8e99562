import { expect, it } from 'vitest'
import { daysBetween, type Day } from '../calendar/day'
import {
  canChooseDays,
  dashboardPeriods,
  daysBefore,
  isWeekUnfinished,
  mondayOf,
  periodDays,
  weekDays,
  weekLabel,
  weeksOf,
} from './dashboardPeriod'

const friday = '2026-11-20' as Day

it('a week begins on Monday, also across a year and before the day that the count starts at', () => {
  expect(mondayOf(friday)).toBe('2026-11-16')
  expect(mondayOf('2026-11-16' as Day)).toBe('2026-11-16')
  expect(mondayOf('2026-11-22' as Day)).toBe('2026-11-16')
  expect(mondayOf('2027-01-01' as Day)).toBe('2026-12-28')
  expect(mondayOf('2023-12-31' as Day)).toBe('2023-12-25')
})

it('a period is the present week up to today and whole weeks before it', () => {
  expect(dashboardPeriods.map((period) => periodDays(period, friday).from)).toEqual([
    '2026-11-16',
    '2026-10-26',
    '2026-09-28',
    '2026-08-24',
  ])
  expect(periodDays('weeks13', friday).to).toBe(friday)
  expect(periodDays('week', '2026-11-16' as Day)).toEqual({ from: '2026-11-16', to: '2026-11-16' })
})

it('it is compared with as many days before it', () => {
  const days = periodDays('weeks8', friday)
  const before = daysBefore(days)
  expect(before).toEqual({ from: '2026-08-05', to: '2026-09-27' })
  expect(daysBetween(before.from, before.to)).toBe(daysBetween(days.from, days.to))
})

it('its weeks are one each, the last of them as long as it is so far', () => {
  const days = periodDays('weeks4', friday)
  expect(weeksOf(days)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
  expect(weekDays('2026-11-09' as Day, days.to)).toEqual({ from: '2026-11-09', to: '2026-11-15' })
  expect(weekDays('2026-11-16' as Day, days.to)).toEqual({ from: '2026-11-16', to: friday })
  expect(isWeekUnfinished('2026-11-16' as Day, friday)).toBe(true)
  expect(isWeekUnfinished('2026-11-16' as Day, '2026-11-22' as Day)).toBe(false)
  expect(weekLabel('2026-11-02' as Day)).toBe('11/02')
})

it('chosen days have weeks from their first day on, and are in their order and 26 weeks at most', () => {
  const days = { from: '2026-11-04' as Day, to: '2026-11-12' as Day }
  expect(weeksOf(days)).toEqual(['2026-11-04', '2026-11-11'])
  expect(canChooseDays(days)).toBe(true)
  expect(canChooseDays({ from: friday, to: friday })).toBe(true)
  expect(canChooseDays({ from: friday, to: '2026-11-19' as Day })).toBe(false)
  expect(canChooseDays({ from: '2026-05-23' as Day, to: friday })).toBe(true)
  expect(canChooseDays({ from: '2026-05-22' as Day, to: friday })).toBe(false)
})
