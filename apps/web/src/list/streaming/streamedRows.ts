/** The rows of large pages that are being read, in the chunks in which they came, by the keys of their requests. */
export type StreamedRows = Readonly<Record<string, readonly (readonly unknown[])[]>>

/** Some rows of a large page; `key` is that of its request. */
export interface RowChunk {
  readonly key: string
  readonly rows: readonly unknown[]
}

/** With some more rows of a page. */
export const withChunk = (streamed: StreamedRows, { key, rows }: RowChunk): StreamedRows => ({
  ...streamed,
  [key]: [...(streamed[key] ?? []), rows],
})

/** Without the rows of a page; the same object where there are none. */
export const withoutPage = (streamed: StreamedRows, key: string): StreamedRows =>
  Object.hasOwn(streamed, key)
    ? Object.fromEntries(Object.entries(streamed).filter(([one]) => one !== key))
    : streamed

/** Some rows as if they were all there are: which others follow is not known yet. */
export const pageOf = <Row>(list: readonly Row[]) => ({ list, total: list.length, page: 1, pageCount: 1 })
