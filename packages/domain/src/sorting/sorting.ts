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

/** What a row is compared by: its value, and among those of one value its id. */
interface Compared<Id> {
  readonly value: SortValue
  readonly id: Id
}

/** A row with what it is compared by, so that each key is made once and not at every comparison. */
export type Sortable = Compared<string>

const compareFilled = (left: number | string, right: number | string): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : compareKeys(String(left), String(right))

/** An id as it is compared: its number without zeros at the beginning, `null` where it is not of digits only. */
interface IdKey {
  readonly text: string
  readonly number: string | null
}

const idKey = (text: string): IdKey => ({
  text,
  number: /^\d+$/.test(text) ? text.replace(/^0+(?=.)/, '') : null,
})

const compareIdKeys = (left: IdKey, right: IdKey): number =>
  left.number === null || right.number === null
    ? compareKeys(left.text, right.text)
    : left.number.length - right.number.length || compareKeys(left.number, right.number)

/** Compares two ids: those of digits only as numbers of any length, others by code point. */
export const compareIds = (left: string, right: string): number => compareIdKeys(idKey(left), idKey(right))

/** By value in the given direction, empty values last in both directions, ties by id ascending. */
const comparing =
  <Id>(direction: SortDirection, compareTies: (left: Id, right: Id) => number) =>
  (left: Compared<Id>, right: Compared<Id>): number => {
    if (left.value === null || right.value === null) {
      return Number(left.value === null) - Number(right.value === null) || compareTies(left.id, right.id)
    }
    const order = compareFilled(left.value, right.value)
    return (direction === 'asc' ? order : -order) || compareTies(left.id, right.id)
  }

/**
 * The order of every list, the same as that of SQL: by value in the given direction, empty values last in both
 * directions, ties by id ascending so that pages never overlap (L-602, L-604).
 */
export const compareSortable = (direction: SortDirection): ((left: Sortable, right: Sortable) => number) =>
  comparing(direction, compareIds)

/** The rows in order; of each row `sortableOf` is asked once and its id read once. The given list stays as it is. */
export const sortBy = <Row>(
  rows: readonly Row[],
  direction: SortDirection,
  sortableOf: (row: Row) => Sortable,
): readonly Row[] =>
  rows
    .map((row) => {
      const { value, id } = sortableOf(row)
      return { row, value, id: idKey(id) }
    })
    .sort(comparing(direction, compareIdKeys))
    .map(({ row }) => row)
