import type { Day } from '../calendar/day'
import { csv } from '../text/csv'
import { byteOrderMark } from '../list/export/exportedRows'
import { exportFileName } from '../list/export/exportTexts'
import type { FigureTable } from './dashboardTable'

/** The units of the columns that are no counts. */
const units: Readonly<Record<string, string>> = {
  responseTime: ' (minutes)',
  share: ' (percent)',
}

/** What the figures are called in the name of their file. */
export const dashboardFile = { title: 'Dashboard' }

/** How the file of the table is named. */
export const dashboardFileName = (hyperionId: string, today: Day): string =>
  exportFileName(dashboardFile, hyperionId, today, { rowCount: 0, isCapped: false })

/**
 * The table as a CSV file: a line of headings, then a line for each row. Times are whole minutes and shares percent, so that a
 * spreadsheet can reckon with them. No name becomes a formula.
 *
 * @param isTime whether the columns of weeks hold times.
 * @example exportedFigures(figureTable(dashboard, view), false)
 */
export function exportedFigures({ heading, columns, rows }: FigureTable, isTime: boolean): string {
  const headings = columns.map(({ key, label, section }) =>
    key.startsWith('week ')
      ? `${section} ${label}${isTime ? (units.responseTime ?? '') : ''}`
      : `${label}${units[key] ?? ''}`,
  )
  return (
    byteOrderMark +
    csv([
      [heading, ...headings],
      ...rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
    ])
  )
}
