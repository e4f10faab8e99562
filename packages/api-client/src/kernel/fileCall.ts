import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { countCsvLines, noCsvLines } from '@retain/domain/text/csvCount'
import type { ExportSize } from '@retain/domain/list/export/exportTexts'
import type { ApiError } from './apiError'
import type { Answer } from './call'
import { fileHeaders, type CsvFile } from './csvFile'
import type { Endpoint } from './endpoint'
import { fileTimeout } from './fileTimeout'
import type { CallInput } from './request'
import { send, type CallNames } from './send'
import type { Transport } from './transport'

/** A file that a call answered. */
export interface AnsweredFile extends ExportSize {
  readonly name: string
  readonly content: Blob
}

/**
 * Calls an endpoint that answers a CSV file, and reports how many of its rows have been received. A file that ends early
 * is a failure and is not returned.
 *
 * @param onRows is called after every chunk, the first time as soon as the size of the file is known.
 * @example
 * const answer = await callFile(exportLog, { body }, transport, (rows, size) => show(rows, size.rowCount))()
 */
export const callFile =
  <P, Q, B>(
    endpoint: Endpoint<P, Q, B, CsvFile>,
    input: CallInput<P, Q, B>,
    transport: Transport,
    onRows: (rows: number, size: ExportSize) => void,
    signal?: AbortSignal,
  ): TaskEither<ApiError, Answer<AnsweredFile>> =>
  () =>
    send(endpoint, input, { limitMs: fileTimeout, ...transport }, signal, (response, names) =>
      readFile(response, onRows, names),
    )

async function readFile(
  response: Response,
  onRows: (rows: number, size: ExportSize) => void,
  names: CallNames,
): Promise<E.Either<ApiError, Answer<AnsweredFile>>> {
  const name = /filename="([^"/\\]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  const rowCount = Number(response.headers.get(fileHeaders.rowCount) ?? Number.NaN)
  if (name === undefined) return E.left({ kind: 'decode', ...names, paths: ['Content-Disposition'] })
  if (!Number.isSafeInteger(rowCount))
    return E.left({ kind: 'decode', ...names, paths: [fileHeaders.rowCount] })

  const size = { rowCount, isCapped: response.headers.get(fileHeaders.isCapped) === 'true' }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let count = noCsvLines
  onRows(0, size)
  for await (const piece of piecesOf(response)) {
    pieces.push(piece)
    count = countCsvLines(count, piece)
    // The first line has the labels.
    onRows(Math.max(0, count.lines - 1), size)
  }
  const content = new Blob(pieces, { type: 'text/csv;charset=utf-8' })
  return E.right({ data: { name, ...size, content }, meta: {} })
}

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (body === null) return
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
