import { expect, it } from 'vitest'
import { excerpt } from './excerpt'

it.each([
  ['Short.', 6, 'Short.'],
  ['  Short.  ', 6, 'Short.'],
  ['Wants to hear from us in May.', 8, 'Wants to…'],
  ['Wants to hear from us in May.', 9, 'Wants to…'],
  ['Nice 🚗🚗', 6, 'Nice…'],
  ['', 5, ''],
])('%j cut to %i is %j', (text, longest, cut) => {
  expect(excerpt(text, longest)).toBe(cut)
})
