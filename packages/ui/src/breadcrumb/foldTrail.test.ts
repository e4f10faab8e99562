import { expect, it } from 'vitest'
import { foldTrail } from './foldTrail'

it.each([[[]], [['a']], [['a', 'b', 'c', 'd']]])('shows all of %j', (items) => {
  expect(foldTrail(items)).toEqual({ first: items, folded: [], rest: [] })
})

it('folds the middle of more than four, and keeps both ends', () => {
  expect(foldTrail(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
    first: ['a'],
    folded: ['b', 'c', 'd'],
    rest: ['e', 'f'],
  })
})
