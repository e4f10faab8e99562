import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson, type JsonValue } from './canonicalJson'

it('has one text for equal values, however their fields are ordered', () => {
  expect(canonicalJson({ b: 1, a: ['x', null, { d: true, c: -0.5 }] })).toBe(
    '{"a":["x",null,{"c":-0.5,"d":true}],"b":1}',
  )
  expect(canonicalJson({ a: 1, B: 2, é: 3, '10': 4, '9': 5 })).toBe('{"10":4,"9":5,"B":2,"a":1,"é":3}')
})

it('tells values apart, and is read back as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), fc.jsonValue(), (one, other) => {
      const text = canonicalJson(one as JsonValue)
      // What JSON itself makes of the value: it has no -0.
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(one)))
      const isSame = canonicalJson(other as JsonValue) === text
      expect(isSame).toBe(canonicalJson(JSON.parse(JSON.stringify(other)) as JsonValue) === text)
    }),
  )
})
