import { uniqueIds } from '../internal/developer-error/uniqueIds'

/** A column that a person may show, hide and move. */
export interface EditableColumn {
  readonly key: string
  readonly label: string
  /** It stands first, in the order of `columns`, and is neither moved nor removed. @default false */
  readonly isFixed?: boolean | undefined
}

/** The chosen columns, in their order; the fixed ones first. */
export type ColumnList = readonly EditableColumn[]

/**
 * The columns of the keys of a list. A list may be old, so that it is put right rather than refused: unknown keys and
 * repeated ones are left out, fixed columns are put first, and those that are missing are added.
 * Two columns with the same key are a mistake of the caller: said while developing; in production the first counts.
 *
 * @example chosenColumns(columns, ['name', 'lender', 'gone']).map((column) => column.key) // ['name', 'lender']
 */
export function chosenColumns(columns: readonly EditableColumn[], keys: readonly string[]): ColumnList {
  const own = uniqueIds('ColumnEditor', columns)
  const byKey = new Map(own.map((column) => [column.key, column]))
  const chosen = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? [])
  return [
    ...own.filter((column) => column.isFixed === true),
    ...chosen.filter((column) => column.isFixed !== true),
  ]
}

/** The columns that can still be added, by their labels. */
export const columnsToAdd = (columns: readonly EditableColumn[], list: ColumnList): ColumnList => {
  const listed = new Set(list.map(({ key }) => key))
  return columns
    .filter(({ key }) => !listed.has(key) && listed.add(key))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}

/** How many columns stand fixed at the start. */
export const fixedCount = (list: ColumnList): number =>
  list.filter((column) => column.isFixed === true).length

/** Puts a column at the end; one that is there already stays where it is. */
export const addColumn = (list: ColumnList, column: EditableColumn): ColumnList =>
  list.some(({ key }) => key === column.key) ? list : [...list, column]

/** Whether a column may be removed: a fixed one never, and the last one neither, for a grid has a column. */
export const canRemove = (list: ColumnList, index: number): boolean =>
  list.length > 1 && index >= fixedCount(list) && index < list.length

/** Removes a column where that is allowed. */
export const removeColumn = (list: ColumnList, index: number): ColumnList =>
  canRemove(list, index) ? list.toSpliced(index, 1) : list

/** The place nearest to `index` where a column may be moved to: behind the fixed ones, within the list. */
export const nearestPlace = (list: ColumnList, index: number): number =>
  Math.min(Math.max(index, fixedCount(list)), list.length - 1)

/**
 * Moves a column to another place, as near to it as is allowed. A fixed column stays.
 *
 * @example moveColumn([a, b, c], 2, 0) // [c, a, b]
 */
export function moveColumn(list: ColumnList, from: number, to: number): ColumnList {
  const column = list[from]
  if (column === undefined || column.isFixed === true) return list
  return list.toSpliced(from, 1).toSpliced(nearestPlace(list, to), 0, column)
}

/** Whether two lists have the same columns in the same order. */
export const isSameList = (one: ColumnList, other: ColumnList): boolean =>
  one.length === other.length && one.every(({ key }, at) => key === other[at]?.key)
