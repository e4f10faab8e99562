import { expect, it } from 'vitest'
import { distinctKeys } from './distinctKeys'

it.each([
  [[], 0],
  [['a', 'b'], 2],
  [['a', 'a', 'a'], 3],
  [['', '', ' '], 3],
  [['1 a', 'a', '1 a', 'a', '2 a'], 5],
])('gives %j as many keys as there are labels', (labels, count) => {
  expect(new Set(distinctKeys(labels)).size).toBe(count)
})

it('keeps the key of a label when another comes before it', () => {
  expect(distinctKeys(['b', 'a'])[1]).toBe(distinctKeys(['a'])[0])
})
