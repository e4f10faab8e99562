import { callImport, type ImportInput } from '@retain/api-client/callImport'
import {
  importVehicleMap,
  previewVehicleMapImport,
  undoVehicleMapImport,
} from '@retain/api-client/vehicle-map'
import type { ImportProgress, ImportResult } from '@retain/domain/vehicle-map/import/mappingImport'
import { api, report, runs, transportOf } from '../../../core/api/api'

// Its dialog says what went wrong.
const inDialog = { onFailure: 'log' } as const

/** An import, and who hears how far it is. */
interface WatchedImport extends ImportInput {
  readonly onProgress: (progress: ImportProgress) => void
}

/** The import of the mapping table. */
export const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewVehicleMapImport: build.mutation(runs(previewVehicleMapImport, inDialog)),
    importVehicleMap: build.mutation<ImportResult, WatchedImport>({
      queryFn: async ({ onProgress, ...input }, thunk) => {
        const answer = await callImport(input, transportOf(thunk), onProgress, thunk.signal)()
        return report(importVehicleMap, inDialog, thunk, answer)
      },
      invalidatesTags: ['Mapping'],
    }),
    undoVehicleMapImport: build.mutation({
      ...runs(undoVehicleMapImport, inDialog),
      invalidatesTags: ['Mapping'],
    }),
  }),
})
