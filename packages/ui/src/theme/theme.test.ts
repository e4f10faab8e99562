import { afterEach, expect, it } from 'vitest'
import { applyTheme, currentTheme } from './theme'

afterEach(() => applyTheme('system'))

it('keeps a chosen theme as one attribute', () => {
  applyTheme('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(currentTheme()).toBe('dark')
})

it('leaves the choice to the operating system', () => {
  applyTheme('dark')
  applyTheme('system')
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
  expect(currentTheme()).toBe('system')
})
