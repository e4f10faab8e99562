/** The rows of a large page that have arrived so far. */
export interface Arrivals<Row> {
  /** The key of the page that is arriving; `null` when none is. */
  readonly key: string | null
  readonly chunks: readonly (readonly Row[])[]
}

/** Some rows of a large page arrived; `key` says of which. */
export interface ArrivedRows<Row> {
  readonly key: string
  readonly rows: readonly Row[]
}

/** Nothing is arriving. */
export const noArrivals = { key: null, chunks: [] } as const satisfies Arrivals<never>

/** With some more rows of a page; another page than before begins afresh. */
export const withArrived = <Row>(
  { key: known, chunks }: Arrivals<Row>,
  { key, rows }: ArrivedRows<Row>,
): Arrivals<Row> => ({ key, chunks: known === key ? [...chunks, rows] : [rows] })

/** With what is told of the rows that are here; the same object when that changes none of them. */
export function patchedArrivals<Row>(
  arrivals: Arrivals<Row>,
  patch: (list: readonly Row[]) => readonly Row[],
): Arrivals<Row> {
  const chunks = arrivals.chunks.map(patch)
  return chunks.every((list, at) => list === arrivals.chunks[at]) ? arrivals : { ...arrivals, chunks }
}

/** Some rows as if they were all there are: which others follow is not known yet. */
export const pageOf = <Row>(list: readonly Row[]) => ({ list, total: list.length, page: 1, pageCount: 1 })
