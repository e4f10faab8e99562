import { listAllStores } from '@retain/api-client/settingOverrides'
import { getStoreAdditionalInfo } from '@retain/api-client/stores'
import { api, runs } from '../../core/api/api'

/** All stores with their switches, and where one stands. A switch is a setting, saved by `setting-admin/settingAdminApi`. */
export const storeAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllStores: build.query({ ...runs(listAllStores, { onFailure: 'log' }), providesTags: ['Override'] }),
    /** The name and the brand of a store are in it (S-156). */
    storeAdditionalInfo: build.query(runs(getStoreAdditionalInfo, { onFailure: 'log' })),
  }),
})

export const { useListAllStoresQuery, useStoreAdditionalInfoQuery } = storeAdminApi
