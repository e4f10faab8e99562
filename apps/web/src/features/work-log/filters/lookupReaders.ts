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
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { runs, type Result } from '../../../core/api/api'
import type { LookupCall, LookupRequest } from './lookupRequest'

type Reader = (query: LookupQuery, thunk: BaseQueryApi) => Promise<Result<LookupOptions>>

/** Requests an endpoint and makes options of its answer. A forced refetch bypasses the browser's cache. */
const lookupReader =
  <P, Q, A>(
    endpoint: Endpoint<P, Q, object, A>,
    input: (query: LookupQuery) => CallInput<P, Q, object>,
    toOptions: (answer: A) => LookupOptions,
  ): Reader =>
  async (query, thunk) => {
    const answer = await runs(endpoint).queryFn({ ...input(query), isFresh: thunk.forced === true }, thunk)
    return 'error' in answer ? answer : { data: toOptions(answer.data) }
  }

/** A field of the query. An empty one fails validation before anything is sent. */
const fieldOf = (query: LookupQuery, field: string): string => query[field] ?? ''
const noInput = () => ({})
const ofStore = (query: LookupQuery) => ({ hyperionId: fieldOf(query, 'hyperionId') })

const readers: Readonly<Record<LookupCall, Reader>> = {
  listYears: lookupReader(listYears, noInput, (years) => ({ years: yearOptions(years) })),
  listMakes: lookupReader(
    listMakes,
    (query) => ({ query: ofStore(query) }),
    (makes) => ({ makes: makeOptions(makes) }),
  ),
  listModels: lookupReader(
    listModels,
    (query) => ({ query: { makeId: fieldOf(query, 'makeId') } }),
    (models) => ({ models: modelOptions(models) }),
  ),
  listTrims: lookupReader(
    listTrims,
    (query) => ({ query: { modelId: fieldOf(query, 'modelId') } }),
    (trims) => ({ trims: trimOptions(trims) }),
  ),
  listColors: lookupReader(listColors, noInput, (colors) => ({ colors: colorOptions(colors) })),
  listCompassStatuses: lookupReader(listCompassStatuses, noInput, (statuses) => ({
    compassStatuses: compassStatusOptions(statuses),
  })),
  listLenders: lookupReader(
    listLenders,
    (query) => ({ query: ofStore(query) }),
    (lenders) => ({ lenders: lenderOptions(lenders) }),
  ),
  listHyperionFilters: lookupReader(
    listHyperionFilters,
    (query) => ({ params: ofStore(query) }),
    ({ owners, salespersons, sellingStores }) => ({
      owners: ownerOptions(owners),
      salespersons: salespersonOptions(salespersons),
      sellingStores: sellingStoreOptions(sellingStores),
    }),
  ),
  listFlaggedSalesUsers: lookupReader(
    listFlaggedSalesUsers,
    (query) => ({ params: ofStore(query) }),
    (users) => ({ flaggedSalesUsers: flaggedSalesUserOptions(users) }),
  ),
  listStoreUsers: lookupReader(
    listStoreUsers,
    (query) => ({ query: { ...ofStore(query), listType: 'emailSentBy' as const } }),
    (users) => ({ storeUsers: storeUserOptions(users) }),
  ),
}

/** Requests a lookup, and makes options of the answer. */
export const readLookup = (
  { call, query }: LookupRequest,
  thunk: BaseQueryApi,
): Promise<Result<LookupOptions>> => readers[call](query, thunk)
