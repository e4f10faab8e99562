import type { LogPage } from '@retain/domain/work-log/logPages'
import { readByKeys, type KeyedRows } from '../../db/keyedRows'
import type { Database } from '../../db/schema/schema'

/** Rows of one kind that stand in an exported file. */
export interface ExportedSource {
  /** The keys of the first of them, in the order of the list. */
  readonly findKeys: (db: Database, limit: number) => Promise<readonly string[]>
  /** The lines of some of them, in pieces, in the order of their keys; a row that is gone by then has none. */
  readonly readLines: (db: Database, keys: readonly string[]) => AsyncIterable<string>
}

/** What an exported file is made of. */
export interface ExportedFile {
  readonly log: LogPage
  /** The most rows of its list. */
  readonly most: number
  /** The beginning of the file. */
  readonly heading: string
  /** Where its rows come from, one block under the other. */
  readonly sources: readonly ExportedSource[]
}

/**
 * A list as a part of a file.
 *
 * @param print the lines of some of its rows.
 */
export const exportedSource = <Stored>(
  rows: KeyedRows<Stored>,
  print: (rows: readonly Stored[]) => string,
): ExportedSource => ({
  findKeys: (db, limit) => rows.findKeys(db, { limit, offset: 0 }),
  readLines: async function* (db, keys) {
    for await (const slice of readByKeys(db, rows, keys)) yield print(slice)
  },
})
