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
export interface Sortable {
  readonly value: SortValue
  readonly id: string
}

/** Compares two values that are not empty, in ascending order. */
export const compareFilled = (left: number | string, right: number | string): number =>
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
