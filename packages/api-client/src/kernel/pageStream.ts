import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Page } from '@retain/domain/paging/page'
import type { ApiError } from './apiError'
import { decodeAnswer, decodePayload, type Answer } from './call'
import { pageOf, record } from './codecs'
import type { Endpoint } from './endpoint'
import type { CallInput } from './request'
import { lines, textChunks } from './responseLines'
import { send, type CallNames } from './send'
import type { Transport } from './transport'

/** How many rows are handed over at once: few enough to draw without a long task, many enough to fill a screen. */
export const rowsPerChunk = 250

/** What follows the rows of a page. */
export type PageFrame = Omit<Page<never>, 'list'>

/**
 * Calls an endpoint that answers a page, and hands its rows over while they are received. Large answers put every row
 * of `list` on a line of its own, which is legal JSON and lets each row be parsed alone; an answer laid out otherwise
 * is read whole.
 *
 * @param row the codec of one row; the endpoint's output is a page of it.
 * @param onRows gets up to `rowsPerChunk` decoded rows at a time, in order.
 */
export const callPage =
  <P, Q, B, Row>(
    endpoint: Endpoint<P, Q, B, Page<Row>>,
    row: t.Type<Row, unknown>,
    input: CallInput<P, Q, B>,
    transport: Transport,
    onRows: (rows: readonly Row[]) => void,
    signal?: AbortSignal,
  ): TaskEither<ApiError, Answer<PageFrame>> =>
  () =>
    send(endpoint, input, transport, signal, (response, names) =>
      readPage(row, textChunks(response), onRows, names),
    )

/** Reads the text of a page answer as `callPage` does. */
export async function readPage<Row>(
  row: t.Type<Row, unknown>,
  chunks: AsyncIterable<string>,
  onRows: (rows: readonly Row[]) => void,
  names: CallNames,
): Promise<E.Either<ApiError, Answer<PageFrame>>> {
  const head: string[] = []
  const tail: string[] = []
  let pending: Row[] = []
  let index = 0
  let place: 'head' | 'rows' | 'tail' = 'head'

  for await (const line of lines(chunks)) {
    if (place === 'rows' && line.startsWith(']')) place = 'tail'
    if (place === 'rows') {
      const text = line.endsWith(',') ? line.slice(0, -1) : line
      const decoded = decodePayload(row, JSON.parse(text), names, `list.${index}`)
      if (E.isLeft(decoded)) return decoded
      index += 1
      pending.push(decoded.right)
      if (pending.length === rowsPerChunk) {
        onRows(pending)
        pending = []
      }
    } else {
      ;(place === 'head' ? head : tail).push(line)
      if (line.endsWith('"list":[')) place = 'rows'
    }
  }
  if (pending.length > 0) onRows(pending)
  if (place === 'head') return readWhole(row, head.join('\n'), onRows, names)
  return decodeAnswer(pageFrame, JSON.parse(head.join('\n') + tail.join('\n')), names)
}

const pageFrame: t.Type<PageFrame, unknown> = record(
  { total: t.number, page: t.number, pageCount: t.number },
  'page',
)

/** An answer without a row a line: small, or reformatted by a proxy. */
function readWhole<Row>(
  row: t.Type<Row, unknown>,
  body: string,
  onRows: (rows: readonly Row[]) => void,
  names: CallNames,
): E.Either<ApiError, Answer<PageFrame>> {
  const answer = decodeAnswer(pageOf(row), JSON.parse(body), names)
  if (E.isLeft(answer)) return answer
  const { list, ...frame } = answer.right.data
  for (let from = 0; from < list.length; from += rowsPerChunk) onRows(list.slice(from, from + rowsPerChunk))
  return E.right({ data: frame, meta: answer.right.meta })
}
