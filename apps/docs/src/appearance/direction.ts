/** The reading direction of a page. */
export type Direction = 'ltr' | 'rtl'

/** The direction that Storybook's globals ask for. */
export const directionOf = (globals: Readonly<Record<string, unknown>>): Direction =>
  globals['direction'] === 'rtl' ? 'rtl' : 'ltr'

/**
 * A language of each direction: react-aria takes the direction of arrow keys and of floating panels from the language.
 * Hebrew, because it writes Latin figures, so that a story reads the same but for its direction.
 */
export const localeOf = (direction: Direction): string => (direction === 'rtl' ? 'he-IL' : 'en-US')

/** Turns the page. */
export const showDirection = (direction: Direction): void => {
  document.documentElement.dir = direction
}
