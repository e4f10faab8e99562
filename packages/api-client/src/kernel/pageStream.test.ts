import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { record } from './codecs'
import { readPage, rowsPerChunk } from './pageStream'

const row = record({ id: t.number, name: t.string }, 'row')
const names = { endpoint: 'test', requestId: 'r' }
const frame = { total: 3, page: 1, pageCount: 1 }

/** The text of an answer, each row on a line of its own. */
const lined = (rows: readonly unknown[]) =>
  `{"data":{"list":[\n${rows.map((one) => JSON.stringify(one)).join(',\n')}\n],"total":3,"page":1,"pageCount":1},"meta":{"requestId":"r"}}`

async function* pieces(text: string, size: number) {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
}

async function read(text: string, size = 1000) {
  const chunks: (readonly { id: number }[])[] = []
  const answer = await readPage(row, pieces(text, size), (rows) => chunks.push(rows), names)
  return { answer, chunks }
}

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `n${id}` }))

describe('reading a page while it arrives', () => {
  it('hands rows over in slices, in order', async () => {
    const { answer, chunks } = await read(lined(rowsUpTo(rowsPerChunk * 2 + 1)))
    expect(chunks.map((chunk) => chunk.length)).toEqual([rowsPerChunk, rowsPerChunk, 1])
    expect(chunks.flat().map(({ id }) => id)).toEqual(rowsUpTo(rowsPerChunk * 2 + 1).map(({ id }) => id))
    expect(answer).toEqual(E.right({ data: frame, meta: { requestId: 'r' } }))
  })

  it('gives the same rows however the text is cut and whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ id: fc.integer(), name: fc.string({ unit: 'grapheme' }) })),
        fc.integer({ min: 1, max: 50 }),
        async (rows, size) => {
          const { answer, chunks } = await read(lined(rows), size)
          expect(E.isRight(answer)).toBe(true)
          expect(chunks.flat()).toEqual(rows)
        },
      ),
    )
  })

  it('reads an answer that is not laid out in lines as a whole', async () => {
    const { answer, chunks } = await read(
      JSON.stringify({ data: { list: rowsUpTo(300), ...frame }, meta: {} }),
      77,
    )
    expect(chunks.map((chunk) => chunk.length)).toEqual([rowsPerChunk, 50])
    expect(answer).toEqual(E.right({ data: frame, meta: {} }))
  })

  it('reads an empty page', async () => {
    const { answer, chunks } = await read(lined([]))
    expect(chunks).toEqual([])
    expect(E.isRight(answer)).toBe(true)
  })

  it('names the row that does not fit', async () => {
    const { answer } = await read(
      lined([
        { id: 1, name: 'a' },
        { id: 'two', name: 'secret' },
      ]),
    )
    expect(answer).toEqual(E.left({ kind: 'decode', ...names, paths: ['list.1.id: number'] }))
  })

  it('throws a SyntaxError, which the call turns into a decode error, when the text ends early', async () => {
    await expect(read(lined(rowsUpTo(3)).slice(0, -10))).rejects.toBeInstanceOf(SyntaxError)
  })
})
