import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapModel, wrapNote, wrapStore } from './wrapText'

const digits = (length: number) => '1234567890'.repeat(7).slice(0, length)

describe('model, lender and make', () => {
  it("wrap at 15 characters and end in '..' [L-269] [L-270] [L-271] [L-594]", () => {
    expect(wrapModel(digits(40))).toEqual(['123456789012345', '678901234567890..'])
  })

  it('are whole up to 30 characters', () => {
    expect([15, 16, 30].map((length) => wrapModel(digits(length)))).toEqual([
      [digits(15)],
      [digits(15), '6'],
      [digits(15), digits(30).slice(15)],
    ])
  })
})

describe('a note', () => {
  it("has 25 characters, then 22 followed by '...' [L-272] [L-273]", () => {
    const [first = '', second = ''] = wrapNote(digits(60))
    expect(first).toHaveLength(25)
    expect(second).toBe(`${digits(47).slice(25)}...`)
  })
})

describe('a store', () => {
  it("has two lines of 25 and ends in '..' when text is left over [L-274] [L-595]", () => {
    expect(wrapStore(digits(40))).toEqual([digits(25), digits(40).slice(25)])
    expect(wrapStore(digits(51))[1]).toBe(`${digits(50).slice(25)}..`)
  })
})

it('an unknown or blank text has no lines', () => {
  expect([wrapModel(null), wrapNote(''), wrapStore('  ')]).toEqual([[], [], []])
})

it('loses nothing of what it shows, and never breaks a character in two', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'é', '😀', '7'), { maxLength: 70 }), (characters) => {
      const text = characters.join('')
      const joined = wrapNote(text).join('')
      expect(joined).toBe(characters.length > 47 ? `${characters.slice(0, 47).join('')}...` : text)
    }),
  )
})
