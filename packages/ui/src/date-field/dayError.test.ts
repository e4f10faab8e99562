import { describe, expect, it } from 'vitest'
import { dayError } from './dayError'

const rules = {
  minDate: '2026-11-10',
  maxDate: '2026-11-20',
  isUnavailable: (day: string) => day === '2026-11-15',
  validate: (day: string) => (day === '2026-11-16' ? 'The store is closed' : undefined),
}

describe('dayError', () => {
  it.each([
    ['2026-11-10', undefined],
    ['2026-11-20', undefined],
    ['2026-11-09', 'Choose a day from 10 Nov 2026 on'],
    ['2026-11-21', 'Choose a day up to 20 Nov 2026'],
    ['2026-11-15', 'This day cannot be chosen'],
    ['2026-11-16', 'The store is closed'],
    ['2026-02-30', 'Enter a day'],
  ])('says of %s: %s', (day, error) => {
    expect(dayError(day, rules, 'en-US')).toBe(error)
  })
  it('asks for nothing without rules', () => {
    expect(dayError('1000-01-01', { minDate: 'never' }, 'en-US')).toBeUndefined()
  })
})
