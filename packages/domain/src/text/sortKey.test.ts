import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchKey } from './searchKey'
import { compareKeys, sortKey } from './sortKey'

const inOrder = (texts: string[]) => [...texts].sort((a, b) => compareKeys(sortKey(a), sortKey(b)))

describe('searchKey', () => {
  it.each([
    ['José Núñez', 'jose nunez'],
    ['STRAẞE', 'strasse'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ["  O'Brien   Smith ", "o'brien smith"],
    ['ﬁnance', 'finance'],
    ['ÆŒØ Đð Ħı Þ', 'aeoeo dd hi th'],
  ])('%s is compared as %s', (text, key) => {
    expect(searchKey(text)).toBe(key)
  })

  it('gives the same for every case and composition of a text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ '-]*$/), (text) => {
        expect(searchKey(text.normalize('NFD'))).toBe(searchKey(text.normalize('NFC')))
        expect(searchKey(searchKey(text))).toBe(searchKey(text))
      }),
    )
  })
})

describe('sortKey', () => {
  it('puts numbers inside texts in their order', () => {
    expect(inOrder(['F-1500', 'f-15', 'F-150', 'Élan', 'Escape'])).toEqual([
      'Élan',
      'Escape',
      'f-15',
      'F-150',
      'F-1500',
    ])
  })

  it('orders whole numbers as numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        const order = compareKeys(sortKey(`Model ${a}`), sortKey(`Model ${b}`))
        expect(Math.sign(order)).toBe(Math.sign(a - b))
      }),
    )
  })

  it('pads a run of digits to twelve, whatever zeros it has', () => {
    expect(sortKey('Lot 0070')).toBe('lot 000000000070')
    expect(sortKey('00000000000070')).toBe('000000000070')
    expect(sortKey('1234567890123')).toBe('1234567890123')
    expect(sortKey('00')).toBe('000000000000')
  })

  it('is its own key', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ÿ0-9 '-]*$/), (text) => {
        expect(sortKey(sortKey(text))).toBe(sortKey(text))
      }),
    )
  })
})

const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff })), {
    maxLength: 6,
  })
  .map((codePoints) => String.fromCodePoint(...codePoints))

describe('compareKeys', () => {
  it('is the order of the UTF-8 bytes, as COLLATE "C" has it', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(Math.sign(compareKeys(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
      }),
    )
  })

  it('puts what lies beyond the first plane after everything in it', () => {
    expect(compareKeys('\u{1F600}', '\uFFFD')).toBeGreaterThan(0)
    expect(compareKeys('\u{10000}', '\uFFFD')).toBeGreaterThan(0)
    expect(compareKeys('\u{1F600}', '\uE000')).toBeGreaterThan(0)
    expect(compareKeys('\uE000', '\uD7FF')).toBeGreaterThan(0)
  })
})
