import {
  createElead,
  getCompassLeadStatus,
  getEleadStatus,
  listEleadSalespersons,
  recordEleadHistory,
  setLeadPending,
  submitToCompass,
} from '@retain/api-client/leads'
import { listStoreUsers } from '@retain/api-client/lookups'
import { api, runs } from '../../../core/api/api'
import { runsCommand } from '../../../live/runsCommand'

/** The leads of an opportunity in both systems. */
export const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    setLeadPending: build.mutation(runsCommand(setLeadPending, ({ messages }) => messages)),
    submitToCompass: build.mutation(runs(submitToCompass)),
    createElead: build.mutation(runsCommand(createElead, ({ messages }) => messages)),
    recordEleadHistory: build.mutation(runsCommand(recordEleadHistory, ({ messages }) => messages)),
    getCompassLeadStatus: build.query(runs(getCompassLeadStatus)),
    getEleadStatus: build.query(runs(getEleadStatus)),
    listEleadSalespersons: build.query(runs(listEleadSalespersons)),
    listCompassUsers: build.query(runs(listStoreUsers)),
  }),
})

export const {
  useGetCompassLeadStatusQuery,
  useGetEleadStatusQuery,
  useListCompassUsersQuery,
  useListEleadSalespersonsQuery,
} = leadApi
