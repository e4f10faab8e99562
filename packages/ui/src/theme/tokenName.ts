import type { lightTokens } from './lightTokens'

/** The name of a token: of the CSS variable `--name`. */
export type TokenName = keyof typeof lightTokens
