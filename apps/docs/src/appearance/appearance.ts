import { applyContrast, applyTheme } from '@retain/ui/theme'
import { themes, type ThemeName } from '@retain/ui/tokens'

/** Every theme as the toolbar names it. A theme that is missing here is a type error. */
export const themeLabels: Readonly<Record<ThemeName, string>> = {
  light: 'Light',
  dark: 'Dark',
  lightMoreContrast: 'Light with more contrast',
  darkMoreContrast: 'Dark with more contrast',
}

const isThemeName = (value: unknown): value is ThemeName => typeof value === 'string' && value in themes

/** The theme that Storybook's globals ask for; light where they ask for none. */
export const themeOf = (globals: Readonly<Record<string, unknown>>): ThemeName =>
  isThemeName(globals['theme']) ? globals['theme'] : 'light'

/** Every theme's name, light first. */
export const themeNames = Object.keys(themes).filter(isThemeName)

/** Whether a theme is one of the two with more contrast. */
export const isMoreContrast = (theme: ThemeName): boolean => theme.endsWith('MoreContrast')

/** Whether a theme writes light on dark. */
export const isDark = (theme: ThemeName): boolean => theme.startsWith('dark')

/** Shows the page in a theme, whatever the operating system says. */
export const showTheme = (theme: ThemeName): void => {
  applyTheme(isDark(theme) ? 'dark' : 'light')
  applyContrast(isMoreContrast(theme) ? 'more' : 'standard')
}
