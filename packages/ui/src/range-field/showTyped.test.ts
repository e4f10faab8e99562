import { expect, it } from 'vitest'
import { showTyped } from './showTyped'

it.each([
  ['2500', '$2,500', '2,500'],
  ['-2500', '-$2,500', '-2,500'],
  ['2500.5', '$2,500.50', '2,500.5'],
  ['', '', ''],
  ['abc', 'abc', 'abc'],
  ['10-', '-$10', '-10'],
  ['1,5', '1,5', '1,5'],
])('shows %j as the amount %j and the number %j', (text, amount, number) => {
  expect(showTyped(text, 'currency', 'en-US')).toBe(amount)
  expect(showTyped(text, 'decimal', 'en-US')).toBe(number)
  expect(showTyped(text, 'asTyped', 'en-US')).toBe(text)
})
