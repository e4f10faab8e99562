import type { Day } from '../../calendar/day'
import { formatCount } from '../../money/format'
import { countedRows, type CountedRows } from '../countedRows'
import { mostExportedRows } from './exportLimits'

/** How many rows a file has, and whether more than them match. */
export interface ExportSize {
  readonly rowCount: number
  readonly isCapped: boolean
}

/**
 * The name of an exported file: the list, the code of the store and the day of its calendar; how many rows it has where more
 * match. It holds only signs that every system takes in a name. Ours.
 *
 * @example exportFileName(equityLog, 'HAR', '2026-03-16', { rowCount: 10_000, isCapped: true })
 * // 'equity-log-HAR-2026-03-16-first-10000.csv'
 */
export function exportFileName(
  { title }: { readonly title: string },
  hyperionId: string,
  day: Day,
  { rowCount, isCapped }: ExportSize,
): string {
  const code = hyperionId.replace(/[^\w-]/g, '_')
  const parts = [
    title.toLowerCase().replaceAll(' ', '-'),
    code,
    day,
    ...(isCapped ? [`first-${rowCount}`] : []),
  ]
  return `${parts.join('-')}.csv`
}

/** The rows of a list as a file would take them. */
export interface ExportableRows {
  /** How many match. */
  readonly total: number
  /** How many candidates stand above them, which are not counted (L-523). */
  readonly candidates: number
  /** The most rows of a file. @default 10,000 */
  readonly most?: number
}

/** Whether a list holds more rows than one file takes. */
export const exceedsExport = ({ total, candidates, most = mostExportedRows }: ExportableRows): boolean =>
  total + candidates > most

/**
 * What is asked before a list is exported of which a part is left out.
 *
 * @example exportQuestion(equityLog, { total: 12_408, candidates: 0 }) // '12,408 customers match. The file holds the first 10,000 of them, in the order of the list.'
 */
export function exportQuestion(
  { countDescription }: CountedRows,
  { total, candidates, most = mostExportedRows }: ExportableRows,
): string {
  const matching = `${formatCount(total)} ${countDescription} match`
  const above = candidates === 1 ? '1 candidate stands' : `${formatCount(candidates)} candidates stand`
  const file = `The file holds the first ${formatCount(most)}`
  return candidates === 0
    ? `${matching}. ${file} of them, in the order of the list.`
    : `${matching}, and ${above} above them. ${file} of all, in the order of the list.`
}

/**
 * What is said while a file is written.
 *
 * @param size `null` while it is not known yet.
 * @example exportingText(2_500, { rowCount: 10_000, isCapped: true }) // 'Exporting 2,500 of 10,000'
 */
export const exportingText = (rows: number, size: ExportSize | null): string =>
  size === null ? 'Exporting' : `Exporting ${formatCount(rows)} of ${formatCount(size.rowCount)}`

/**
 * What is said when a file has been written.
 *
 * @example exportedText(equityLog, { rowCount: 1_248, isCapped: false }) // 'Exported 1,248 customers'
 */
export const exportedText = (list: CountedRows, { rowCount, isCapped }: ExportSize): string =>
  `Exported ${isCapped ? 'the first ' : ''}${countedRows(list, rowCount)}`

/** The toast of a cancelled export. */
export const exportCancelledText = 'Export cancelled'
