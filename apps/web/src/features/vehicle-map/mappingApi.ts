import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { deleteVehicleMappings, filterVehicleMap, mapVehicleItems } from '@retain/api-client/vehicle-map'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { confirmationTimeout } from '@retain/domain/alerts/toasts'
import { notSavedLabel, notSavedText } from '@retain/domain/messages/notSaved'
import type { Page } from '@retain/domain/paging/page'
import {
  changedMeanwhile,
  conflictOf,
  meanwhileText,
  type SeenMapping,
} from '@retain/domain/vehicle-map/mappingConflict'
import {
  mappingDeletedText,
  mappingNoun,
  mappingSavedText,
  type MappingItem,
  type MappingType,
} from '@retain/domain/vehicle-map/mappingItem'
import { api, runs } from '../../core/api/api'
import { httpErrorOf } from '../../core/api/httpError'
import type { AppThunk } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'

/** A page of the mapping table, as the cache names it. */
export interface MappingSearch {
  readonly call: 'filterVehicleMap'
  readonly body: BodyOf<typeof filterVehicleMap>
}

const read = runs(filterVehicleMap, { onFailure: 'log' })
// Refused or not: somebody else may have changed the rows meanwhile.
const changes = { onFailure: { ownText: notSavedLabel(mappingNoun) } }

/** The pages of the mapping table, and what changes its rows (O-505, O-506, O-507). */
export const mappingApi = api.injectEndpoints({
  endpoints: (build) => ({
    filterVehicleMap: build.query<Page<MappingItem>, MappingSearch>({
      queryFn: ({ body }: MappingSearch, thunk: BaseQueryApi) => read.queryFn({ body }, thunk),
      providesTags: ['Mapping'],
    }),
    mapVehicleItems: build.mutation({ ...runs(mapVehicleItems, changes), invalidatesTags: ['Mapping'] }),
    deleteVehicleMappings: build.mutation({
      ...runs(deleteVehicleMappings, changes),
      invalidatesTags: ['Mapping'],
    }),
  }),
})

export const { useFilterVehicleMapQuery } = mappingApi

/** A change of rows of one mapper, as they were seen. */
export interface RowsChange {
  readonly typeCode: MappingType
  readonly rows: readonly SeenMapping[]
  /** `null` to delete their mapping. */
  readonly mappedTo: string | null
}

const untracked = { track: false } as const

/**
 * Maps rows, or deletes their mapping, and says so (O-411, O-412, OP-128).
 *
 * @returns what went wrong in one short sentence; `null` once the rows in sight say what is wanted.
 */
export const changeRows =
  ({ typeCode, rows, mappedTo }: RowsChange): AppThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    const { mapVehicleItems: map, deleteVehicleMappings: remove } = mappingApi.endpoints
    const items = rows.map(({ mappedItem }) => mappedItem)
    const seen = rows.map(({ mappedItem, mappedTo: target }) => ({ mappedItem, mappedTo: target }))
    const { error } =
      mappedTo === null
        ? await dispatch(remove.initiate({ body: { typeCode, items, seen } }, untracked))
        : await dispatch(map.initiate({ body: { typeCode, items, mappedTo, seen } }, untracked))
    // The pages in sight are being read again.
    await Promise.all(dispatch(mappingApi.util.getRunningQueriesThunk()))
    if (error === undefined) {
      const label = mappedTo === null ? mappingDeletedText : mappingSavedText
      dispatch(toastShown({ type: 'success', label, timeout: confirmationTimeout }))
      return null
    }
    const answer = httpErrorOf(error)
    if (answer?.code !== 'stale')
      return answer?.fieldErrors[0]?.message ?? notSavedText(mappingNoun, answer !== null)
    const state = getState()
    const present = mappingApi.util
      .selectCachedArgsForQuery(state, 'filterVehicleMap')
      .filter(({ body }) => body.typeCode === typeCode)
      .flatMap((search) => mappingApi.endpoints.filterVehicleMap.select(search)(state).data?.list ?? [])
    return conflictOf(changedMeanwhile(present, seen, mappedTo)) || meanwhileText
  }
