import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Page } from '@retain/domain/paging/page'
import { api } from '../../core/api/api'

type CacheState = Parameters<typeof api.util.selectCachedArgsForQuery>[0]

/** Reads the pages of an endpoint from the cache, by the endpoint's name. */
interface CachedEndpoint<Request, Row> {
  readonly select: (request: Request) => (state: CacheState) => { readonly data?: Page<Row> | undefined }
}

/** The pages of an endpoint in the cache: their requests, and the rows of a request. */
export function cachedPages<Request, Row>({
  endpoint,
  getState,
}: Pick<BaseQueryApi, 'endpoint' | 'getState'>) {
  const state = getState() as CacheState
  const endpoints = api.endpoints as Readonly<Record<string, CachedEndpoint<Request, Row>>>
  return {
    requests: api.util.selectCachedArgsForQuery(state, endpoint as never) as readonly Request[],
    rowsOf: (request: Request) => endpoints[endpoint]?.select(request)(state).data?.list,
  }
}
