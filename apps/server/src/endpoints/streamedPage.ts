import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Codec } from '@retain/api-client/kernel/codecs'
import type { Page } from '@retain/domain/paging/page'
import type { Meta } from './answerWithMeta'

/**
 * A page that is too large to be held and encoded at once. A handler answers with it in place of a `Page`; `mount`
 * sends it while it is read.
 */
export class StreamedPage<Row> {
  constructor(
    /** The codec of one row. */
    readonly row: Codec<Row>,
    /** The rows in order, some hundred at a time; it ends after the database connection has been released. */
    readonly slices: AsyncIterable<readonly Row[]>,
    /** The totals of the page, read after the last rows. */
    readonly rest: () => Omit<Page<Row>, 'list'>,
    /** The fields of `meta`, read after the last rows too. */
    readonly meta: () => Meta = () => ({}),
  ) {}
}

/**
 * Prints a page as one JSON document in which every row of `list` stands on a line of its own, so that a client can
 * decode rows while they arrive. The rows are read as fast as the database gives them and wait in memory for a slow
 * client, because it must not hold a transaction. Between two batches other requests get their turn.
 *
 * @returns a stream whose first rows have been read already, so that a failing query is still answered as a problem document.
 */
export async function printPage<Row>(page: StreamedPage<Row>, requestId: string): Promise<Readable> {
  const slices = page.slices[Symbol.asyncIterator]()
  const first = await slices.next()
  const output = new Readable({ read: () => undefined })
  output.push('{"data":{"list":[')

  const pour = async () => {
    let separator = '\n'
    for (let slice = first; slice.done !== true; slice = await slices.next()) {
      if (output.destroyed) break
      const lines = slice.value.map((row) => JSON.stringify(page.row.encode(row)))
      if (lines.length > 0) output.push(separator + lines.join(',\n'))
      separator = ',\n'
      await nextTurn()
    }
    await slices.return?.()
    if (output.destroyed) return
    const { total, page: number, pageCount } = page.rest()
    const end = { total, page: number, pageCount }
    output.push(
      `\n],${JSON.stringify(end).slice(1, -1)}},"meta":${JSON.stringify({ requestId, ...page.meta() })}}`,
    )
    output.push(null)
  }
  pour().catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error('A slice could not be read', { cause: error }))
  })
  return output
}
