import type { SeenMapping } from './mappingConflict'

/** What takes a change of mappings back: these originals are mapped as before, or no longer where they were not. */
export interface MappingUndo {
  readonly mappedTo: string | null
  readonly items: readonly string[]
  /** What the originals have to be mapped to still, so that nobody's later change is lost. */
  readonly seen: readonly SeenMapping[]
}

/**
 * What takes a change of several originals back, one step for each value that they had before, in the order of the rows.
 *
 * @param before the rows as they were.
 * @param wanted what they were mapped to; `null` where their mapping was deleted.
 * @example undoOfMapping([{ mappedItem: 'CHEVY', mappedTo: null }], 'Chevrolet')
 * // [{ mappedTo: null, items: ['CHEVY'], seen: [{ mappedItem: 'CHEVY', mappedTo: 'Chevrolet' }] }]
 */
export function undoOfMapping(before: readonly SeenMapping[], wanted: string | null): readonly MappingUndo[] {
  const changed = before.filter(({ mappedTo }) => mappedTo !== wanted)
  const values = [...new Set(changed.map(({ mappedTo }) => mappedTo))]
  return values.map((value) => {
    const items = changed.flatMap(({ mappedItem, mappedTo }) => (mappedTo === value ? [mappedItem] : []))
    return {
      mappedTo: value,
      items,
      seen: items.map((mappedItem) => ({ mappedItem, mappedTo: wanted })),
    }
  })
}
