import type { LogPage } from '@retain/domain/work-log/logPages'
import type { Database } from '../../db/schema/schema'

/** Rows of one kind that stand in an exported file. */
export interface ExportedSource {
  /** The keys of the first of them, in the order of the list. */
  readonly findKeys: (db: Database, limit: number) => Promise<readonly string[]>
  /** The lines of some of them, in the order of their keys; a row that is gone by then has none. */
  readonly readLines: (db: Database, keys: readonly string[]) => Promise<string>
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

/** Rows in the order of their keys. */
export function inOrder<Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
