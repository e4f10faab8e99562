import type { LogPage } from '@retain/domain/work-log/logPages'
import type { Database } from '../../db/schema/schema'

/** Where the lines of an exported log come from. */
export interface ExportedSource {
  readonly log: LogPage
  /** The stores of the list. */
  readonly hyperionIds: readonly string[]
  /** The most rows of its list. */
  readonly most: number
  /** The beginning of the file. */
  readonly heading: string
  /** The ids of the first rows of the list, in its order. */
  readonly findIds: (db: Database, limit: number) => Promise<readonly string[]>
  /** The lines of some rows, in the order of their ids; a row that is gone by then has none. */
  readonly readLines: (db: Database, ids: readonly string[]) => Promise<string>
}

/** Rows in the order of their ids. */
export function inOrder<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
