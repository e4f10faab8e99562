import type { GridStart } from './gridStart'

/** The rows that a grid draws now, and where it opens with them. */
export interface SourceRows<Row> {
  readonly rows: readonly Row[]
  readonly getRowKey: (row: Row) => string
  readonly start?: GridStart | undefined
}

/**
 * The rows that a grid draws now. Each drawn row watches its own place (`useSyncExternalStore`): of new rows in which one
 * object is new, that row alone renders again.
 */
export class RowSource<Row> {
  #now: SourceRows<Row>
  readonly #listeners = new Set<() => void>()

  constructor(now: SourceRows<Row>) {
    this.#now = now
  }

  readonly rows = (): readonly Row[] => this.#now.rows
  readonly count = (): number => this.#now.rows.length
  readonly keyOf = (row: Row): string => this.#now.getRowKey(row)
  /** The same object until the grid opens again. */
  readonly start = (): GridStart | undefined => this.#now.start

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Gives the grid other rows. */
  replace(next: SourceRows<Row>): void {
    const { rows, start } = this.#now
    this.#now = next.start?.id === start?.id ? { ...next, start } : next
    if (next.rows === rows && this.#now.start === start) return
    for (const listener of this.#listeners) listener()
  }
}
