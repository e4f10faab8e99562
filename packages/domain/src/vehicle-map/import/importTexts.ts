import { formatCount } from '../../money/format'
import { csv } from '../../text/csv'
import type { ImportCounts, RefusedRow } from './mappingImport'

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/**
 * What an import has done, for its toast.
 *
 * @example importedText({ rows: 3, added: 1, changed: 1, same: 1, refused: 0 }) // '1 original added, 1 changed'
 */
export const importedText = ({ added, changed }: ImportCounts): string =>
  `${counted(added, 'original', 'originals')} added, ${formatCount(changed)} changed`

/** What is said once an import was taken back. */
export const importUndoneText = 'Import taken back'

/** What is said where somebody else has changed what the preview showed. */
export const importStaleText =
  'Somebody else has changed the mapping table meanwhile. This is what the import would change by now.'

/** What is said where an import cannot be taken back as a whole. */
export const importUndoStaleText = 'Somebody else has changed what was imported. Nothing was taken back.'

/** What the button says that imports: how many rows it writes, and that the refused ones are left out. */
export const importButtonText = ({ added, changed, refused }: ImportCounts): string =>
  refused === 0
    ? `Import ${counted(added + changed, 'Row', 'Rows')}`
    : `Import ${counted(added + changed, 'Good Row', 'Good Rows')}`

/** What is said of a file that would change nothing. */
export const nothingToImportText = ({ refused }: ImportCounts): string =>
  refused === 0
    ? 'Every row of the file says what the table says already.'
    : 'No row of the file can be imported or changes anything.'

/** The name of the file of the refused rows. */
export const refusedFileName = 'refused-rows.csv'

/**
 * The refused rows of a file as a CSV file.
 *
 * @example refusedFile([{ row: 2, column: 'Mapper', reason: 'It has to be Make, Model or Trim.', value: 'Wheel' }])
 */
export const refusedFile = (refused: readonly RefusedRow[]): string =>
  `\uFEFF${csv([
    ['Row', 'Column', 'Reason', 'Value'],
    ...refused.map(({ row, column, reason, value }) => [row, column, reason, value]),
  ])}`
