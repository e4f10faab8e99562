import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinList, splitList } from '../../text/commaList'
import { cleanChoices, mostChoices } from './choices'

const cleanList = (text: string) => joinList(cleanChoices(splitList(text)))

describe('the choices of a multi-select, as one text', () => {
  it.each([
    [',A,B', 'A,B', 'a leading comma goes [L-135]'],
    ['ALL,A', 'A', 'a leading ALL goes [L-136]'],
    ['A,B,', 'A,B', 'a trailing comma goes [L-137]'],
    ['A,B,ALL', 'ALL', 'a trailing ALL takes the place of all others [L-138]'],
    ['ALL', 'ALL', 'ALL alone stays [L-509]'],
    ['ALL,A,ALL', 'ALL', 'the trailing ALL counts before the leading one [L-509]'],
    ['A,ALL,B', 'A,B', 'an ALL between others goes'],
    ['ALL,ALL', 'ALL', 'ALL twice is ALL'],
    [',ALL', 'ALL', 'a leading comma before ALL goes'],
    ['ALL,', 'ALL', 'a trailing comma after ALL goes'],
    ['A,,B, A ,B', 'A,B', 'blanks go, and what is there twice'],
    ['', '', 'nothing stays nothing'],
    [',', '', 'a comma alone is nothing'],
    ['All', 'All', 'only the value ALL stands for all'],
  ])('%s is cleaned to %s: %s', (given, cleaned) => {
    expect(cleanList(given)).toBe(cleaned)
  })

  it('keeps what is escaped', () => {
    expect(cleanList(',O%27Brien%2C Ann')).toBe('O%27Brien%2C Ann')
  })
})

describe('the choices of a multi-select', () => {
  it('have All alone or not at all, whichever came last [L-414]', () => {
    expect(cleanChoices(['Ann', 'Ben', 'ALL'])).toEqual(['ALL'])
    expect(cleanChoices(['ALL', 'Ann'])).toEqual(['Ann'])
  })

  it.each([
    [['', 'A'], ['A']],
    [[' A'], ['A']],
    [['A', 'A'], ['A']],
    [[' ', 'ALL '], ['ALL']],
  ])('%j are cleaned to %j', (values, cleaned) => {
    expect(cleanChoices(values)).toEqual(cleaned)
  })

  it('are the same list when nothing has to be cleaned', () => {
    for (const clean of [[], ['ALL'], ['A', 'B']]) expect(cleanChoices(clean)).toBe(clean)
  })

  it('are 500 at most', () => {
    const many = Array.from({ length: mostChoices }, (_, index) => `v${index}`)
    expect(mostChoices).toBe(500)
    expect(cleanChoices(many)).toBe(many)
    expect(cleanChoices([...many, 'further'])).toEqual(many)
  })

  it('are clean after once', () => {
    const choice = fc.oneof(fc.constantFrom('ALL', '', ' ', 'A', ' A', 'B'), fc.string())
    fc.assert(
      fc.property(fc.array(choice), (values) => {
        const cleaned = cleanChoices(values)
        expect(cleanChoices(cleaned)).toBe(cleaned)
        expect(new Set(cleaned).size).toBe(cleaned.length)
        if (cleaned.includes('ALL')) expect(cleaned).toEqual(['ALL'])
      }),
    )
  })
})
