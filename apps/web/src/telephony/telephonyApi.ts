import { findCallers, getSipCredentials } from '@retain/api-client/telephony'
import { api, runs } from '../core/api/api'

/** Credentials at the telephone exchange, which are never kept; and who calls. */
export const telephonyApi = api.injectEndpoints({
  endpoints: (build) => ({
    sipCredentials: build.mutation(runs(getSipCredentials)),
    findCallers: build.query(runs(findCallers)),
  }),
})

export const { useFindCallersQuery } = telephonyApi
