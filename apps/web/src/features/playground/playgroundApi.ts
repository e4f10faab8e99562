import { saveContactHistory } from '@retain/api-client/activity'
import { getVlsVehicles } from '@retain/api-client/vls'
import { api, runs } from '../../core/api/api'
import { runsCommand } from '../../live/runsCommand'

/** What the playground reads and records beside the sections of the opportunity. */
export const playgroundApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The vehicles that the address of a playground names. */
    getPlaygroundVehicles: build.query(runs(getVlsVehicles)),
    // Nobody waits for it, and on a customer whom somebody else holds it is refused.
    recordEvent: build.mutation(
      runsCommand(saveContactHistory, ({ messages }) => messages, { onFailure: 'log' }),
    ),
  }),
})
