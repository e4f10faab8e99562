import type { BodyOf, Endpoint, Nothing } from '@retain/api-client/kernel/endpoint'
import { isCapped, quickSearchV2, searchLog } from '@retain/api-client/quick-search'
import { searchLogs } from '@retain/api-client/work-log'
import type { Page } from '@retain/domain/paging/page'
import { splitList } from '@retain/domain/text/commaList'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { requestKey } from '../../../list/paging/requestKey'

/** The calls that answer a page of opportunities, by their names. */
export const logCalls = { searchLogs, searchLog, quickSearchV2 } as const

type LogCalls = typeof logCalls

/** One page of one search of an opportunity log: the call, and what it sends. It names the page in the cache. */
export type LogRequest = {
  [Call in keyof LogCalls]: { readonly call: Call; readonly body: BodyOf<LogCalls[Call]> }
}[keyof LogCalls]

/** One page of one search of the Contact Log, as a call with what it sends. */
export interface ContactSearch {
  readonly call: 'searchContactLog'
  readonly body: ContactLogRequest
}

/** One page of a search of any log: of opportunities, or of the emails of the Contact Log. */
export type PageSearch = LogRequest | ContactSearch

/** Any of the calls, with what a request sends to it. */
type LogEndpoint = Endpoint<Nothing, Nothing, LogRequest['body'], Page<LogRow>>

/** A page of what a search found. */
export interface FoundPage<Row = LogRow> extends Page<Row> {
  /** More matches than the list holds (L-549). */
  readonly isCapped?: boolean
}

/** What the service says about a page, as a part of it. */
export const pageMeta = (meta: Readonly<Record<string, unknown>>): Pick<FoundPage, 'isCapped'> =>
  isCapped(meta) ? { isCapped: true } : {}

/** The call of a request. */
export const endpointOf = ({ call }: LogRequest): LogEndpoint =>
  // A request pairs each call with a body of its own, which TypeScript cannot follow from here.
  logCalls[call] as LogEndpoint

/** The search of a page of the Contact Log. */
export const contactSearch = (body: ContactLogRequest): ContactSearch => ({ call: 'searchContactLog', body })

/** The key of the request that a search is in the cache. */
export const pageKey = (search: PageSearch): string =>
  requestKey(search.call === 'searchContactLog' ? search.body : search)

/** The stores that a request asks about. */
export const storesOf = ({ body }: LogRequest): readonly string[] =>
  'hyperionIds' in body ? splitList(body.hyperionIds) : [body.hyperionId]
