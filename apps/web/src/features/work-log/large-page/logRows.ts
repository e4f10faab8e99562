import { contactLogRow, searchContactLog } from '@retain/api-client/contact-log'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { Answer } from '@retain/api-client/kernel/call'
import { callPage, type PageFrame } from '@retain/api-client/kernel/pageStream'
import type { Transport } from '@retain/api-client/kernel/transport'
import { logRow } from '@retain/api-client/work-log'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Either } from 'fp-ts/Either'
import { endpointOf, type ContactSearch, type LogRequest } from '../search/logRequest'

/** How the reading of a large page ended: what the service says about it besides its rows. */
export type PageOutcome = Either<ApiError, Answer<PageFrame>>

/** Reads a large page: `onRows` gets its decoded rows in chunks, in order, while they arrive. */
export type ReadRows<Search, Row> = (
  search: Search,
  transport: Transport,
  onRows: (rows: readonly Row[]) => void,
  signal: AbortSignal,
) => Promise<PageOutcome>

/** How large pages are read, wherever that is done. */
export interface LogRowReader {
  readonly read: ReadRows<LogRequest, LogRow>
  /** Those of the Contact Log. */
  readonly readMails: ReadRows<ContactSearch, ContactLogRow>
  /** Gets ready while nobody waits, so that the first large page does not wait for code. */
  readonly prepare: () => void
}

/** Reads in the thread that asks. */
export const sameThreadReader: LogRowReader = {
  read: (request, transport, onRows, signal) =>
    callPage(endpointOf(request), logRow, { body: request.body }, transport, onRows, signal)(),
  readMails: ({ body }, transport, onRows, signal) =>
    callPage(searchContactLog, contactLogRow, { body }, transport, onRows, signal)(),
  prepare: () => undefined,
}
