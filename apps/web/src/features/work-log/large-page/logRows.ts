import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { Answer } from '@retain/api-client/kernel/call'
import { callPage, type PageFrame } from '@retain/api-client/kernel/pageStream'
import type { Transport } from '@retain/api-client/kernel/transport'
import { logRow } from '@retain/api-client/work-log'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Either } from 'fp-ts/Either'
import { endpointOf, type LogRequest } from '../search/logRequest'

/** Reads a large page: `onRows` gets its decoded rows in chunks, in order, while they arrive. */
export type ReadLogRows = (
  request: LogRequest,
  transport: Transport,
  onRows: (rows: readonly LogRow[]) => void,
  signal: AbortSignal,
) => Promise<Either<ApiError, Answer<PageFrame>>>

/** How large pages are read, wherever that is done. */
export interface LogRowReader {
  readonly read: ReadLogRows
  /** Gets ready while nobody waits, so that the first large page does not wait for code. */
  readonly prepare: () => void
}

/** Reads in the thread that asks. */
export const readLogRows: ReadLogRows = (request, transport, onRows, signal) =>
  callPage(endpointOf(request), logRow, { body: request.body }, transport, onRows, signal)()
