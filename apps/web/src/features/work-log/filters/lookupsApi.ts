import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { CallInput } from '@retain/api-client/kernel/request'
import {
  listColors,
  listCompassStatuses,
  listFlaggedSalesUsers,
  listHyperionFilters,
  listLenders,
  listMakes,
  listModels,
  listStoreUsers,
  listTrims,
  listYears,
} from '@retain/api-client/lookups'
import type { LookupOptions } from '@retain/domain/work-log/filters/options/filterOptions'
import {
  colorOptions,
  compassStatusOptions,
  flaggedSalesUserOptions,
  lenderOptions,
  makeOptions,
  modelOptions,
  ownerOptions,
  salespersonOptions,
  sellingStoreOptions,
  storeUserOptions,
  trimOptions,
  yearOptions,
} from '@retain/domain/work-log/filters/options/lookupOptions'
import type { LookupQuery } from '@retain/domain/work-log/filters/options/lookupQuery'
import {
  lookupCalls,
  refreshedLookups,
  type LookupName,
} from '@retain/domain/work-log/filters/options/lookups'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { api, runs, type Result } from '../../../core/api/api'
import type { AppThunk } from '../../../core/state/appHooks'

type LookupCall = (typeof lookupCalls)[LookupName]['call']

/** What is asked of a lookup: one call may answer several lists. */
export interface LookupAsk {
  readonly call: LookupCall
  readonly query: LookupQuery
}

type Reader = (query: LookupQuery, thunk: BaseQueryApi) => Promise<Result<LookupOptions>>

/** Asks an endpoint and makes options of its answer. A list that is asked for again is not taken from the browser's cache. */
const reads =
  <P, Q, A>(
    endpoint: Endpoint<P, Q, object, A>,
    input: (query: LookupQuery) => CallInput<P, Q, object>,
    toOptions: (answer: A) => LookupOptions,
  ): Reader =>
  async (query, thunk) => {
    const answer = await runs(endpoint).queryFn({ ...input(query), isFresh: thunk.forced === true }, thunk)
    return 'error' in answer ? answer : { data: toOptions(answer.data) }
  }

/** A field of the query; one that is missing is refused before anything is sent. */
const of = (query: LookupQuery, field: string): string => query[field] ?? ''
const nothing = () => ({})
const ofStore = (query: LookupQuery) => ({ hyperionId: of(query, 'hyperionId') })

const readers: Readonly<Record<LookupCall, Reader>> = {
  listYears: reads(listYears, nothing, (years) => ({ years: yearOptions(years) })),
  listMakes: reads(
    listMakes,
    (query) => ({ query: ofStore(query) }),
    (makes) => ({ makes: makeOptions(makes) }),
  ),
  listModels: reads(
    listModels,
    (query) => ({ query: { makeId: of(query, 'makeId') } }),
    (models) => ({ models: modelOptions(models) }),
  ),
  listTrims: reads(
    listTrims,
    (query) => ({ query: { modelId: of(query, 'modelId') } }),
    (trims) => ({ trims: trimOptions(trims) }),
  ),
  listColors: reads(listColors, nothing, (colors) => ({ colors: colorOptions(colors) })),
  listCompassStatuses: reads(listCompassStatuses, nothing, (statuses) => ({
    compassStatuses: compassStatusOptions(statuses),
  })),
  listLenders: reads(
    listLenders,
    (query) => ({ query: ofStore(query) }),
    (lenders) => ({ lenders: lenderOptions(lenders) }),
  ),
  listHyperionFilters: reads(
    listHyperionFilters,
    (query) => ({ params: ofStore(query) }),
    ({ owners, salespersons, sellingStores }) => ({
      owners: ownerOptions(owners),
      salespersons: salespersonOptions(salespersons),
      sellingStores: sellingStoreOptions(sellingStores),
    }),
  ),
  listFlaggedSalesUsers: reads(
    listFlaggedSalesUsers,
    (query) => ({ params: ofStore(query) }),
    (users) => ({ flaggedSalesUsers: flaggedSalesUserOptions(users) }),
  ),
  listStoreUsers: reads(
    listStoreUsers,
    (query) => ({ query: { ...ofStore(query), listType: 'emailSentBy' as const } }),
    (users) => ({ storeUsers: storeUserOptions(users) }),
  ),
}

/** How long a list is kept that nobody shows, in seconds; the service lets a browser keep it for half as long. */
const cachedFor = 600

/** The lists that options of filters are made of, each kept by what it was asked with: the store, the makes, the models. */
export const lookupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookup: build.query<LookupOptions, LookupAsk>({
      queryFn: ({ call, query }, thunk) => readers[call](query, thunk),
      keepUnusedDataFor: cachedFor,
    }),
  }),
})

/** Asks again for the lists that depend on a store, as applying a saved search does (L-051 to L-053). */
export const refreshStoreLookups =
  (hyperionId: string): AppThunk =>
  (dispatch) => {
    for (const call of new Set(refreshedLookups.map((name) => lookupCalls[name].call)))
      void dispatch(
        lookupsApi.endpoints.lookup.initiate(
          { call, query: { hyperionId } },
          { forceRefetch: true, subscribe: false },
        ),
      )
  }
