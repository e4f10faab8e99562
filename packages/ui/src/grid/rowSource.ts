/**
 * The rows that a grid draws now. Each drawn row watches its own place (`useSyncExternalStore`): of new rows in which one
 * object is new, that row alone renders again.
 */
export class RowSource<Row> {
  #rows: readonly Row[]
  #getRowKey: (row: Row) => string
  readonly #listeners = new Set<() => void>()

  constructor(rows: readonly Row[], getRowKey: (row: Row) => string) {
    this.#rows = rows
    this.#getRowKey = getRowKey
  }

  readonly rows = (): readonly Row[] => this.#rows
  readonly count = (): number => this.#rows.length
  readonly keyOf = (row: Row): string => this.#getRowKey(row)

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Gives the grid other rows. */
  replace(rows: readonly Row[], getRowKey: (row: Row) => string): void {
    this.#getRowKey = getRowKey
    if (rows === this.#rows) return
    this.#rows = rows
    for (const listener of this.#listeners) listener()
  }
}
