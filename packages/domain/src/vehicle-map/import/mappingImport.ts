import type { MappingType } from '../mappingItem'

/** The most rows of an imported file, beside its heading. As many as an export has. Ours. */
export { mostExportedMappings as mostImportedMappings } from '../exportedMappings'

/** The most characters of an imported file. */
export const largestImport = 12_000_000

/** The largest file in bytes: in UTF-16 each character of it has two. */
export const largestImportFile = 2 * largestImport

/** The longest original that an import adds. */
export const longestOriginal = 200

/** The longest name of where an original comes from. */
export const longestOriginalType = 50

/** Where originals come from of which a file does not say it. */
export const importedOriginalType = 'Import'

/** A row of a file that is not imported, and why. */
export interface RefusedRow {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly row: number
  /** The label of the column that is wrong; `null` where the whole row is. */
  readonly column: string | null
  /** What is wrong, in a short sentence. */
  readonly reason: string
  /** What stands there, cut after 100 characters. */
  readonly value: string
}

/** What becomes of the rows of a file; blank ones are not counted. */
export interface ImportCounts {
  readonly rows: number
  /** Originals that the table did not have. */
  readonly added: number
  readonly changed: number
  /** Rows that say what the table says. */
  readonly same: number
  readonly refused: number
}

/** What an import does to one original. */
export interface ImportedMapping {
  readonly typeCode: MappingType
  readonly mappedItem: string
  /** Where it comes from, of one that is added. */
  readonly originalType: string
  readonly isAdded: boolean
  /** What it was mapped to; `null` where it was not. */
  readonly before: string | null
  readonly mappedTo: string
}

/** How the table would change, before anything is written. */
export interface ImportPreview {
  readonly counts: ImportCounts
  readonly refused: readonly RefusedRow[]
  /** Names exactly these changes: it is another one once the file or one of its originals in the table has changed. */
  readonly version: string
}

/** What an import has done. */
export interface ImportResult {
  readonly importId: string
  readonly counts: ImportCounts
}

/** How far the writing of an import is. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}
