import { listAllStores } from '@retain/api-client/settingOverrides'
import { api, runs } from '../../core/api/api'

/** All stores with their switches. A switch is a setting, saved by `setting-admin/settingAdminApi`. */
export const storeAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllStores: build.query({ ...runs(listAllStores, { onFailure: 'log' }), providesTags: ['Override'] }),
  }),
})

export const { useListAllStoresQuery } = storeAdminApi
