import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printQuery, readQuery } from './addressQuery'

describe('the query of an address', () => {
  it('is printed with readable commas', () => {
    expect(printQuery({ makeId: '12,13', note: 'a b&c=d' })).toBe('makeId=12,13&note=a%20b%26c%3Dd')
    expect(printQuery({})).toBe('')
  })

  it('stands a mark in the place of half a character, which no address can carry', () => {
    expect(printQuery({ note: 'a\u{D800}b' })).toBe('note=a%EF%BF%BDb')
  })

  it.each([
    ['?page=2&page=3', [['page', '2']]],
    ['a=b=c', [['a', 'b=c']]],
    ['a=b?', [['a', 'b?']]],
    ['a+b=c+d', [['a b', 'c d']]],
    ['a=%E0%A4%A', [['a', '']]],
    ['a', [['a', '']]],
    ['=b&&', []],
    ['', []],
  ])('%s is read as %j', (query, entries) => {
    expect([...readQuery(query)]).toEqual(entries)
  })

  it('reads back as it was printed', () => {
    const text = fc.string({ unit: 'grapheme' })
    const name = text.filter((value) => value !== '')
    fc.assert(
      fc.property(fc.dictionary(name, text), (values) => {
        expect(Object.fromEntries(readQuery(`?${printQuery(values)}`))).toEqual({ ...values })
      }),
    )
  })
})
