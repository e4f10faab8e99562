/** What a person chooses: one theme, or whatever the operating system says. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/**
 * Shows the page in a theme. `system` leaves the choice to `prefers-color-scheme`, also when that changes later.
 *
 * @example
 * applyTheme('dark')
 */
export const applyTheme = (choice: ThemeChoice, root: HTMLElement = document.documentElement): void => {
  if (choice === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', choice)
}

/** The theme choice in force. */
export const currentTheme = (root: HTMLElement = document.documentElement): ThemeChoice => {
  const value = root.getAttribute('data-theme')
  return value === 'light' || value === 'dark' ? value : 'system'
}
