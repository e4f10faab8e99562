import { getVlsVehicles } from '@retain/api-client/vls'
import { api, runs } from '../../core/api/api'

/** What the playground reads beside the sections of the opportunity. */
export const playgroundApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The vehicles that the address of a playground names. */
    getPlaygroundVehicles: build.query(runs(getVlsVehicles)),
  }),
})
