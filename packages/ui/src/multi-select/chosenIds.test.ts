import { describe, expect, it } from 'vitest'
import { chosenLabels, inListOrder, withAll, withExclusive } from './chosenIds'

const makes = [
  { id: 'ALL', label: 'All' },
  { id: 'honda', label: 'Honda' },
  { id: 'kia', label: 'Kia', isDisabled: true },
  { id: 'toyota', label: 'Toyota' },
]

describe('withExclusive', () => {
  it('leaves only All when All is chosen after others  [L-414]', () => {
    expect(withExclusive(['honda', 'toyota'], ['honda', 'toyota', 'ALL'], 'ALL')).toEqual(['ALL'])
  })
  it('drops All when another is chosen after it  [L-414]', () => {
    expect(withExclusive(['ALL'], ['ALL', 'honda'], 'ALL')).toEqual(['honda'])
  })
  it('leaves All alone, and lists without such an option', () => {
    expect(withExclusive([], ['ALL'], 'ALL')).toEqual(['ALL'])
    expect(withExclusive(['honda'], ['honda', 'toyota'], 'ALL')).toEqual(['honda', 'toyota'])
    expect(withExclusive(['ALL'], ['ALL', 'honda'], undefined)).toEqual(['ALL', 'honda'])
  })
})

describe('inListOrder', () => {
  it('sorts by the list, drops repetitions, and keeps unknown ids at the end', () => {
    expect(inListOrder(['toyota', 'saab', 'honda', 'toyota'], makes)).toEqual(['honda', 'toyota', 'saab'])
  })
})

describe('chosenLabels', () => {
  it('names what is chosen in the order of the list', () => {
    expect(chosenLabels(['toyota', 'honda'], makes)).toEqual(['Honda', 'Toyota'])
  })
  it('shows an id for which there is no option yet', () => {
    expect(chosenLabels(['saab'], [])).toEqual(['saab'])
  })
})

describe('withAll', () => {
  it('adds what can be chosen, without the exclusive option', () => {
    expect(withAll(['saab'], makes, 'ALL')).toEqual(['saab', 'honda', 'toyota'])
  })
  it('replaces the exclusive option', () => {
    expect(withAll(['ALL'], makes, 'ALL')).toEqual(['honda', 'toyota'])
  })
  it('keeps the exclusive option where nothing else can be chosen', () => {
    expect(withAll(['ALL'], [{ id: 'ALL', label: 'All' }], 'ALL')).toEqual(['ALL'])
  })
})
