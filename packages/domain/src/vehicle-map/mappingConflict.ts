import type { MappingItem } from './mappingItem'

/** What somebody saw an original mapped to when they chose it. */
export type SeenMapping = Pick<MappingItem, 'mappedItem' | 'mappedTo'>

/**
 * The rows that somebody else has changed since they were seen. A row that says already what is wanted is none of them, so
 * that a repeated call ends like the first. Rows of which nothing was seen are not compared.
 *
 * @param wanted what the rows are to be mapped to; `null` where their mapping is deleted.
 * @example
 * changedMeanwhile([{ mappedItem: 'CHEVY', mappedTo: 'Chevrolet' }], [{ mappedItem: 'CHEVY', mappedTo: null }], 'Chevy')
 * // the row of CHEVY
 */
export function changedMeanwhile<Row extends SeenMapping>(
  present: readonly Row[],
  seen: readonly SeenMapping[],
  wanted: string | null,
): readonly Row[] {
  const before = new Map(seen.map(({ mappedItem, mappedTo }) => [mappedItem, mappedTo]))
  return present.filter(
    ({ mappedItem, mappedTo }) =>
      mappedTo !== wanted && before.has(mappedItem) && before.get(mappedItem) !== mappedTo,
  )
}

/** What is said where it is not known what somebody else has made of the rows. */
export const meanwhileText = 'Somebody else has changed this meanwhile.'

/**
 * What is said of rows that somebody else has changed since they were seen.
 *
 * @example conflictOf([{ mappedItem: 'CHEVY', mappedTo: 'Chevrolet' }]) // 'Somebody else has changed this meanwhile: CHEVY is mapped to Chevrolet.'
 */
export function conflictOf(changed: readonly SeenMapping[]): string {
  const [first] = changed
  if (first === undefined) return ''
  if (changed.length > 1) return `Somebody else has changed ${changed.length} of these meanwhile.`
  const now = first.mappedTo === null ? 'is not mapped' : `is mapped to ${first.mappedTo}`
  return `Somebody else has changed this meanwhile: ${first.mappedItem} ${now}.`
}
