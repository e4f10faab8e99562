import { expect, it } from 'vitest'
import { moreContrastChanges, withMoreContrast } from './moreContrast'
import { darkMoreContrastTokens, lightMoreContrastTokens } from './moreContrastTokens'
import { themes } from './tokens'

it('is what the committed file holds', () => {
  expect(lightMoreContrastTokens).toEqual(moreContrastChanges(themes.light))
  expect(darkMoreContrastTokens).toEqual(moreContrastChanges(themes.dark))
})

it('leaves a theme that has enough alone', () => {
  const once = withMoreContrast(themes.light)
  expect(withMoreContrast(once)).toEqual(once)
})

it('keeps the hue of what it moves', () => {
  expect(lightMoreContrastTokens.danger).toMatch(/ 25\)$/)
  expect(darkMoreContrastTokens.accent).toMatch(/ 265\)$/)
})
