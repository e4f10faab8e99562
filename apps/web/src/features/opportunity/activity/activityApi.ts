import { logCall } from '@retain/api-client/activity'
import { api, runs } from '../../../core/api/api'

/** Saving a call. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({ logCall: build.mutation(runs(logCall)) }),
})
