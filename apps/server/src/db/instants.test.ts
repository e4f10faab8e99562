import { isInstant } from '@retain/domain/calendar/instant'
import { describe, expect, it } from 'vitest'
import { instantFromDatabase } from './instants'

describe('instantFromDatabase', () => {
  it.each([
    ['2024-03-05 18:07:00+00', '2024-03-05T18:07:00.000Z'],
    ['2024-03-05 18:07:00.1+00', '2024-03-05T18:07:00.100Z'],
    ['2024-03-05 18:07:00.123456+00', '2024-03-05T18:07:00.123Z'],
  ])('%s is %s', (text, moment) => {
    expect(instantFromDatabase(text)).toBe(moment)
    expect(isInstant(moment)).toBe(true)
  })

  it.each(['infinity', '2024-03-05 13:07:00-05', '0044-03-15 12:00:00+00 BC'])('%s is refused', (text) => {
    expect(() => instantFromDatabase(text)).toThrow(RangeError)
  })
})
