import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { Answer } from '@retain/api-client/kernel/call'
import type { Endpoint, Nothing } from '@retain/api-client/kernel/endpoint'
import { callPage, type PageFrame } from '@retain/api-client/kernel/pageStream'
import type { Transport } from '@retain/api-client/kernel/transport'
import type { Page } from '@retain/domain/paging/page'
import type { Either } from 'fp-ts/Either'

declare module '../../core/state/services' {
  interface Services {
    /** Reads large pages row by row: in a worker in the browser, in the same thread in tests. */
    readonly rowReader: RowReader
  }
}

/** The result of reading a large page: its page meta, without its rows. */
export type PageOutcome = Either<ApiError, Answer<PageFrame>>

/** A call by the name of its endpoint, and the body that it sends: a message to a worker can carry both. */
export interface NamedCall {
  readonly call: string
  readonly body: unknown
}

/** How large pages are read, wherever that is done. */
export interface RowReader {
  /** Reads a large page: `onRows` gets its decoded rows in chunks, in order, while they are received. */
  readonly read: (
    call: NamedCall,
    transport: Transport,
    onRows: (rows: readonly unknown[]) => void,
    signal: AbortSignal,
  ) => Promise<PageOutcome>
  /** Loads the code while the browser is idle, so that the first large page does not wait for it. */
  readonly prepare: () => void
}

/** A call whose large answers can be read row by row. */
export interface StreamedCall {
  /** Of its endpoint. */
  readonly name: string
  readonly read: (
    body: unknown,
    transport: Transport,
    onRows: (rows: readonly unknown[]) => void,
    signal: AbortSignal,
  ) => Promise<PageOutcome>
}

/**
 * Makes a call of an endpoint that answers pages, with the codec of one row.
 *
 * @example streamedCall(searchLogs, logRow)
 */
export const streamedCall = <Body, Row>(
  endpoint: Endpoint<Nothing, Nothing, Body, Page<Row>>,
  row: Parameters<typeof callPage<Nothing, Nothing, Body, Row>>[1],
): StreamedCall => ({
  name: endpoint.name,
  read: (body, transport, onRows, signal) =>
    // TypeScript cannot follow through a message that a call gets its own body.
    callPage(
      endpoint,
      row,
      { body } as Parameters<typeof callPage<Nothing, Nothing, Body, Row>>[2],
      transport,
      onRows,
      signal,
    )(),
})

/** Reads in the calling thread; `calls` are those that it can make. */
export const sameThreadReader = (calls: readonly StreamedCall[]): RowReader => ({
  read: (named, transport, onRows, signal) => {
    const call = calls.find(({ name }) => name === named.call)
    if (call === undefined) throw new Error(`${named.call} is not among the calls that are read row by row`)
    return call.read(named.body, transport, onRows, signal)
  },
  prepare: () => undefined,
})
