import { expect, it } from 'vitest'
import { isWindowId } from './windowId'

it.each([
  ['0f2c6f4e-7f52-4f55-9f0a-6c5d2f6f7b11', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ["a'b", false],
  ['a\n', false],
])('%j is the id of a window: %s', (text, expected) => {
  expect(isWindowId(text)).toBe(expected)
})
