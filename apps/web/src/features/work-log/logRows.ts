import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { Answer } from '@retain/api-client/kernel/call'
import { callPage, type PageFrame } from '@retain/api-client/kernel/pageStream'
import type { Transport } from '@retain/api-client/kernel/transport'
import { logRow, searchLogs } from '@retain/api-client/work-log'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Either } from 'fp-ts/Either'

/** What a search of a log sends. */
export type LogSearch = Parameters<typeof searchLogs.body.encode>[0]

/** Reads a large page: `onRows` gets its decoded rows in chunks, in order, while they arrive. */
export type ReadLogRows = (
  body: LogSearch,
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
export const readLogRows: ReadLogRows = (body, transport, onRows, signal) =>
  callPage(searchLogs, logRow, { body }, transport, onRows, signal)()
