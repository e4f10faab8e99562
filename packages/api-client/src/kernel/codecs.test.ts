import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { toCents } from '@retain/domain/money/money'
import {
  day,
  dollars,
  figure,
  flagText,
  hyperionId,
  id,
  instant,
  listUpTo,
  nullable,
  oneOf,
  opptId,
  pageOf,
  record,
  text,
  textUpTo,
  whole,
  wholeText,
} from './codecs'
import { failurePaths } from './report'

const passes = (codec: t.Type<unknown, unknown>, value: unknown) => E.isRight(codec.decode(value))

describe('codecs of the wire', () => {
  it('converts dollars to whole cents and back without losing one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (cents) => {
        expect(dollars.decode(dollars.encode(toCents(cents)))).toEqual(E.right(cents === 0 ? 0 : cents))
      }),
    )
  })

  it.each([[1.005], [Number.NaN], ['12'], [null], [Number.POSITIVE_INFINITY], [1e20]])(
    'refuses %s as dollars',
    (value) => expect(passes(dollars as t.Type<unknown, unknown>, value)).toBe(false),
  )

  it.each<[string, t.Type<unknown, unknown>, unknown[], unknown[]]>([
    ['text', text as t.Type<unknown, unknown>, ['a', ' a '], ['', '  ', 1, null, undefined]],
    ['store code', hyperionId as t.Type<unknown, unknown>, ['HAR', '0000', 'S#AB121234'], ['', 'A,B', 5]],
    ['opportunity id', opptId as t.Type<unknown, unknown>, ['1', '1000001'], ['', '1a', '-1', 1, '1.0']],
    [
      'instant',
      instant as t.Type<unknown, unknown>,
      ['2024-02-29T00:00:00.000Z'],
      ['2023-02-29T00:00:00.000Z', '2024-03-05', 5, '2024-03-05T18:07:00Z'],
    ],
    ['whole', whole(1, 5) as t.Type<unknown, unknown>, [1, 5], [0, 6, 1.5, '1', Number.NaN]],
    ['number', figure as t.Type<unknown, unknown>, [0, -1.5], [Number.NaN, Infinity, '1']],
    ['whole text', wholeText(1, 5) as t.Type<unknown, unknown>, ['1', '5'], ['0', '6', '1.5', '', 'x', 1]],
    ['id', id as t.Type<unknown, unknown>, ['1', '77'], ['', 'a', 7, null]],
    ['text up to 3', textUpTo(3) as t.Type<unknown, unknown>, ['', 'abc'], ['abcd', 5, null, undefined]],
    ['flag', flagText as t.Type<unknown, unknown>, ['true', 'false'], ['', 'TRUE', '1', true, null]],
    ['day', day as t.Type<unknown, unknown>, ['2024-02-29'], ['2023-02-29', '2024-3-5', '', 5, null]],
    ['word', oneOf(['asc', 'desc']) as t.Type<unknown, unknown>, ['asc'], ['ASC', '', null]],
  ])('%s takes its own values only', (_name, codec, good, bad) => {
    for (const value of good) expect(passes(codec, value), JSON.stringify(value)).toBe(true)
    for (const value of bad) expect(passes(codec, value), JSON.stringify(value)).toBe(false)
  })

  it('reads an absent value as null, and writes null as null', () => {
    expect(nullable(text).decode(undefined)).toEqual(E.right(null))
    expect(nullable(dollars).encode(null)).toBeNull()
  })

  it('writes a yes or no of a path as text', () => {
    expect([true, false].map(flagText.encode)).toEqual(['true', 'false'])
    expect(flagText.decode('false')).toEqual(E.right(false))
  })

  it('drops fields that nobody agreed on, in both directions', () => {
    const codec = record({ a: t.number })
    expect(codec.decode({ a: 1, b: 2 })).toEqual(E.right({ a: 1 }))
    expect(codec.encode({ a: 1, b: 2 } as { a: number })).toEqual({ a: 1 })
  })

  it('leaves a row as it is whose fields all travel as they are, and encodes only the others', () => {
    const plain = record({ a: nullable(text), b: nullable(whole()) })
    const row = { a: 'x', b: null }
    expect(plain.encode(row)).toBe(row)
    expect(record({ a: nullable(dollars), b: nullable(text) }).encode({ a: null, b: null })).toEqual({
      a: null,
      b: null,
    })
  })

  it('reads every field of a row once, and leaves the row itself as it is', () => {
    const read: string[] = []
    const row = Object.freeze({
      get a() {
        read.push('a')
        return toCents(125)
      },
      get b() {
        read.push('b')
        return 'x'
      },
    })
    expect(record({ a: dollars, b: text }).encode(row)).toEqual({ a: 1.25, b: 'x' })
    expect(read).toEqual(['a', 'b'])
  })

  it('reads lists of at least one and at most so many items, and names the wrong one', () => {
    const codec = listUpTo(2, text) as t.Type<unknown, unknown>
    for (const list of [['a'], ['a', 'b']]) expect(codec.decode(list)).toEqual(E.right(list))
    for (const value of [[], ['a', 'b', 'c'], 'a', null]) expect(E.isLeft(codec.decode(value))).toBe(true)
    const wrong = codec.decode(['a', ''])
    expect(E.isLeft(wrong) && failurePaths(wrong.left)).toEqual(['1: text'])
  })

  it('reads the empty page of the contract [L-562]', () => {
    expect(pageOf(text).decode({ list: [], total: 0, page: 1, pageCount: 0 })).toEqual(
      E.right({ list: [], total: 0, page: 1, pageCount: 0 }),
    )
  })

  it('reports the path and the expected type through intersections, and no value', () => {
    const codec = t.intersection([record({ hyperionId }), t.exact(t.partial({ pageSize: whole(1, 10) }))])
    const decoded = codec.decode({ hyperionId: '', pageSize: 'many' })
    expect(E.isLeft(decoded) && failurePaths(decoded.left)).toEqual([
      'hyperionId: store code',
      'pageSize: whole number 1 to 10',
    ])
  })

  it('names the whole when an intersection gets no object at all', () => {
    const codec = t.intersection([record({ hyperionId }), t.exact(t.partial({ pageSize: whole(1, 10) }))])
    const decoded = codec.decode('text')
    expect(E.isLeft(decoded) && failurePaths(decoded.left).every((path) => path.startsWith('.: '))).toBe(true)
  })
})
