import { darkTokens } from './darkTokens'
import { lightTokens } from './lightTokens'

/** The name of a token: of the CSS variable `--name`. */
export type TokenName = keyof typeof lightTokens

/** A theme's values, complete. */
export type Tokens = Readonly<Record<TokenName, string>>

/**
 * Both themes, complete, as typed values. Components use the CSS variables; this is for what cannot read CSS
 * (charts, tests, documentation).
 *
 * @example
 * themes.dark['line-field'] // 'oklch(0.525 0.024 262)'
 */
export const themes: Readonly<Record<'light' | 'dark', Tokens>> = {
  light: lightTokens,
  dark: { ...lightTokens, ...darkTokens },
}

/**
 * Writes tokens as CSS declarations.
 *
 * @example
 * cssVariables({ ink: '#000' }) // '--ink: #000;'
 */
export const cssVariables = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')
