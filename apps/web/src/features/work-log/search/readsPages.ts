import type { UnknownAction } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { call, type Answer } from '@retain/api-client/kernel/call'
import type { Endpoint, Nothing } from '@retain/api-client/kernel/endpoint'
import type { Page } from '@retain/domain/paging/page'
import { largestWholePage } from '@retain/domain/paging/pageSize'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import * as E from 'fp-ts/Either'
import { report, servicesOf, transportOf, type Result } from '../../../core/api/api'
import type { RowChunk } from '../../../list/streaming/streamedRows'
import { readInChunks } from '../large-page/readInChunks'
import { reuseEqualRows } from './knownRows'
import {
  requestKey,
  pageMeta,
  type FoundPage,
  type LogRequest,
  type PageRow,
  type PageSearch,
} from './logRequest'

type PageEndpoint<Body, Row> = Endpoint<Nothing, Nothing, Body, Page<Row>>

/** How the pages of a log are asked for, and what is known of their rows. */
interface PageSource<Request, Body, Row extends PageRow> {
  readonly endpointOf: (request: Request) => PageEndpoint<Body, Row>
  readonly searchOf: (request: Request) => PageSearch & { readonly body: NoInfer<Body> }
  readonly idOf: (row: Row) => string
  /** The rows that are here already and can come again. */
  readonly knownOf: (request: Request, thunk: BaseQueryApi) => readonly Row[]
  /** Tells of rows of a large page that arrived before the others. */
  readonly arrived: (rows: RowChunk<Row>) => UnknownAction
}

/**
 * The way from the search of a log to its pages in the cache. A large page is told while it arrives, and the cache gets it
 * when it is whole. Rows that come again unchanged stay the same objects, so that they are not drawn again.
 *
 * @example
 * searchLog: build.query<FoundPage, LogRequest>({ ...readsPages({ searchOf, … }), providesTags })
 */
export const readsPages = <Request extends LogRequest | ContactLogRequest, Body, Row extends PageRow>(
  source: PageSource<Request, Body, Row>,
) => ({
  queryFn: async (request: Request, thunk: BaseQueryApi): Promise<Result<FoundPage<Row>>> => {
    const search = source.searchOf(request)
    const endpoint = source.endpointOf(request)
    const isLarge = (search.body.pageSize ?? 0) > largestWholePage
    const keep = reuseEqualRows(source.knownOf(request, thunk), source.idOf)
    const answer = isLarge
      ? await readLargePage(search, thunk, keep, (rows) =>
          thunk.dispatch(source.arrived({ key: requestKey(request), rows })),
        )
      : await readPage(endpoint, search.body, thunk, keep)
    const found = E.map(({ data, meta }: Answer<Page<Row>>) => ({ data: { ...data, ...pageMeta(meta) } }))
    return report(endpoint, {}, thunk, found(answer))
  },
  // A refreshed page is new as a whole; comparing ten thousand rows with their predecessors would hold the thread.
  structuralSharing: false,
  // Ten minutes, in seconds: what is told about its rows reaches a list that is out of sight too, so that coming back to it
  // needs no search (L-387).
  keepUnusedDataFor: 600,
})

async function readPage<Body, Row>(
  endpoint: PageEndpoint<Body, Row>,
  body: Body,
  thunk: BaseQueryApi,
  keep: (row: Row) => Row,
) {
  const kept = E.map(({ data, meta }: Answer<Page<Row>>) => ({
    data: { ...data, list: data.list.map(keep) },
    meta,
  }))
  return kept(await call(endpoint, { body }, transportOf(thunk), thunk.signal)())
}

const readLargePage = <Row extends PageRow>(
  search: PageSearch,
  thunk: BaseQueryApi,
  keep: (row: Row) => Row,
  tell: (rows: readonly Row[]) => void,
) =>
  readInChunks<Row>(
    (onRows) =>
      servicesOf(thunk).logRows.read(
        search,
        transportOf(thunk),
        // A search finds rows of its own kind, which TypeScript cannot follow through the worker.
        (rows) => onRows(rows as readonly Row[]),
        thunk.signal,
      ),
    keep,
    tell,
  )
