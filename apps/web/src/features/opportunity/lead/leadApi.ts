import {
  createAdfLead,
  createElead,
  getCompassLeadStatus,
  getEleadStatus,
  listEleadSalespersons,
  previewAdfLead,
  recordEleadHistory,
  setLeadPending,
  submitToCompass,
} from '@retain/api-client/leads'
import { listStoreUsers } from '@retain/api-client/lookups'
import { api, runs } from '../../../core/api/api'
import { runsCommand } from '../../../live/runsCommand'

/** The leads of an opportunity in every system. */
export const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    setLeadPending: build.mutation(runsCommand(setLeadPending, ({ messages }) => messages)),
    submitToCompass: build.mutation(runs(submitToCompass)),
    createElead: build.mutation(runsCommand(createElead, ({ messages }) => messages)),
    createAdfLead: build.mutation(runsCommand(createAdfLead, ({ messages }) => messages)),
    previewAdfLead: build.query(runs(previewAdfLead)),
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
  usePreviewAdfLeadQuery,
} = leadApi
