import {
  figure,
  oneOf,
  pageOf,
  record,
  text,
  textUpTo,
  whole,
  type Codec,
} from '@retain/api-client/kernel/codecs'
import { endpoint } from '@retain/api-client/kernel/endpoint'
import { sortDirections } from '@retain/domain/sorting/sortDirection'
import type { Page } from '@retain/domain/paging/page'
import { statusTextOf } from '@retain/api-client/kernel/apiError'
import { api, runs } from '../../core/api/api'
import type { AppThunk } from '../../core/state/appHooks'
import { readsPages } from '../paging/readsPages'
import { streamedCall } from '../streaming/rowReader'
import { partId, partKeys, type Part, type partsSearch } from './sampleParts'

/** What a page of parts is asked for with. */
export type PartsSearch = ReturnType<typeof partsSearch>

const part: Codec<Part> = record({ partId: text, name: text, maker: text, price: figure, stock: whole(0) })

const access = { access: 'anyone', scope: 'none', base: 'admin', rows: [] } as const

export const searchParts = endpoint({
  ...access,
  name: 'searchParts',
  method: 'POST',
  path: '/parts/search',
  body: record({
    orderBy: oneOf(partKeys),
    orderDirection: oneOf(sortDirections),
    pageNumber: whole(1),
    pageSize: whole(1),
    name: textUpTo(50),
    maker: textUpTo(50),
  }),
  output: pageOf(part),
})

export const updatePart = endpoint({
  ...access,
  name: 'updatePart',
  method: 'PUT',
  path: '/parts/{partId}',
  params: record({ partId: text }),
  body: record({ price: figure }),
  output: part,
})

export const deletePart = endpoint({
  ...access,
  name: 'deletePart',
  method: 'DELETE',
  path: '/parts/{partId}',
  params: record({ partId: text }),
  output: record({ partId: text }),
})

/** The calls whose large pages are read row by row. */
export const streamedPartCalls = [streamedCall(searchParts, part)]

/** The pages of the parts, and their commands. */
export const partsApi = api.enhanceEndpoints({ addTagTypes: ['Part'] }).injectEndpoints({
  endpoints: (build) => ({
    searchParts: build.query<Page<Part>, PartsSearch>({
      ...readsPages<PartsSearch, Part>({
        endpointOf: () => searchParts,
        idOf: partId,
        canShareRows: () => true,
      }),
      providesTags: ['Part'],
    }),
    updatePart: build.mutation(runs(updatePart)),
    deletePart: build.mutation({ ...runs(deletePart), invalidatesTags: ['Part'] }),
  }),
})

export const { useSearchPartsQuery } = partsApi

/** Saves the price of a part, in whole cents; answers what went wrong, `null` once every cached page says the new price. */
export const savePrice =
  (saved: Part, price: number): AppThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    const { data, error } = await dispatch(
      partsApi.endpoints.updatePart.initiate(
        { params: { partId: saved.partId }, body: { price } },
        { track: false },
      ),
    )
    if (data === undefined)
      return error !== undefined && 'kind' in error ? statusTextOf(error) : 'The price could not be saved.'
    for (const request of partsApi.util.selectCachedArgsForQuery(getState(), 'searchParts'))
      dispatch(
        partsApi.util.updateQueryData('searchParts', request, (page) => ({
          ...page,
          list: page.list.map((one) => (one.partId === data.partId ? data : one)),
        })),
      )
    return null
  }
