import { expect, it } from 'vitest'
import { isBelowThreeColumns, isNarrowWidth, isPhoneWidth, media } from './breakpoints'

/** The last or first width of a media query. */
const limitOf = (query: string) => Number(/\d+/.exec(query)?.[0])

it.each([
  ['phone', media.phone, isPhoneWidth],
  ['narrow', media.narrow, isNarrowWidth],
  ['two-column', media.twoColumns, isBelowThreeColumns],
])('ends a %s window at the same pixel in styles and in components', (_, query, fits) => {
  const limit = limitOf(query)
  expect(query).toBe(`(max-width: ${limit}px)`)
  expect([limit - 1, limit, limit + 1, Infinity].map(fits)).toEqual([true, true, false, false])
})
