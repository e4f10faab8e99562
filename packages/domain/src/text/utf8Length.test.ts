import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Length } from './utf8Length'

it.each([
  ['', 0],
  ['abc', 3],
  ['\u007f', 1],
  ['\u0080', 2],
  ['é', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['€', 3],
  ['\uffff', 3],
  ['\u{10000}', 4],
  ['🚗', 4],
  ['\ud83d', 3],
  ['\ude97', 3],
  ['\ud83dé', 5],
  ['\ud800\udc00', 4],
  ['\udbff\udfff', 4],
  ['\ud7ff\udc00', 6],
  ['\ud800\ue000', 6],
  ['\udc00\udc00', 6],
  ['\ud800\udbff', 6],
])('%j takes %i bytes', (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes)
})

it('counts as encoders do', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
    }),
  )
})
