import type { Page } from '../paging/page'
import { compareSortable, type Sort, type SortValue } from '../sorting/sorting'
import { searchedOrder, type ChangedOrder } from './orderChanges'

/** The keys of the rows of a list, and the values that they are sorted by. */
export interface RowOrder<Row> extends Pick<Sort, 'orderDirection'> {
  readonly idOf: (row: Row) => string
  readonly valueOf: (row: Row) => SortValue
}

/**
 * The values that rows were sorted by when the list was searched for, with those of the rows that a change is the first
 * of.
 */
function searchedValues<Row>(
  known: ChangedOrder['searched'],
  before: readonly Row[],
  after: readonly Row[],
  { idOf, valueOf }: RowOrder<Row>,
): ChangedOrder['searched'] {
  const found: Record<string, SortValue> = {}
  let byId: ReadonlyMap<string, Row> | null = null
  const formerOf = (row: Row, at: number): Row | undefined => {
    const here = before[at]
    if (here !== undefined && idOf(here) === idOf(row)) return here
    byId ??= new Map(before.map((one) => [idOf(one), one]))
    return byId.get(idOf(row))
  }
  after.forEach((row, at) => {
    if (row === before[at] || Object.hasOwn(known, idOf(row))) return
    const former = formerOf(row, at)
    if (former !== undefined && valueOf(former) !== valueOf(row)) found[idOf(row)] = valueOf(former)
  })
  return Object.keys(found).length === 0 ? known : { ...known, ...found }
}

/** The rows of a page that a fresh search would put elsewhere, of those that live changes have touched. */
function movedRows<Row>(
  { list, page, pageCount }: Page<Row>,
  searched: ChangedOrder['searched'],
  { idOf, valueOf, orderDirection }: RowOrder<Row>,
): readonly string[] {
  const compare = compareSortable(orderDirection)
  const sortable = (row: Row) => ({ id: idOf(row), value: valueOf(row) })
  const formerOf = (id: string) => ({ id, value: searched[id] ?? null })
  const isTouched = list.map((row) => {
    const id = idOf(row)
    return Object.hasOwn(searched, id) && searched[id] !== valueOf(row)
  })
  const untouchedBelow = new Map<number, Row | undefined>()
  list.reduceRight<Row | undefined>((below, row, at) => {
    if (isTouched[at] !== true) return row
    untouchedBelow.set(at, below)
    return below
  }, undefined)

  const moved: string[] = []
  /** The last row in the right order. */
  let above: Row | undefined
  list.forEach((row, at) => {
    if (isTouched[at] === true) {
      const here = sortable(row)
      const next = untouchedBelow.get(at)
      const leaps = compare(here, formerOf(here.id))
      const isTooLow = above === undefined ? page > 1 && leaps < 0 : compare(sortable(above), here) > 0
      const isTooHigh = next === undefined ? page < pageCount && leaps > 0 : compare(here, sortable(next)) > 0
      if (isTooLow || isTooHigh) {
        moved.push(here.id)
        return
      }
    }
    above = row
  })
  return moved
}

/**
 * What live changes have done to the order of a list, after some more of them. A change counts when it has touched the
 * value that the list is sorted by, so that the row no longer stands where a fresh search would put it: above or below
 * a row that it now belongs behind or before, or at an edge of the page, over which it may have gone. A row that is
 * back at its place, or was removed, does not count.
 *
 * @param before the rows of the page without the changes.
 * @param page with them.
 * @example changedOrder(searchedOrder, before.list, page, { orderDirection: 'desc', idOf, valueOf }).moved // ['17']
 */
export function changedOrder<Row>(
  known: ChangedOrder,
  before: readonly Row[],
  page: Page<Row>,
  order: RowOrder<Row>,
): ChangedOrder {
  const searched = searchedValues(known.searched, before, page.list, order)
  if (searched === searchedOrder.searched) return known
  return { ...known, searched, moved: movedRows(page, searched, order) }
}
