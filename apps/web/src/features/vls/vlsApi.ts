import {
  chooseVlsVehicles,
  getVlsData,
  getVlsInventory,
  getVlsVehicles,
  openVls,
} from '@retain/api-client/vls'
import { api, runs } from '../../core/api/api'

/** What goes wrong is said in the words of the visit. */
const saysItself = { onFailure: 'log' } as const

/** The calls to the vehicle listing service, and those of its window in the demonstration. */
export const vlsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openVls: build.mutation(runs(openVls, saysItself)),
    getVlsData: build.mutation(runs(getVlsData, saysItself)),
    getVlsVehicles: build.mutation(runs(getVlsVehicles, saysItself)),
    getVlsInventory: build.query({ ...runs(getVlsInventory, saysItself), keepUnusedDataFor: 0 }),
    chooseVlsVehicles: build.mutation(runs(chooseVlsVehicles, saysItself)),
  }),
})
