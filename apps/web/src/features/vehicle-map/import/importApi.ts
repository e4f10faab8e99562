import {
  importVehicleMap,
  previewVehicleMapImport,
  undoVehicleMapImport,
} from '@retain/api-client/vehicle-map'
import { api, runs } from '../../../core/api/api'

// Its dialog says what went wrong.
const inDialog = { onFailure: 'log' } as const

/** The import of the mapping table. */
export const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewVehicleMapImport: build.mutation(runs(previewVehicleMapImport, inDialog)),
    importVehicleMap: build.mutation({ ...runs(importVehicleMap, inDialog), invalidatesTags: ['Mapping'] }),
    undoVehicleMapImport: build.mutation({
      ...runs(undoVehicleMapImport, inDialog),
      invalidatesTags: ['Mapping'],
    }),
  }),
})
