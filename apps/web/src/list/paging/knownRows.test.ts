import { expect, it } from 'vitest'
import { reuseEqualRows, knownRows } from './knownRows'

interface Row {
  readonly id: string
  readonly text: string
}

const row = (id: string, text = 'as before'): Row => ({ id, text })
const lists: Readonly<Record<string, readonly Row[]>> = {
  first: [row('1'), row('2')],
  second: [row('3'), row('4')],
  whole: [row('1'), row('2'), row('3'), row('4')],
}
const knownOf = (request: string) => knownRows(request, ['first', 'whole', 'second'], (of) => lists[of])

it('knows the rows of the page itself, however long another list is', () => {
  expect(knownOf('first')).toBe(lists['first'])
})

it('knows the longest list of the same rows where the page is new', () => {
  expect(knownOf('another')).toBe(lists['whole'])
  expect(knownRows('another', ['third'], (of) => lists[of])).toEqual([])
})

it('keeps the object of a row that says the same, and takes a row that changed or is new', () => {
  const known = [row('1'), row('2')]
  const keep = reuseEqualRows(known, ({ id }) => id)
  expect(keep(row('1'))).toBe(known[0])
  expect(keep(row('2', 'changed'))).toEqual(row('2', 'changed'))
  expect(keep(row('3'))).toEqual(row('3'))
})
