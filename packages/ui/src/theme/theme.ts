/** The user's choice of a theme; `system` follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** The user's choice of contrast; `system` follows the operating system. */
export type ContrastChoice = 'more' | 'standard' | 'system'

const apply = (attribute: string, choice: string, root: HTMLElement): void => {
  if (choice === 'system') root.removeAttribute(attribute)
  else root.setAttribute(attribute, choice)
}

/**
 * Shows the page in a theme. `system` leaves the choice to `prefers-color-scheme`, also when that changes later.
 *
 * @example
 * applyTheme('dark')
 */
export const applyTheme = (choice: ThemeChoice, root: HTMLElement = document.documentElement): void =>
  apply('data-theme', choice, root)

/** The present choice of theme. */
export const currentTheme = (root: HTMLElement = document.documentElement): ThemeChoice => {
  const value = root.getAttribute('data-theme')
  return value === 'light' || value === 'dark' ? value : 'system'
}

/**
 * Shows the page, in either theme, with more contrast: at least 7 for text and 4.5 for edges. `system` leaves the choice to
 * `prefers-contrast`.
 *
 * @example
 * applyContrast('more')
 */
export const applyContrast = (choice: ContrastChoice, root: HTMLElement = document.documentElement): void =>
  apply('data-contrast', choice, root)

/** The present choice of contrast. */
export const currentContrast = (root: HTMLElement = document.documentElement): ContrastChoice => {
  const value = root.getAttribute('data-contrast')
  return value === 'more' || value === 'standard' ? value : 'system'
}
