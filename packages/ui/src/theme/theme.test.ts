import { afterEach, expect, it } from 'vitest'
import { applyContrast, applyTheme, currentContrast, currentTheme } from './theme'

afterEach(() => {
  applyTheme('system')
  applyContrast('system')
})

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

it('asks for more contrast in either theme', () => {
  applyContrast('more')
  expect(document.documentElement.dataset['contrast']).toBe('more')
  expect(currentContrast()).toBe('more')
  applyContrast('system')
  expect(currentContrast()).toBe('system')
})
