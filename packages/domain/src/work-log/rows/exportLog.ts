import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { Cents } from '../../money/money'
import { csv, type CsvValue } from '../../text/csv'
import type { LogColumnKey } from '../columns/columnKeys'
import { logColumn } from '../columns/logColumns'
import { cellText, shownApr, shownPaymentDifference } from './cells/cells'
import type { LogRow } from './logRow'

const centsPerDollar = 100

const dollars = (amount: Cents | null): number | null => (amount === null ? null : amount / centsPerDollar)

/** The columns that a spreadsheet can reckon with: dollars, percent, miles, years, payments. */
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
 * The rows of a log as a CSV file: a line of labels, then the given columns of every row, hidden values empty. No text
 * becomes a formula of a spreadsheet.
 *
 * @example exportLog(['customerName', 'equityAmount'], rows, offset) // 'Customer,Equity\r\n"Lee, Ann",1250\r\n'
 */
export const exportLog = (
  columns: readonly LogColumnKey[],
  rows: readonly LogRow[],
  offset: OffsetMinutes,
): string =>
  csv([
    columns.map((key) => logColumn(key).label),
    ...rows.map((row) => columns.map((key) => exportValue(key, row, offset))),
  ])
