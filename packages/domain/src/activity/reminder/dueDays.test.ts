import { expect, it } from 'vitest'
import type { Day } from '../../calendar/day'
import { dueDays } from './dueDays'

it('proposes five days', () => {
  expect(dueDays('2026-11-20' as Day)).toEqual([
    { label: 'Today', day: '2026-11-20' },
    { label: 'Tomorrow', day: '2026-11-21' },
    { label: 'Monday', day: '2026-11-23' },
    { label: 'In 2 weeks', day: '2026-12-04' },
    { label: 'In 1 month', day: '2026-12-20' },
  ])
})

it.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-30'],
  ['2026-11-24', '2026-11-30'],
  ['2023-12-31', '2024-01-01'],
])('the Monday after %s is %s', (today, monday) => {
  expect(dueDays(today as Day)[2]?.day).toBe(monday)
})

it('a month after the last of January is the last of February', () => {
  expect(dueDays('2027-01-31' as Day)[4]?.day).toBe('2027-02-28')
})
