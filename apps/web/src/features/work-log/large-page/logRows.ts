import { contactLogRow, searchContactLog } from '@retain/api-client/contact-log'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { Answer } from '@retain/api-client/kernel/call'
import { callPage, type PageFrame } from '@retain/api-client/kernel/pageStream'
import type { Transport } from '@retain/api-client/kernel/transport'
import { logRow } from '@retain/api-client/work-log'
import type { Either } from 'fp-ts/Either'
import { endpointOf, type PageRow, type PageSearch } from '../search/logRequest'

declare module '../../../core/state/services' {
  interface Services {
    /** Reads large pages row by row: in a worker in the browser, in place in tests. */
    readonly logRows: LogRowReader
  }
}

/** How the reading of a large page ended: what the service says about it besides its rows. */
export type PageOutcome = Either<ApiError, Answer<PageFrame>>

/** How large pages are read, wherever that is done. */
export interface LogRowReader {
  /** Reads a large page: `onRows` gets its decoded rows in chunks, in order, while they arrive. */
  readonly read: (
    search: PageSearch,
    transport: Transport,
    onRows: (rows: readonly PageRow[]) => void,
    signal: AbortSignal,
  ) => Promise<PageOutcome>
  /** Gets ready while nobody waits, so that the first large page does not wait for code. */
  readonly prepare: () => void
}

/** Reads in the thread that asks. */
export const sameThreadReader: LogRowReader = {
  read: (search, transport, onRows, signal) =>
    search.call === 'searchContactLog'
      ? callPage(searchContactLog, contactLogRow, { body: search.body }, transport, onRows, signal)()
      : callPage(endpointOf(search), logRow, { body: search.body }, transport, onRows, signal)(),
  prepare: () => undefined,
}
