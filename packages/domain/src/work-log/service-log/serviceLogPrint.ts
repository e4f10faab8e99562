import { formatDateTime } from '../../calendar/formats'
import type { Instant } from '../../calendar/instant'
import { parseDay } from '../../calendar/day'
import { formatDay } from '../../calendar/storeDay'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { logPages } from '../logPages'
import type { LogColumnKey } from '../columns/columnKeys'
import { logColumn } from '../columns/logColumns'
import { cellText } from '../rows/cells/cells'
import type { LogRow } from '../rows/logRow'
import { rowState, type RowState } from '../rows/rowState'
import type { ServiceLogFilters } from './serviceLogFilters'

/** What stands above the printed table (L-529). */
export interface PrintHeading {
  readonly title: string
  readonly storeName: string
  /** The days of Last Service Date; empty where the range is open on both sides. */
  readonly dateRange: string
  /** When it was printed, by the store's clock. */
  readonly printedAt: string
}

const shownDay = (text: string): string => {
  const day = parseDay(text)
  return day === null ? '' : formatDay(day)
}

/** One day, two days, or an open range in words. */
function rangeText({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [shownDay(from), shownDay(to)]
  if (first === last) return first
  if (first === '') return `until ${last}`
  return last === '' ? `from ${first}` : `${first} - ${last}`
}

/**
 * The heading of the printed Service Log: its title, the store, the days and the time of printing (L-529, L-609).
 *
 * @example printHeading('Harbor Honda', filters, now, offset).printedAt // '03/05/2024 2:05 PM'
 */
export const printHeading = (
  storeName: string,
  { lastService }: ServiceLogFilters,
  now: Instant,
  offset: OffsetMinutes,
): PrintHeading => ({
  title: logPages.SVCLOG.title,
  storeName,
  dateRange: rangeText(lastService ?? { from: '', to: '' }),
  printedAt: formatDateTime(now, offset),
})

/** One printed line: the texts of its cells, and what its left border says. */
export interface PrintRow {
  readonly cells: readonly string[]
  readonly state: RowState
}

/**
 * The printed table: the columns that the Service Log has at present, in their order, and a line of plain texts for every
 * row, with its left border (L-529). The rows come as the page shows them, candidates first.
 *
 * @example printTable(['customerName', 'year'], rows, offset).labels // ['Customer', 'Year']
 */
export const printTable = (
  columns: readonly LogColumnKey[],
  rows: readonly LogRow[],
  offset: OffsetMinutes,
): { readonly labels: readonly string[]; readonly rows: readonly PrintRow[] } => ({
  labels: columns.map((key) => logColumn(key).label),
  rows: rows.map((row) => ({
    cells: columns.map((key) => cellText(key, row, offset)),
    state: rowState(row),
  })),
})
