import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysLater, type Day } from '@retain/domain/calendar/day'
import { dayOfWords } from './dayOfWords'

/** A Friday. */
const today = '2026-11-20' as Day

it.each([
  ['today', '2026-11-20'],
  [' Tomorrow ', '2026-11-21'],
  ['mon', '2026-11-23'],
  ['next friday', '2026-11-27'],
  ['in 10 days', '2026-11-30'],
  ['2 weeks', '2026-12-04'],
  ['in a month', '2026-12-20'],
  ['end of the month', '2026-11-30'],
  ['12/24', '2026-12-24'],
  ['1/5', '2027-01-05'],
  ['12/24/2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['Dec 24', '2026-12-24'],
  ['yesterday', '2026-11-19'],
])('%s means %s', (text, day) => {
  expect(dayOfWords(text, today)).toBe(day)
})

it.each([
  '',
  '  ',
  'soon',
  '13/45',
  '2/30',
  'call her tomorrow',
  'a week from tuesday',
  'monday to friday',
  '<b>',
])('"%s" means no day', (text) => {
  expect(dayOfWords(text, today)).toBeNull()
})

it('counts from any day, in every month and over every end of a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 1, max: 400 }), (from, days) => {
      const day = daysLater('2024-01-01' as Day, from)
      expect(dayOfWords(`in ${days} days`, day)).toBe(daysLater(day, days))
    }),
  )
})

it('reads whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const day = dayOfWords(text, today)
      expect(day === null || /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true)
    }),
  )
})
