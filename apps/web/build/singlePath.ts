/** A shape of an icon, as lucide describes it. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

type Attributes = Shape[1]

/** The shapes that can be part of a path, by the attributes that say where their lines are. */
const geometries: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  line: ['x1', 'y1', 'x2', 'y2'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
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
  const lines: string[] = []
  const others: Shape[] = []
  for (const [tag, given] of shapes) {
    const attributes = Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'key'))
    if (isLine(tag, attributes)) lines.push(pathOf(tag, attributes))
    else others.push([tag, attributes])
  }
  return lines.length === 0 ? others : [['path', { d: lines.join('').replaceAll(' -', '-') }], ...others]
}

const isLine = (tag: string, attributes: Attributes): boolean =>
  Object.keys(attributes).every((name) => geometries[tag]?.includes(name) === true)

function pathOf(tag: string, attributes: Attributes): string {
  const at = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return startingAbsolute(attributes.d ?? '')
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'))
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
    default:
      return rectangle(
        at('x'),
        at('y'),
        at('width'),
        at('height'),
        at(attributes.rx === undefined ? 'ry' : 'rx'),
      )
  }
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
