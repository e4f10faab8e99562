import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Codec } from '@retain/api-client/kernel/codecs'
import type { Page } from '@retain/domain/paging/page'
import type { Meta } from './answerWithMeta'

/**
 * A page that is too large to be held and encoded in one go. A handler answers with it in place of a `Page`; `mount`
 * sends it while it is read.
 */
export class PageInSlices<Row> {
  constructor(
    /** The codec of one row. */
    readonly row: Codec<Row>,
    /** The rows in order, some hundred at a time; ends when the database has been let go. */
    readonly slices: AsyncIterable<readonly Row[]>,
    /** What stands beside the rows, asked for after the last slice. */
    readonly rest: () => Omit<Page<Row>, 'list'>,
    /** What is said about the page, asked for after the last slice too. */
    readonly meta: () => Meta = () => ({}),
  ) {}
}

/**
 * Prints a page as one JSON document in which every row of `list` stands on a line of its own, so that a client can
 * decode rows while they arrive. The rows are read as fast as the database gives them and wait in memory for a slow
 * client: it must not hold a transaction. Between slices the event loop is let go.
 *
 * @returns a stream whose first slice has been read already, so that a failing query is still a problem document.
 */
export async function printPage<Row>(page: PageInSlices<Row>, requestId: string): Promise<Readable> {
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
