import type { TokenName, Tokens } from './tokens'

/** A colour as OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)/
const reference = /^var\(--([\w-]+)\)$/

/** The value of a token, with references resolved. */
export const resolvedValue = (name: TokenName, tokens: Tokens): string => {
  const value = tokens[name]
  const referred = reference.exec(value)?.[1]
  return referred === undefined ? value : resolvedValue(referred as TokenName, tokens)
}

/** Reads `oklch(…)`; undefined for any other way to write a colour. */
export const parseOklch = (value: string): Oklch | undefined => {
  const parts = oklch.exec(value)
  return parts === null
    ? undefined
    : { lightness: Number(parts[1]), chroma: Number(parts[2]), hue: Number(parts[3]) }
}
