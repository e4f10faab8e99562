/** A shape of an icon, as lucide describes it. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

type Attributes = Shape[1]

/** How a shape becomes part of a path, and by which attributes: one with others has a look of its own. */
interface Line {
  readonly attributes: readonly string[]
  readonly path: (at: (name: string) => number, given: Attributes) => string
}

const lines: Readonly<Record<string, Line>> = {
  path: { attributes: ['d'], path: (_at, { d = '' }) => startingAbsolute(d) },
  line: {
    attributes: ['x1', 'y1', 'x2', 'y2'],
    path: (at) => `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`,
  },
  circle: {
    attributes: ['cx', 'cy', 'r'],
    path: (at) => ellipse(at('cx'), at('cy'), at('r'), at('r')),
  },
  ellipse: {
    attributes: ['cx', 'cy', 'rx', 'ry'],
    path: (at) => ellipse(at('cx'), at('cy'), at('rx'), at('ry')),
  },
  rect: {
    attributes: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    path: (at, { rx }) =>
      rectangle(at('x'), at('y'), at('width'), at('height'), at(rx === undefined ? 'ry' : 'rx')),
  },
}

/**
 * The shapes of an icon with all that are mere lines joined in one path. A shape with a look of its own, as a filled dot, stays
 * apart. React keys are left out.
 *
 * @example
 * singlePath([['path', { d: 'm9 18 6-6', key: 'a1' }], ['line', { x1: '4', x2: '20', y1: '5', y2: '5' }]])
 * // [['path', { d: 'M9 18l6-6M4 5L20 5' }]]
 */
export function singlePath(shapes: readonly Shape[]): readonly Shape[] {
  const paths: string[] = []
  const others: Shape[] = []
  for (const [tag, given] of shapes) {
    const attributes = Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'key'))
    const path = pathOf(tag, attributes)
    if (path === null) others.push([tag, attributes])
    else paths.push(path)
  }
  return paths.length === 0 ? others : [['path', { d: paths.join('').replaceAll(' -', '-') }], ...others]
}

/** The path of a shape that is a mere line; `null` of any other. */
function pathOf(tag: string, given: Attributes): string | null {
  const line = lines[tag]
  if (line === undefined || !Object.keys(given).every((name) => line.attributes.includes(name))) return null
  return line.path((name) => Number(given[name] ?? 0), given)
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*(?=([-+.\d])?)`)

/** A path that may follow another: its start is not counted from where that one ended. Numbers after the start are lines. */
const startingAbsolute = (d: string): string =>
  d.replace(
    relativeStart,
    (_start, x: string, y: string, next: string | undefined) => `M${x} ${y}${next === undefined ? '' : 'l'}`,
  )
