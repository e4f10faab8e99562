/** The rows of large pages that are being read, in the chunks in which they were received, by the keys of their requests. */
export type StreamedRows = Readonly<Record<string, readonly (readonly unknown[])[]>>

/** Some rows of a large page; `key` is that of its request. */
export interface RowChunk {
  readonly key: string
  readonly rows: readonly unknown[]
}

/** Adds a chunk to its page. */
export const withChunk = (streamed: StreamedRows, { key, rows }: RowChunk): StreamedRows => ({
  ...streamed,
  [key]: [...(streamed[key] ?? []), rows],
})

/** Removes the rows of a page; returns the same object if there are none. */
export const withoutPage = (streamed: StreamedRows, key: string): StreamedRows =>
  Object.hasOwn(streamed, key)
    ? Object.fromEntries(Object.entries(streamed).filter(([one]) => one !== key))
    : streamed

/** A page of the rows that have been received so far. */
export const pageOf = <Row>(list: readonly Row[]) => ({ list, total: list.length, page: 1, pageCount: 1 })
