import { parseOklch, resolvedValue, type Oklch } from './tokenColour'
import type { TokenName, Tokens } from './tokens'

const linearFromHex = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })

const linearFromOklch = ({ lightness, chroma, hue }: Oklch): number[] => {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
}

const luminance = (name: TokenName, tokens: Tokens): number => {
  const value = resolvedValue(name, tokens)
  const parts = parseOklch(value)
  const [red = 0, green = 0, blue = 0] = parts === undefined ? linearFromHex(value) : linearFromOklch(parts)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The WCAG 2 contrast ratio of two opaque colour tokens, from 1 to 21.
 *
 * @example
 * contrast('ink', 'surface', themes.light) // about 17.5
 */
export const contrast = (one: TokenName, other: TokenName, tokens: Tokens): number => {
  const first = luminance(one, tokens)
  const second = luminance(other, tokens)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
