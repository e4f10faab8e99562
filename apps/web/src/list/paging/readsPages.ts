import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { call, type Answer } from '@retain/api-client/kernel/call'
import type { Endpoint, Nothing } from '@retain/api-client/kernel/endpoint'
import type { Page } from '@retain/domain/paging/page'
import { largestWholePage } from '@retain/domain/paging/pageSize'
import * as E from 'fp-ts/Either'
import { report, servicesOf, transportOf, type Result } from '../../core/api/api'
import type { NamedCall } from '../streaming/rowReader'
import { beginLargeRead } from '../streaming/largeReads'
import { readInChunks } from '../streaming/readInChunks'
import { rowsStreamed } from '../streaming/streamedRowsSlice'
import { cachedPages } from './cachedPages'
import { knownRows, reuseEqualRows } from './knownRows'
import { requestKey } from './requestKey'

/** A call that answers a page of a list. */
export type PageEndpoint<Body, Row> = Endpoint<Nothing, Nothing, Body, Page<Row>>

/** How the pages of a list are requested, and what is known of their rows. The request is the cache key of its page. */
export interface PageSource<Request extends NamedCall, Row extends object, Found extends Page<Row>> {
  /** Large pages of it are read row by row, by the call of its name that the row reader knows. */
  readonly endpointOf: (request: Request) => PageEndpoint<Request['body'], Row>
  readonly idOf: (row: Row) => string
  /** Whether rows of the page of one request can come again in that of another. */
  readonly canShareRows: (one: Request, other: Request) => boolean
  /** The page meta of an answer. @default none */
  readonly pageMeta?: (meta: Readonly<Record<string, unknown>>) => Omit<Found, keyof Page<Row>>
}

/**
 * The `queryFn` of an endpoint of the cache that reads the pages of a list. The rows of a large page can be shown while they
 * are received, and the cache gets the page when it is complete. Equal rows are reused, so that
 * they do not render again.
 *
 * @example
 * searchParts: build.query<Page<Part>, PartsRequest>({ ...readsPages({ endpointOf, … }), providesTags })
 */
export const readsPages = <
  Request extends NamedCall,
  Row extends object,
  Found extends Page<Row> = Page<Row>,
>(
  source: PageSource<Request, Row, Found>,
) => ({
  queryFn: async (request: Request, thunk: BaseQueryApi): Promise<Result<Found>> => {
    const endpoint = source.endpointOf(request)
    const keep = reuseEqualRows(knownIn<Request, Row>(source.canShareRows, request, thunk), source.idOf)
    const answer = isLarge(request.body)
      ? await readLargePage(request, thunk, keep, requestKey(request))
      : await readPage(endpoint, request.body, thunk, keep)
    const found = E.map(({ data, meta }: Answer<Page<Row>>) => ({
      // Fields that are not of a page come from `pageMeta`.
      data: { ...data, ...source.pageMeta?.(meta) } as Found,
    }))
    return report(endpoint, {}, thunk, found(answer))
  },
  // A refreshed page is new as a whole; comparing ten thousand rows with the old ones would block the thread.
  structuralSharing: false,
  // Ten minutes, in seconds: live messages are applied to lists that are not shown, so opening one again needs no search
  // (L-387).
  keepUnusedDataFor: 600,
})

const isLarge = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'pageSize' in body && Number(body.pageSize) > largestWholePage

function knownIn<Request, Row>(
  canShareRows: (one: Request, other: Request) => boolean,
  request: Request,
  thunk: BaseQueryApi,
): readonly Row[] {
  const { requests, rowsOf } = cachedPages<Request, Row>(thunk)
  return knownRows(
    request,
    requests.filter((other) => canShareRows(other, request)),
    rowsOf,
  )
}

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

async function readLargePage<Row extends object>(
  named: NamedCall,
  thunk: BaseQueryApi,
  keep: (row: Row) => Row,
  key: string,
) {
  const { signal, end } = beginLargeRead(named.call, thunk)
  try {
    return await readInChunks<Row>(
      (onRows) =>
        servicesOf(thunk).rowReader.read(
          named,
          transportOf(thunk),
          // TypeScript cannot follow the row type of a call through the worker.
          (rows) => onRows(rows as readonly Row[]),
          signal,
        ),
      keep,
      (rows) => thunk.dispatch(rowsStreamed({ key, rows })),
    )
  } finally {
    end()
  }
}
