import {
  deleteSettings,
  listSettingHistory,
  listSettings,
  lockSetting,
  saveManySettings,
  saveSettings,
  undoManySettings,
  updateSettings,
} from '@retain/api-client/settingOverrides'
import { listGlobalSettings } from '@retain/api-client/settings'
import { listBrandRegionMarket } from '@retain/api-client/stores'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { api, runs } from '../../core/api/api'

/** What is saved, in the middle of a sentence. */
export const settingNoun = 'setting'

const changes = {
  onFailure: { ownText: notSavedLabel(settingNoun) },
} as const
// Refused or not: somebody else may have changed it meanwhile.
const outdates = { invalidatesTags: ['Override'] } as const

/** The settings as administrators see and change them: for everybody, and for single stores, markets and brands. */
export const settingAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSettings: build.query({ ...runs(listSettings, { onFailure: 'log' }), providesTags: ['Override'] }),
    globalSettings: build.query({
      ...runs(listGlobalSettings, { onFailure: 'log' }),
      providesTags: ['Override'],
    }),
    listSettingHistory: build.query({
      ...runs(listSettingHistory, { onFailure: 'log' }),
      providesTags: ['Override'],
    }),
    storeRegions: build.query(runs(listBrandRegionMarket, { onFailure: 'log' })),
    saveSettings: build.mutation({ ...runs(saveSettings, changes), ...outdates }),
    updateSettings: build.mutation({ ...runs(updateSettings, changes), ...outdates }),
    // The dialog, and the notice after it, say what went wrong.
    saveManySettings: build.mutation({ ...runs(saveManySettings, { onFailure: 'log' }), ...outdates }),
    undoManySettings: build.mutation({ ...runs(undoManySettings, { onFailure: 'log' }), ...outdates }),
    deleteSettings: build.mutation({ ...runs(deleteSettings, changes), ...outdates }),
    lockSetting: build.mutation({ ...runs(lockSetting, changes), ...outdates }),
  }),
})

export const {
  useListSettingsQuery,
  useGlobalSettingsQuery,
  useListSettingHistoryQuery,
  useStoreRegionsQuery,
} = settingAdminApi
