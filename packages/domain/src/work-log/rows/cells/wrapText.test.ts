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

describe('a line', () => {
  it('ends at the last space within its characters [L-594] [L-595]', () => {
    expect(wrapModel('Grand Cherokee L')).toEqual(['Grand Cherokee', 'L'])
    expect(wrapModel('Transit Connect Wagon')).toEqual(['Transit Connect', 'Wagon'])
    expect(wrapModel('Silverado 2500HD High Country')).toEqual(['Silverado', '2500HD High..'])
    expect(wrapStore('Peachtree Crossing Imports')).toEqual(['Peachtree Crossing', 'Imports'])
    expect(wrapNote('Wants a hybrid before the lease ends in the summer')).toEqual([
      'Wants a hybrid before the',
      'lease ends in the...',
    ])
  })

  it('breaks inside a word only when the word alone is longer [L-594] [L-595]', () => {
    expect(wrapModel('Kraftfahrzeugverleih Ost')).toEqual(['Kraftfahrzeugve', 'rleih Ost'])
    expect(wrapModel('VW Kraftfahrzeugverleih')).toEqual(['VW', 'Kraftfahrzeugve..'])
  })

  it('has one space for any white space, and none at its ends', () => {
    expect(wrapNote('  Call\n\tafter   five ')).toEqual(['Call after five'])
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

it('has no line over its width, loses nothing of what it shows, and never breaks a character in two', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'é', '😀', ' '), { maxLength: 70 }), (characters) => {
      const text = characters.join('').trim().replace(/ +/g, ' ')
      const lines = wrapNote(characters.join(''))
      const shown = lines.map((line) => line.replace(/\.\.\.$/, ''))
      expect(shown.every((line, at) => [...line].length <= (at === 0 ? 25 : 22))).toBe(true)
      const solid = text.replaceAll(' ', '')
      const joined = shown.join('').replaceAll(' ', '')
      expect(solid.startsWith(joined)).toBe(true)
      expect(lines.at(-1)?.endsWith('...') ?? false).toBe(joined !== solid)
    }),
  )
})

it('breaks inside no word that a line holds', () => {
  const word = fc.stringMatching(/^[a-z]{1,15}$/)
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const shown = wrapModel(words.join(' ')).join(' ').replace(/\.\.$/, '')
      expect(words.slice(0, shown.split(' ').length).join(' ')).toBe(shown)
    }),
  )
})
