import { expect, it } from 'vitest'
import { scoreLevel } from './score'

it('has an icon for scores 1 to 10 only [L-266] [O-109]', () => {
  expect([0, 1, 10, 11, null, 5.5, -1].map((score) => scoreLevel(score) !== null)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('is low to 3, middle to 7, high above', () => {
  expect([1, 3, 4, 7, 8, 10].map(scoreLevel)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high'])
})
