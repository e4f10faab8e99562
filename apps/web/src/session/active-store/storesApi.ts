import { listGlobalSettings } from '@retain/api-client/settings'
import {
  autoSubscribeAlerts,
  checkStore,
  getStoreLogo,
  listStores,
  setActiveStore,
} from '@retain/api-client/stores'
import { api, runs } from '../../core/api/api'
import { settingsOf } from '../../core/api/tags'

/** Options of queries that start-up makes and screens read: their data is kept until the user signs out. */
export const kept = { keepUnusedDataFor: Infinity }

/** The requests of start-up and of the store header. */
export const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStores: build.query({ ...runs(listStores), ...kept, providesTags: ['Store'] }),
    checkStore: build.query(runs(checkStore)),
    storeSettings: build.query({
      ...runs(listGlobalSettings),
      ...kept,
      providesTags: (_settings, _error, { params }) => [settingsOf(params.hyperionId)],
    }),
    setActiveStore: build.mutation(runs(setActiveStore)),
    autoSubscribe: build.mutation(runs(autoSubscribeAlerts)),
    storeLogo: build.query(runs(getStoreLogo)),
  }),
})
