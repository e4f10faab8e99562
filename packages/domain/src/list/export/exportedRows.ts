import { csv, type CsvValue } from '../../text/csv'
import type { ColumnDefinition } from '../columnDefinition'

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\uFEFF'

/** How the rows of a log become a CSV file, some of them at a time. */
export interface ExportedRows<Row> {
  /** The beginning of the file: the mark of UTF-8 and the line of labels. */
  readonly heading: string
  /** The lines of some rows. */
  readonly lines: (rows: readonly Row[]) => string
}

/**
 * Writes some columns of a log: a line of their labels, then a line for each row, all ended by CR LF. No text becomes a
 * formula of a spreadsheet.
 *
 * @param valueOf what the cell of a column holds.
 */
export const exportedRows = <Key extends string, Row>(
  columns: readonly ColumnDefinition<Key>[],
  valueOf: (key: Key, row: Row) => CsvValue,
): ExportedRows<Row> => ({
  heading: byteOrderMark + csv([columns.map(({ label }) => label)]),
  lines: (rows) => csv(rows.map((row) => columns.map(({ key }) => valueOf(key, row)))),
})
