import { describe, expect, it } from 'vitest'
import { foldText } from './foldText'
import { allOptions, matchingEntries, usableEntries } from './optionEntries'
import type { SelectOption } from './selectOption'

const honda = {
  label: 'Honda',
  options: [
    { id: '1', label: 'Civic' },
    { id: '2', label: 'CR-V' },
  ],
}
const citroen = { label: 'Citroën', options: [{ id: '3', label: 'C3', description: 'Aircross' }] }

describe('usableEntries', () => {
  it('drops options with a blank label, and groups that have none left  [L-133]', () => {
    const nameless = { id: '9', label: null as unknown as string }
    expect(
      usableEntries('Select', [
        { id: '4', label: ' ' },
        nameless,
        { label: 'Kia', options: [{ id: '5', label: '' }] },
        honda,
      ]),
    ).toEqual([honda])
  })
  it('throws while developing when two options have one id', () => {
    expect(() => usableEntries('Select', [honda, { id: '2', label: 'Accord' }])).toThrow(
      'Select has the id "2" twice',
    )
  })
})

describe('matchingEntries', () => {
  it('finds any part of a label or a description, whatever case and accents', () => {
    expect(matchingEntries([honda, citroen], 'r-v')).toEqual([
      { label: 'Honda', options: [{ id: '2', label: 'CR-V' }] },
    ])
    expect(matchingEntries([honda, citroen], 'AIRCRÖSS')).toEqual([citroen])
  })
  it('keeps a group whole when its heading matches', () => {
    expect(matchingEntries([honda, citroen], 'citroe')).toEqual([citroen])
  })
  it('gives everything for a blank search, and nothing where nothing matches', () => {
    expect(matchingEntries([honda], '  ')).toEqual([honda])
    expect(matchingEntries([honda], '💨')).toEqual([])
  })
})

describe('allOptions', () => {
  it('opens the groups in order', () => {
    expect(allOptions([honda, { id: '7', label: 'Other' }]).map(({ id }: SelectOption) => id)).toEqual([
      '1',
      '2',
      '7',
    ])
  })
})

describe('foldText', () => {
  it.each([
    ['Škoda', 'skoda'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['Łódź Ærø', 'lodz aero'],
    ['İstanbul', 'istanbul'],
    ['مُحَمَّد', 'محمد'],
    ['👩‍👧', '👩‍👧'],
  ])('makes %s %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})
