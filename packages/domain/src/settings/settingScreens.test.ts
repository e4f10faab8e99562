import { expect, it } from 'vitest'
import { deskingSettingKeys } from '../payment/desking/deskingSettings'
import { generalSettingKeys, storeAdminKeys } from './settingScreens'

const seven = [
  'EAServiceDrive',
  'EARemAnnounEmail',
  'EAAutoAssignAlerts',
  'EATimeDesktopAlerts',
  'EANumOfDesktopAlerts',
  'TradeAdjustment',
  'QuickSearchV2',
]

it('the form of a store has the seven settings; those of everybody have the yearly miles, the desking terms, telephony and the postal address as well', () => {
  expect(storeAdminKeys).toEqual(seven)
  expect(generalSettingKeys).toEqual([
    ...seven,
    'EAAnnualMiles',
    ...deskingSettingKeys,
    'EATelephony',
    'EAPostalAddress',
  ])
})
