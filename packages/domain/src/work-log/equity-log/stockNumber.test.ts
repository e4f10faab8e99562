import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutStockNumber, stockNumberPattern } from './stockNumber'

describe('the stock number of a filter', () => {
  it.each(['A1B2C3D4', 'a1b2c3d4', '12345678', 'S#A1B2C3D4', 's#A1B2C3D4', 'SA1B2C3D'])(
    'may be %s [O-119] [OP-104] [L-126] [L-127] [L-507]',
    (text) => {
      expect(stockNumberPattern.test(text)).toBe(true)
    },
  )

  it.each([
    'A1B2C3D',
    'A1B2C3D-',
    'A1B2C3D45',
    'sA1B2C3D4',
    'S#A1B2C3D',
    'X#A1B2C3D4',
    ' A1B2C3D4',
    'Ä1B2C3D4',
    '',
  ])('may not be "%s" [O-119] [OP-104] [L-126] [L-507]', (text) => {
    expect(stockNumberPattern.test(text)).toBe(false)
  })

  it('is cut to the eight characters after S# or s# [L-128]', () => {
    expect(cutStockNumber('s#A1B2C3D4')).toBe('A1B2C3D4')
    expect(cutStockNumber('S#A1B2C3D4')).toBe('A1B2C3D4')
    expect(cutStockNumber('s#A1B2C3D4E5')).toBe('A1B2C3D4')
  })

  it('stays without that prefix, and once it is cut', () => {
    for (const text of ['SA1B2C3D', 'AS#B2C3D4']) expect(cutStockNumber(text)).toBe(text)
    fc.assert(
      fc.property(fc.stringMatching(/^([sS]#)?[a-zA-Z0-9]{8}$/), (text) => {
        const cut = cutStockNumber(text)
        expect(cut).toHaveLength(8)
        expect(cutStockNumber(cut)).toBe(cut)
      }),
    )
  })
})
