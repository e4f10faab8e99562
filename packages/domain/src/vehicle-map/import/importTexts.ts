import { byteOrderMark } from '../../list/export/exportedRows'
import { formatCount } from '../../money/format'
import { csv } from '../../text/csv'
import type { ImportCounts, RefusedRow } from './mappingImport'

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** What opens the import, and what its dialog is called. */
export const importLabel = 'Import'

/** What is saved, in the middle of a sentence. */
export const importNoun = 'import'

/** What the dialog says of the file. */
export const importHint =
  'With the columns Mapper, Mapped From and Mapped To, as Export writes it. You see what would change before anything does.'

/** What is said while a file is compared with the table. */
export const checkingText = 'Checking the file'

/** What is said while the rows of a file are written. */
export const importingText = 'Importing'

/** What is said of a file whose bytes are no text. */
export const noTextFileText = 'This is no text. Save the sheet as CSV first.'

/** What is said of a file that the browser cannot read. */
export const importUnreadableText = 'The file could not be read.'

/** What is said where the service did not check a file. */
export const importNotCheckedText = 'The file could not be checked.'

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

/** What is said where taking an import back failed for another reason. */
export const importNotUndoneText = 'The import was not taken back'

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

/**
 * How many rows are not imported.
 *
 * @example refusedText(1) // '1 row is refused'
 */
export const refusedText = (count: number): string =>
  count === 1 ? '1 row is refused' : `${formatCount(count)} rows are refused`

/** The name of the file of the refused rows. */
export const refusedFileName = 'refused-rows.csv'

/**
 * The refused rows of a file as a CSV file.
 *
 * @example refusedFile([{ row: 2, column: 'Mapper', reason: 'It has to be Make, Model or Trim.', value: 'Wheel' }])
 */
export const refusedFile = (refused: readonly RefusedRow[]): string =>
  byteOrderMark +
  csv([
    ['Row', 'Column', 'Reason', 'Value'],
    ...refused.map(({ row, column, reason, value }) => [row, column, reason, value]),
  ])
