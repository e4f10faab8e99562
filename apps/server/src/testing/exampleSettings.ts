import type { Permission } from '@retain/domain/session/user/permissions'
import { globalHyperionId, storeScope } from '@retain/domain/settings/settingScope'

/** The change of settings that a request takes back. */
export const exampleChange = '1000001'

/** The value that somebody with one permission may save; it is stored in its first version. */
export const exampleSetting = (hyperionId: string, permission?: Permission) => ({
  settingKeyId: permission === 'Opportunity_Can_Access_Enable_Stores' ? 'EAStoreEnabled' : 'TradeAdjustment',
  ...storeScope(permission === 'Opportunity_Can_Edit_Default_Settings' ? globalHyperionId : hyperionId),
  settingValue: 'On',
})

/** Good requests of the settings calls. */
export const exampleSettings = {
  getSetting: (hyperionId: string) => ({ params: { hyperionId, name: 'TradeAdjustment' } }),
  listSettings: () => ({ query: { pageNumber: '1', pageSize: '50' } }),
  saveSettings: (hyperionId: string, _opptId: string, _entry: string, permission?: Permission) => ({
    body: { appSettingSaveSettings: [exampleSetting(hyperionId, permission)], clear: true },
  }),
  updateSettings: (hyperionId: string, _opptId: string, _entry: string, permission?: Permission) => ({
    body: {
      appSettingSaveSettings: [{ ...exampleSetting(hyperionId, permission), version: 1 }],
      clear: false,
    },
  }),
  deleteSettings: (hyperionId: string, _opptId: string, _entry: string, permission?: Permission) => ({
    body: exampleSetting(hyperionId, permission),
  }),
  lockSetting: (hyperionId: string) => ({
    body: { settingKeyId: 'QuickSearchV2', ...storeScope(hyperionId), isLocked: true },
  }),
  saveManySettings: (hyperionId: string, _opptId: string, _entry: string, permission?: Permission) => ({
    body: { appSettingSaveSettings: [exampleSetting(hyperionId, permission)], clear: true },
  }),
  undoManySettings: () => ({ body: { changeId: exampleChange } }),
  listSettingHistory: () => ({ query: { settingKeyId: 'TradeAdjustment' } }),
}
