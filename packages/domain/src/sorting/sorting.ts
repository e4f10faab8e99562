import { compareKeys } from '../text/sortKey'
import type { SortDirection } from './sortDirection'

/** What a list is sorted by: a column key and a direction, in the words of the calls (L-603, L-604). */
export interface Sort<Column extends string = string> {
  readonly orderBy: Column
  readonly orderDirection: SortDirection
}

/**
 * The sort after a click on a header: the first click on a column is descending, a click on the column that is
 * already sorted by turns the direction (L-368, L-369, L-603).
 *
 * @example nextSort({ orderBy: 'year', orderDirection: 'desc' }, 'year') // { orderBy: 'year', orderDirection: 'asc' }
 */
export const nextSort = <Column extends string>(current: Sort<Column>, column: Column): Sort<Column> => ({
  orderBy: column,
  orderDirection: column === current.orderBy && current.orderDirection === 'desc' ? 'asc' : 'desc',
})

/** What one row is compared by: a figure, a key (`sortKey` of a text, or an instant), or `null` for an empty value. */
export type SortValue = number | string | null

/** A row with what it is compared by, so that each key is made once and not at every comparison. */
export interface Sortable {
  readonly value: SortValue
  readonly id: string
}

const compareFilled = (left: number | string, right: number | string): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : compareKeys(String(left), String(right))

const withoutZeros = (id: string): string => id.replace(/^0+(?=.)/, '')

/** Compares two ids: those of digits only as numbers of any length, others by code point. */
export function compareIds(left: string, right: string): number {
  if (!/^\d+$/.test(left) || !/^\d+$/.test(right)) return compareKeys(left, right)
  const [a, b] = [withoutZeros(left), withoutZeros(right)]
  return a.length - b.length || compareKeys(a, b)
}

/**
 * The order of every list, the same as that of SQL: by value in the given direction, empty values last in both
 * directions, ties by id ascending so that pages never overlap (L-602, L-604).
 */
export const compareSortable =
  (direction: SortDirection) =>
  (left: Sortable, right: Sortable): number => {
    if (left.value === null || right.value === null) {
      return Number(left.value === null) - Number(right.value === null) || compareIds(left.id, right.id)
    }
    const order = compareFilled(left.value, right.value)
    return (direction === 'asc' ? order : -order) || compareIds(left.id, right.id)
  }

/** The rows in order, `sortableOf` asked once for each; the given list stays as it is. */
export const sortBy = <Row>(
  rows: readonly Row[],
  direction: SortDirection,
  sortableOf: (row: Row) => Sortable,
): readonly Row[] => {
  const compare = compareSortable(direction)
  return rows
    .map((row) => ({ row, sortable: sortableOf(row) }))
    .sort((left, right) => compare(left.sortable, right.sortable))
    .map(({ row }) => row)
}
