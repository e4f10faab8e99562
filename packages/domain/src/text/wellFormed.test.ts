import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWellFormed } from './wellFormed'

it.each(['', 'Ann Lee', 'Zoë', 'كريم', '😀 👩‍👩‍👧', '\n\t', '\uFFFD'])('%j is kept', (text) => {
  expect(isWellFormed(text)).toBe(true)
})

it.each(['\0', 'a\0b', '\ud83d', 'a\ud83d', '\ude00a', '\ude00\ud83d', '😀\ud83d'])(
  '%j is refused',
  (text) => {
    expect(isWellFormed(text)).toBe(false)
  },
)

it('takes exactly what comes back from UTF-8 as it was, U+0000 aside', () => {
  const anyUnits = fc.array(fc.integer({ min: 1, max: 0xffff })).map((units) => String.fromCharCode(...units))
  fc.assert(
    fc.property(anyUnits, (text) => {
      const kept = new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))
      expect(isWellFormed(text)).toBe(kept === text)
    }),
  )
})
