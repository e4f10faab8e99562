import { expect, it } from 'vitest'
import { isRecord } from './record'

it.each([
  [{}, true],
  [{ id: '17' }, true],
  [['17'], false],
  [null, false],
  ['17', false],
  [17, false],
  [undefined, false],
])('tells whether %j has named fields: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})
