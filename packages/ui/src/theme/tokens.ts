import { darkTokens } from './darkTokens'
import { lightTokens } from './lightTokens'
import { darkMoreContrastTokens, lightMoreContrastTokens } from './moreContrastTokens'
import type { TokenName } from './tokenName'

export type { TokenName } from './tokenName'

/** A theme's values, complete. */
export type Tokens = Readonly<Record<TokenName, string>>

/** The name of a theme. */
export type ThemeName = 'light' | 'dark' | 'lightMoreContrast' | 'darkMoreContrast'

const dark: Tokens = { ...lightTokens, ...darkTokens }

/**
 * All themes, complete, as typed values. Components use the CSS variables; this is for what cannot read CSS
 * (charts, tests, documentation).
 *
 * @example
 * themes.dark['line-field'] // 'oklch(0.525 0.024 262)'
 */
export const themes: Readonly<Record<ThemeName, Tokens>> = {
  light: lightTokens,
  dark,
  lightMoreContrast: { ...lightTokens, ...lightMoreContrastTokens },
  darkMoreContrast: { ...dark, ...darkMoreContrastTokens },
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
