/** Grounds that carry white letters at 4.5 : 1 or better and stand apart from light and dark pages. */
const grounds = [
  '#1f5fae',
  '#2c6e49',
  '#8a3b12',
  '#7a2e5d',
  '#5b4bb7',
  '#0f6b75',
  '#9a2a2a',
  '#5d6414',
  '#3f5874',
  '#6b4a2b',
]

/** What the logo of a store is drawn from. */
export interface LogoStore {
  readonly hyperionId: string
  readonly name: string
}

const hash = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)

/** The first letters of the first two words, or the first two of the only one. */
function monogram(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return letters.join('').toUpperCase()
}

/**
 * The logo of a store that has none of its own: an SVG of its monogram on a rounded square. Always the same for the same
 * store. It names no brand. Letters and digits alone come from the name, so nothing has to be escaped.
 *
 * @example storeLogoSvg({ hyperionId: 'HAR', name: 'Harborview Motors' }) // '<svg …>HM</text></svg>'
 */
export function storeLogoSvg({ hyperionId, name }: LogoStore): string {
  const ground = grounds[hash(hyperionId) % grounds.length] ?? '#3f5874'
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img">',
    `<rect width="64" height="64" rx="12" fill="${ground}"/>`,
    '<text x="32" y="33" fill="#fff" font-family="Inter, system-ui, sans-serif" font-size="27" font-weight="600" ',
    `text-anchor="middle" dominant-baseline="central">${monogram(name)}</text></svg>`,
  ].join('')
}
