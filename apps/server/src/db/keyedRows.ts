import { chunksOf } from 'fp-ts/ReadonlyArray'
import type { Database } from './schema/schema'

/** A part of a list. */
export interface ListPart {
  readonly limit: number
  readonly offset: number
}

/** A long list whose rows are read in pieces, by their keys. */
export interface KeyedRows<Stored> {
  /** The keys of a part of the list, in its order. */
  readonly findKeys: (db: Database, part: ListPart) => Promise<readonly string[]>
  /** The rows of some keys, in any order; a row that no longer belongs to the list is left out. */
  readonly findRows: (db: Database, keys: readonly string[]) => Promise<readonly Stored[]>
  readonly keyOf: (row: Stored) => string
}

/** Rows that are read at once. */
const sliceSize = 500

/**
 * Reads the rows of some keys in pieces, in the order of the keys. Each piece is a query of its own that runs when the
 * piece is wanted: no transaction and no connection waits for a slow reader, and no more than one piece is held. Rows
 * that change while they are read are therefore of different moments.
 *
 * @example
 * for await (const slice of readByKeys(db, rows, await rows.findKeys(db, { limit: 10_000, offset: 0 }))) send(slice)
 */
export async function* readByKeys<Stored>(
  db: Database,
  { findRows, keyOf }: KeyedRows<Stored>,
  keys: readonly string[],
): AsyncGenerator<readonly Stored[], void, void> {
  for (const wanted of chunksOf(sliceSize)(keys)) {
    const byKey = new Map((await findRows(db, wanted)).map((row) => [keyOf(row), row]))
    yield wanted.flatMap((key) => byKey.get(key) ?? [])
  }
}
