/** The rows of a large page that have arrived so far. */
export interface StreamedRows<Row> {
  /** The key of the page that is arriving; `null` when none is. */
  readonly key: string | null
  readonly chunks: readonly (readonly Row[])[]
}

/** Some rows of a large page arrived; `key` says of which. */
export interface RowChunk<Row> {
  readonly key: string
  readonly rows: readonly Row[]
}

/** Nothing is arriving. */
export const noStreamedRows = { key: null, chunks: [] } as const satisfies StreamedRows<never>

/** With some more rows of a page; another page than before begins afresh. */
export const withChunk = <Row>(
  { key: known, chunks }: StreamedRows<Row>,
  { key, rows }: RowChunk<Row>,
): StreamedRows<Row> => ({ key, chunks: known === key ? [...chunks, rows] : [rows] })

/** With what is told of the rows that are here; the same object when that changes none of them. */
export function patchedStreamedRows<Row>(
  streamed: StreamedRows<Row>,
  patch: (list: readonly Row[]) => readonly Row[],
): StreamedRows<Row> {
  const chunks = streamed.chunks.map(patch)
  return chunks.every((list, at) => list === streamed.chunks[at]) ? streamed : { ...streamed, chunks }
}

/** Some rows as if they were all there are: which others follow is not known yet. */
export const pageOf = <Row>(list: readonly Row[]) => ({ list, total: list.length, page: 1, pageCount: 1 })
