import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodingOf, isUtf8 } from './textEncoding'

const bytes = (...values: readonly number[]) => Uint8Array.from(values)
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )

describe('the encoding of a file', () => {
  it.each([
    ['nothing', bytes(), 'utf-8'],
    ['ASCII', latin('Mapper,Mapped From\r\n'), 'utf-8'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'utf-8'],
    ['UTF-8 without', bytes(0x43, 0xc3, 0xab), 'utf-8'],
    ['Windows-1252', latin('Citro\u00ebn'), 'windows-1252'],
    ['Windows-1252 of a dash', bytes(0x61, 0x96, 0x62), 'windows-1252'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x61, 0), 'utf-16le'],
    ['UTF-16 the other way round', bytes(0xfe, 0xff, 0, 0x61), 'utf-16be'],
    ['UTF-16 without', utf16('Mapper,Mapped From', true), 'utf-16le'],
    ['UTF-16 without, the other way round', utf16('Mapper,Mapped From', false), 'utf-16be'],
    ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06), null],
    ['a code without a character', bytes(0x61, 0xe9, 0x81), null],
    ['control characters', bytes(0x61, 0x02), null],
    ['half a character of UTF-16', bytes(0x61, 0, 0x62, 0, 0x63, 0, 0), null],
  ] as const)('%s', (_what, file, encoding) => expect(encodingOf(file)).toBe(encoding))
})

describe('UTF-8', () => {
  it('is every text that is encoded so, and none that is cut within a character', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(texts, (text) => {
        const encoded = new TextEncoder().encode(text)
        expect(isUtf8(encoded)).toBe(true)
        const last = encoded.at(-1) ?? 0
        if (last >= 0x80) expect(isUtf8(encoded.subarray(0, -1))).toBe(false)
      }),
    )
  })

  it('says of any bytes what the decoder of the platform says', () => {
    const platform = (file: Uint8Array) => {
      try {
        new TextDecoder('utf-8', { fatal: true }).decode(file)
        return true
      } catch {
        return false
      }
    }
    const byte = fc.constantFrom(
      0x41,
      0x80,
      0x8f,
      0x90,
      0x9f,
      0xa0,
      0xbf,
      0xc1,
      0xc2,
      0xe0,
      0xed,
      0xef,
      0xf0,
      0xf4,
      0xf5,
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 8 }), fc.array(byte, { maxLength: 5 }), (any, likely) => {
        for (const file of [any, Uint8Array.from(likely)]) expect(isUtf8(file)).toBe(platform(file))
      }),
      { numRuns: 1000 },
    )
  })
})
