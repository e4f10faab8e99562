import type { OptionNode } from './optionCollection'

type Key = OptionNode['key']

/** Space above the first line and below the last, and beside all of them, in CSS pixels. */
export const listPadding = 4

/** Where the lines of a long list stand, in CSS pixels from the top of its content. */
export interface OptionLayout {
  /** Options and headings in their order; a group is no line of its own. */
  readonly lines: readonly OptionNode[]
  readonly heights: readonly number[]
  readonly tops: readonly number[]
  /** The height of the whole content. */
  readonly height: number
  readonly indexOf: (key: Key) => number | undefined
}

/** What of a collection its layout asks for. */
interface OptionLines {
  readonly getKeys: () => Iterable<Key>
  readonly getItem: (key: Key) => OptionNode | null
}

/**
 * Places the lines of a list below each other.
 *
 * @example
 * optionLayout(collection, () => 32).tops // [4, 36, 68, …]
 */
export function optionLayout(collection: OptionLines, heightOf: (line: OptionNode) => number): OptionLayout {
  const lines: OptionNode[] = []
  const heights: number[] = []
  const tops: number[] = []
  const indexes = new Map<Key, number>()
  let top = listPadding
  for (const key of collection.getKeys()) {
    const line = collection.getItem(key)
    if (line === null || line.type === 'section') continue
    const height = heightOf(line)
    indexes.set(key, lines.length)
    lines.push(line)
    heights.push(height)
    tops.push(top)
    top += height
  }
  return { lines, heights, tops, height: top + listPadding, indexOf: (key) => indexes.get(key) }
}

/** What is drawn at the top of a list: a line that is in no group, or a group with those of its lines that are drawn. */
export interface DrawnEntry {
  /** The group's key; null for a line of its own. */
  readonly groupKey: Key | null
  readonly indexes: readonly number[]
}

/**
 * The lines that are in sight, and with them those that must stay on the page, such as the option with the focus.
 * Groups of which a line is drawn are drawn around it.
 */
export function drawnEntries(
  { lines, indexOf }: OptionLayout,
  inSight: readonly number[],
  keptKeys: Iterable<Key>,
): readonly DrawnEntry[] {
  const kept = [...keptKeys].flatMap((key) => indexOf(key) ?? [])
  const drawn = [...new Set([...inSight, ...kept])].filter((index) => index < lines.length)
  const entries: { groupKey: Key | null; indexes: number[] }[] = []
  for (const index of drawn.sort((one, other) => one - other)) {
    const groupKey = lines[index]?.parentKey ?? null
    const last = entries.at(-1)
    if (last !== undefined && groupKey !== null && last.groupKey === groupKey) last.indexes.push(index)
    else entries.push({ groupKey, indexes: [index] })
  }
  return entries
}
