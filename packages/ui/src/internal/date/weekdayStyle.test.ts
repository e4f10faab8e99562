import { expect, it } from 'vitest'
import { weekdayStyle } from './weekdayStyle'

it.each([
  ['en-US', 'short'],
  ['de-DE', 'short'],
  ['fr-FR', 'short'],
  ['ja-JP', 'short'],
  ['ar-EG', 'narrow'],
])('shows the weekdays of %s %s', (locale, style) => {
  expect(weekdayStyle(locale)).toBe(style)
})
