import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { oneOf, record, text, whole } from './codecs'
import { decodeFields } from './decodeFields'

const search = record({ name: t.string, size: whole(1), values: t.record(t.string, t.unknown) })
const good = { name: 'Zoë 😀', size: 1, values: { color: ['Red'] } }

const fieldsOf = (value: unknown) => {
  const decoded = decodeFields(search, value)
  return E.isRight(decoded) ? [] : decoded.left.map(({ field }) => field)
}

/** A list in a list in a list. */
const nested = (depth: number): unknown => {
  let value: unknown = []
  for (let level = 1; level < depth; level += 1) value = [value]
  return value
}

describe('decodeFields', () => {
  it('gives a value that fits', () => {
    expect(decodeFields(search, good)).toEqual(E.right(good))
  })

  it('names each field that does not fit, once, and no value', () => {
    const decoded = decodeFields(record({ name: text, size: whole(1, 9) }), { size: 'Ana Meyer' })
    expect(decoded).toEqual(
      E.left([
        { field: 'name', code: 'required', message: 'text' },
        { field: 'size', code: 'invalid', message: 'whole number 1 to 9' },
      ]),
    )
  })

  it('speaks of what is expected in plain words, and of no codec', () => {
    const fields = {
      text: t.string,
      flag: t.boolean,
      list: t.array(t.string),
      open: t.exact(t.partial({ a: t.string })),
      both: t.intersection([record({ a: t.string }), t.partial({ b: t.string })]),
      values: t.record(t.string, t.string),
      either: t.union([t.string, t.number]),
      named: oneOf(['asc', 'desc']),
    }
    const decoded = decodeFields(
      record(fields),
      Object.fromEntries(Object.keys(fields).map((key) => [key, null])),
    )
    const messages = E.isLeft(decoded) ? decoded.left.map(({ field, message }) => [field, message]) : []
    expect(Object.fromEntries(messages)).toEqual({
      text: 'text',
      flag: 'true or false',
      list: 'list',
      open: 'object',
      both: 'object',
      values: 'object',
      either: expect.stringMatching(/^(text|number)$/) as string,
      named: 'asc | desc',
    })
  })

  it.each([
    ['U+0000', { ...good, name: 'a\0b' }, ['name']],
    ['half a pair', { ...good, name: '\ud83d' }, ['name']],
    [
      'it within a value that the codec takes as it is',
      { ...good, values: { a: [1, '\ude00'] } },
      ['values.a.1'],
    ],
    ['it in a name', { ...good, values: { b: 1, '\ud83d': 1 } }, ['values']],
  ])('refuses a text with %s', (_what, value, fields) => {
    expect(fieldsOf(value)).toEqual(fields)
  })

  it('refuses what is deeper than anything agreed', () => {
    expect(fieldsOf({ ...good, values: { deep: nested(31) } })).toEqual([])
    expect(fieldsOf({ ...good, values: { deep: nested(100_000) } })).toHaveLength(1)
  })
})
