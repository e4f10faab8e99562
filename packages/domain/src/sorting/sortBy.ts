import { compareFilled, compareIds, type Sortable } from './sorting'
import type { SortDirection } from './sortDirection'

interface Keyed<Row> {
  readonly row: Row
  readonly id: string
}

/**
 * The rows in the order of `compareSortable`; of each row `sortableOf` is asked once. The given list stays as it is. Rows are
 * gathered by their values, so that a value is compared once and not with every row that has it: lists of thousands have few
 * years, models and makes.
 */
export function sortBy<Row>(
  rows: readonly Row[],
  direction: SortDirection,
  sortableOf: (row: Row) => Sortable,
): readonly Row[] {
  const ofValue = new Map<number | string, Keyed<Row>[]>()
  const empty: Keyed<Row>[] = []
  for (const row of rows) {
    const { value, id } = sortableOf(row)
    const group = value === null ? empty : ofValue.get(value)
    if (group !== undefined) group.push({ row, id })
    else if (value !== null) ofValue.set(value, [{ row, id }])
  }
  const values = [...ofValue.keys()]
  values.sort(orderOf(values))
  if (direction === 'desc') values.reverse()
  const ordered: Row[] = []
  for (const group of [...values.map((value) => ofValue.get(value) ?? []), empty])
    for (const { row } of sortedByIds(group)) ordered.push(row)
  return ordered
}

/** Units in which the order of UTF-16 is not that of code points. */
const highUnits = /[\ud800-\uffff]/

/** How values are compared; the browser's own comparison of texts is right, and quicker, where no text has a high unit. */
function orderOf(
  values: readonly (number | string)[],
): (left: number | string, right: number | string) => number {
  const isPlain = values.every((value) => typeof value === 'string' && !highUnits.test(value))
  return isPlain ? (left, right) => (left < right ? -1 : 1) : compareFilled
}

/** A number of so many digits is exact. */
const shortNumber = /^\d{1,15}$/

/** The rows of one value, by their ids. */
function sortedByIds<Row>(group: Keyed<Row>[]): readonly Keyed<Row>[] {
  if (group.length < 2) return group
  if (!group.every(({ id }) => shortNumber.test(id)))
    return group.sort((one, other) => compareIds(one.id, other.id))
  return group
    .map(({ row, id }) => ({ row, id, number: Number(id) }))
    .sort((one, other) => one.number - other.number)
}
