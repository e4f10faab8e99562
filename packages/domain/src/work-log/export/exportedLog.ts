import type { OffsetMinutes } from '../../calendar/storeOffset'
import { dollarsOfCents } from '../../money/dollars'
import type { Cents } from '../../money/money'
import type { CsvValue } from '../../text/csv'
import type { LogColumnKey } from '../columns/columnKeys'
import { logColumn } from '../columns/logColumns'
import { cellText, shownApr, shownPaymentDifference } from '../rows/cells/cells'
import type { LogRow } from '../rows/logRow'
import { exportedRows, type ExportedRows } from '../../list/export/exportedRows'

const dollars = (amount: Cents | null): number | null => (amount === null ? null : dollarsOfCents(amount))

/** The columns that are numbers in a spreadsheet: dollars, percent, miles, years, payments. */
const figures: Readonly<Partial<Record<LogColumnKey, (row: LogRow) => number | null>>> = {
  equityAmount: (row) => dollars(row.equityAmount),
  paymentDifferenceFinance: (row) => dollars(shownPaymentDifference(row, 'paymentDifferenceFinance')),
  paymentDifferenceLease: (row) => dollars(shownPaymentDifference(row, 'paymentDifferenceLease')),
  roAmount: (row) => dollars(row.roAmount),
  currentPayment: (row) => dollars(row.currentPayment),
  apr: shownApr,
  year: (row) => row.year,
  vehicleMileage: (row) => row.vehicleMileage,
  paymentsLeft: (row) => row.paymentsLeft,
}

/** One cell of an exported log: a figure as a number, everything else as the text of its cell. */
export const exportValue = (key: LogColumnKey, row: LogRow, offset: OffsetMinutes): CsvValue =>
  figures[key]?.(row) ?? cellText(key, row, offset)

/**
 * The rows of an opportunity log as a file: the columns of its user in their order, hidden and unknown values empty, dates
 * in the store's offset.
 *
 * @example exportedLog(['customerName', 'equityAmount'], offset).lines(rows) // '"Lee, Ann",1250.5\r\n'
 */
export const exportedLog = (columns: readonly LogColumnKey[], offset: OffsetMinutes): ExportedRows<LogRow> =>
  exportedRows(columns.map(logColumn), (key, row) => exportValue(key, row, offset))
