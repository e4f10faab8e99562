import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csv } from './csv'
import { countCsvLines, noCsvLines } from './csvCount'

it('counts the rows of a file, whatever its fields hold and wherever it is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '😀', 'ש', '=') })
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 3 })),
      fc.integer({ min: 1, max: 7 }),
      (rows, size) => {
        const bytes = new TextEncoder().encode(csv(rows))
        let count = noCsvLines
        for (let from = 0; from < bytes.length; from += size)
          count = countCsvLines(count, bytes.subarray(from, from + size))
        expect(count).toEqual({ lines: rows.length, isQuoted: false })
      },
    ),
  )
})
