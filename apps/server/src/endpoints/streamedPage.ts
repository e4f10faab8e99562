import { Readable } from 'node:stream'
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
    /** The rows in order, some hundred at a time. They are read when the client has received those before. */
    readonly slices: AsyncIterable<readonly Row[]>,
    /** The totals of the page, read after the last rows. */
    readonly rest: () => Omit<Page<Row>, 'list'>,
    /** The fields of `meta`, read after the last rows too. */
    readonly meta: () => Meta = () => ({}),
  ) {}
}

/**
 * Prints a page as one JSON document in which every row of `list` stands on a line of its own, so that a client can
 * decode rows while they arrive. A slow client pauses the rows and one that disconnects ends them, so no transaction may be
 * open between two slices.
 *
 * @returns a stream whose first rows have been read already, so that a failing query is still answered as a problem document.
 */
export async function printPage<Row>(page: StreamedPage<Row>, requestId: string): Promise<Readable> {
  const slices = page.slices[Symbol.asyncIterator]()
  const first = await slices.next()

  async function* printed(): AsyncGenerator<string, void, void> {
    try {
      let before = '{"data":{"list":[\n'
      for (let slice = first; slice.done !== true; slice = await slices.next()) {
        if (slice.value.length === 0) continue
        yield before + slice.value.map((row) => JSON.stringify(page.row.encode(row))).join(',\n')
        before = ',\n'
      }
      const start = before === ',\n' ? '' : '{"data":{"list":['
      const { total, page: number, pageCount } = page.rest()
      const end = { total, page: number, pageCount }
      const meta = { requestId, ...page.meta() }
      yield `${start}\n],${JSON.stringify(end).slice(1, -1)}},"meta":${JSON.stringify(meta)}}`
    } finally {
      await slices.return?.()
    }
  }
  return Readable.from(printed(), { objectMode: false })
}
