import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offsetText, parseUtcOffset, type OffsetMinutes } from './storeOffset'

describe('parseUtcOffset', () => {
  it.each([
    ['-05:00', -300],
    ['+05:30', 330],
    ['-0930', -570],
    ['Z', 0],
    ['-00:00', 0],
    ['-5', -300],
    ['5.5', 330],
    ['+9', 540],
    ['+9.75', 585],
    ['330', 330],
    [' -05:00 ', -300],
    ['utc', 0],
  ])('reads the text %s as %d minutes [S-818]', (text, minutes) => {
    expect(parseUtcOffset(text)).toBe(minutes)
  })

  it.each([
    [-16, -960],
    [-5, -300],
    [5.5, 330],
    [0, 0],
    [16, 960],
    [17, 17],
    [-300, -300],
    [330, 330],
  ])('reads the number %d as %d minutes: up to 16 it is hours [S-818]', (amount, minutes) => {
    expect(parseUtcOffset(amount)).toBe(minutes)
  })

  it.each([
    null,
    '',
    'EST',
    '-25:00',
    '+05:60',
    'America/New_York',
    'Zulu',
    'UTC+1',
    'xZ',
    'GMT-05:00',
    '-05:00:30',
    'x5',
    '5x',
    '5.x',
    '.5',
    '--5',
    961,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    5.001,
  ])('refuses %s', (value) => {
    expect(parseUtcOffset(value)).toBeNull()
  })

  it('is written with a sign, UTC with a plus', () => {
    const written = [0, -300, 330].map((minutes) => offsetText(minutes as OffsetMinutes))
    expect(written).toEqual(['+00:00', '-05:00', '+05:30'])
  })

  it('reads back what offsetText writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -960, max: 960 }), (minutes) => {
        const offset = parseUtcOffset(Math.abs(minutes) <= 16 ? minutes / 60 : minutes)
        if (offset !== null) expect(parseUtcOffset(offsetText(offset))).toBe(offset)
      }),
    )
  })
})
