import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinList, splitList } from './commaList'

describe('a comma-joined list', () => {
  it('escapes percent, comma and apostrophe inside of a value', () => {
    expect(joinList(["O'Brien, Ann", 'Lee'])).toBe('O%27Brien%2C Ann,Lee')
    expect(joinList(['100%', '%2C'])).toBe('100%25,%252C')
    expect(joinList([])).toBe('')
  })

  it('is taken apart without its blank values', () => {
    expect(splitList('O%27Brien%2C Ann,,Lee')).toEqual(["O'Brien, Ann", 'Lee'])
    expect(splitList(' A , B,')).toEqual(['A', 'B'])
    expect(splitList('')).toEqual([])
  })

  it('takes escapes in either case, and leaves those that it never writes', () => {
    expect(splitList('a%2cb')).toEqual(['a,b'])
    expect(splitList('a%41b%')).toEqual(['a%41b%'])
  })

  it('reads back as it was written', () => {
    const value = fc.string().filter((text) => text !== '' && text === text.trim())
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(splitList(joinList(values))).toEqual(values)
      }),
    )
  })
})
