import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ApiError } from './apiError'
import { decodePayload } from './call'
import type { Endpoint } from './endpoint'
import type { CallInput } from './request'
import { lines, textChunks } from './responseLines'
import { send } from './send'
import type { Transport } from './transport'

declare const linesBrand: unique symbol

/** The answer of an endpoint that sends `lines`. */
export type Lines<Line> = readonly Line[] & { readonly [linesBrand]: true }

/** The codec of such an answer as a whole. */
export const linesOf = <Line>(line: t.Type<Line, unknown>): t.Type<Lines<Line>, unknown> =>
  // The brand exists in the types alone.
  t.readonlyArray(line) as unknown as t.Type<Lines<Line>, unknown>

/** The media type of an answer that sends `lines`. */
export const linesMediaType = 'application/x-ndjson'

/**
 * Calls an endpoint that answers `lines`, and hands each line over when it is received. It never throws.
 *
 * @param line the codec of one line; the endpoint's output is `linesOf` it.
 * @param onLine gets the decoded lines in the order in which they are received.
 * @returns how many lines there were, when the answer is complete; an error when it breaks off or a line does not fit.
 */
export const callLines =
  <P, Q, B, Line>(
    endpoint: Endpoint<P, Q, B, Lines<Line>>,
    line: t.Type<Line, unknown>,
    input: CallInput<P, Q, B>,
    transport: Transport,
    onLine: (line: Line) => void,
    signal?: AbortSignal,
  ): TaskEither<ApiError, number> =>
  () =>
    send(endpoint, input, transport, signal, async (response, names) => {
      let count = 0
      for await (const text of lines(textChunks(response))) {
        const decoded = decodePayload(line, JSON.parse(text), names, String(count))
        if (E.isLeft(decoded)) return decoded
        count += 1
        onLine(decoded.right)
      }
      return E.right(count)
    })
