import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochOf, instantFromEpoch, isInstant, shifted } from './instant'

describe('isInstant', () => {
  it.each([
    '2024-03-05T18:07:00.000Z',
    '2024-02-29T00:00:00.000Z',
    '0999-12-31T10:00:00.000Z',
    '3000-01-01T13:59:59.999Z',
  ])('takes %s', (text) => {
    expect(isInstant(text)).toBe(true)
  })

  it.each([
    '2024-03-05',
    '2024-03-05T18:07:00Z',
    '2024-02-30T00:00:00.000Z',
    '2024-03-05T18:07:00.000+01:00',
    '2024-03-05T18:07:00.000Z ',
    '+012024-03-05T18:07:00.000Z',
    '-000001-03-05T18:07:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '0998-12-31T23:59:59.999Z',
    '3001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '',
  ])('refuses %s', (text) => {
    expect(isInstant(text)).toBe(false)
  })
})

describe('instants', () => {
  it('sort as text in the order of time', () => {
    const anyTime = fc.integer({ min: 0, max: 4_102_444_800_000 })
    fc.assert(
      fc.property(anyTime, anyTime, (a, b) => {
        expect(instantFromEpoch(a) < instantFromEpoch(b)).toBe(a < b)
        expect(epochOf(instantFromEpoch(a))).toBe(a)
      }),
    )
  })

  it('refuse a number that is no time', () => {
    expect(() => instantFromEpoch(Number.NaN)).toThrow(RangeError)
  })

  it('shift by milliseconds, and back', () => {
    const moment = instantFromEpoch(Date.parse('2024-02-29T00:00:00.000Z'))
    expect(shifted(moment, -60_000)).toBe('2024-02-28T23:59:00.000Z')
    expect(shifted(shifted(moment, 86_400_000), -86_400_000)).toBe(moment)
  })
})
