import { expect, it } from 'vitest'
import { generalSettingKeys, storeAdminKeys, storeSwitch } from './settingScreens'

const seven = [
  'EAServiceDrive',
  'EARemAnnounEmail',
  'EAAutoAssignAlerts',
  'EATimeDesktopAlerts',
  'EANumOfDesktopAlerts',
  'TradeAdjustment',
  'QuickSearchV2',
]

it('the form of a store has the seven settings; those of everybody have the yearly miles as well', () => {
  expect(storeAdminKeys).toEqual(seven)
  expect(generalSettingKeys).toEqual([...seven, 'EAAnnualMiles'])
})

it('a store is switched by a value of its own, with the version of the one that is replaced', () => {
  const store = { hyperionId: 'HAR', name: 'Harbor', isEnabled: true, version: 2 }
  const ids = { settingKeyId: 'EAStoreEnabled', hyperionId: 'HAR', marketId: null, brandId: null }
  expect(storeSwitch(store, false)).toEqual({ ...ids, settingValue: 'Off', version: 2 })
  expect(storeSwitch({ ...store, version: 0 }, true)).toEqual({ ...ids, settingValue: 'On' })
})
