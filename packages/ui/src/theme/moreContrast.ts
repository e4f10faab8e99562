import { contrast } from './contrast'
import { edgePairs, inkPairs, quietEdgePairs, type ContrastPair } from './contrastPairs'
import { parseOklch, resolvedValue, type Oklch } from './tokenColour'
import type { TokenName, Tokens } from './tokens'

/** The least contrast of text and of edges under more contrast (WCAG 1.4.6, and 1.4.11 raised by half). */
export const moreContrastFloors = { ink: 7, edge: 4.5 } as const

const colourOf = (name: TokenName, tokens: Tokens): Oklch => {
  const value = resolvedValue(name, tokens)
  return parseOklch(value) ?? { lightness: value === '#ffffff' ? 1 : 0, chroma: 0, hue: 0 }
}

const printed = ({ lightness, chroma, hue }: Oklch): string =>
  `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue})`

/** The same hue at another lightness; the chroma shrinks with the way that is left to black or white. */
const atLightness = (colour: Oklch, lightness: number): Oklch => {
  const share =
    lightness < colour.lightness
      ? lightness / colour.lightness
      : (1 - lightness) / Math.max(1 - colour.lightness, 0.001)
  return { ...colour, lightness, chroma: colour.chroma * Math.min(1, share) }
}

const worst = (name: TokenName, grounds: readonly TokenName[], tokens: Tokens): number =>
  Math.min(...grounds.map((ground) => contrast(name, ground, tokens)))

/** Moves a token away from its grounds, no farther than the floor asks for. */
const raised = (tokens: Tokens, [name, grounds]: ContrastPair, floor: number): Tokens => {
  if (worst(name, grounds, tokens) >= floor) return tokens
  const colour = colourOf(name, tokens)
  const ground = Math.max(...grounds.map((one) => colourOf(one, tokens).lightness))
  const step = colour.lightness < ground ? -0.005 : 0.005
  let lightness = colour.lightness
  let moved = tokens
  while (worst(name, grounds, moved) < floor && lightness > 0 && lightness < 1) {
    lightness = Math.min(1, Math.max(0, lightness + step))
    moved = { ...tokens, [name]: printed(atLightness(colour, lightness)) }
  }
  return moved
}

/** Ink on a coloured button is white or near black already: there the button itself moves. */
const movesGround: ReadonlySet<TokenName> = new Set<TokenName>(['on-accent', 'on-danger'])

/**
 * A theme's tokens with more contrast: 7 for text and 4.5 for edges, derived from the theme, so that hues and their
 * meaning stay. The result is written to `moreContrastTokens.ts` by `npm run tokens -w @retain/ui`.
 *
 * @example
 * contrast('ink-3', 'surface', withMoreContrast(themes.light)) // at least 7
 */
export const withMoreContrast = (tokens: Tokens): Tokens => {
  const { ink, edge } = moreContrastFloors
  const grounds = inkPairs
    .filter(([name]) => movesGround.has(name))
    .flatMap(([name, under]) => under.map((ground): ContrastPair => [ground, [name]]))
  const steps: readonly (readonly [readonly ContrastPair[], number])[] = [
    [grounds, ink],
    [inkPairs, ink],
    [[...edgePairs, ...quietEdgePairs], edge],
    [
      [
        ['ink-off', ['surface', 'pressed']],
        ['nav-off', ['nav']],
      ],
      edge,
    ],
    [[['line-soft', ['surface']]], edge / 2],
  ]
  return steps.reduce(
    (moved, [pairs, floor]) => pairs.reduce((present, pair) => raised(present, pair, floor), moved),
    tokens,
  )
}

/** What of a theme changes under more contrast. */
export const moreContrastChanges = (tokens: Tokens): Partial<Record<TokenName, string>> => {
  const moved = withMoreContrast(tokens)
  return Object.fromEntries(
    Object.entries(moved).filter(([name, value]) => tokens[name as TokenName] !== value),
  )
}
