import { expect, it } from 'vitest'
import {
  bulkChangedText,
  bulkUndoneText,
  overrideTexts,
  savedSettingText,
  savedSettingTexts,
  settingName,
  settingSavedText,
} from './settingTexts'
import { settingKeys } from './settingCatalogue'

it('names every setting once', () => {
  const names = Object.fromEntries(settingKeys.map((key) => [key, settingName(key)]))
  expect(names).toEqual({
    EAServiceDrive: 'Service drive alerts, days shown',
    EARemAnnounEmail: 'Email and reminder alerts, days shown',
    EAAutoAssignAlerts: 'Service drive alerts',
    EATimeDesktopAlerts: 'Desktop alerts, seconds shown',
    EANumOfDesktopAlerts: 'Desktop alerts, shown at once',
    TradeAdjustment: 'Trade adjustment',
    QuickSearchV2: 'Quick search, version 2',
    EAStoreEnabled: 'Store enabled',
    EAAnnualMiles: 'Miles driven per year',
    EASalesTaxRate: 'Sales tax rate',
    EATradeReducesTax: 'Trade-in reduces the tax',
    EADealFees: 'Deal fees',
    EADealIncentives: 'Incentives',
    EAIncentivesTaxed: 'Incentives are taxed',
    EANegativeEquity: 'Negative equity is financed',
    EADaysToFirstPayment: 'Days to first payment',
    EAFirstPaymentDay: 'Day of first payments',
    EAOddDays: 'Odd days earn interest',
    EATelephony: 'Telephony',
    EAPostalAddress: 'Postal address',
  })
  expect(new Set(Object.values(names)).size).toBe(settingKeys.length)
})

const miles = { displayName: 'Miles driven per year', takesEffect: 'nextDay' } as const
const trade = { displayName: 'Trade adjustment', takesEffect: 'now' } as const

it('says in the exact words what became of an override', () => {
  expect(overrideTexts).toEqual({
    saved: 'Override settings updated',
    removed: 'Overide settings removed',
    lockChanged: 'Override settings lock changed successfully',
  })
})

it('says of a setting that takes effect at once only that it is saved', () => {
  expect([savedSettingText(trade), settingSavedText]).toEqual(['Setting Saved', 'Setting Saved'])
})

it('says of a setting for the next day which one, and when it is felt  [S-463]', () => {
  expect(savedSettingText(miles)).toBe(
    'Miles driven per year has been saved, updates will reflect the following day.',
  )
})

it('says each thing once of settings that are saved together', () => {
  expect(savedSettingTexts([trade, miles, { ...trade, displayName: 'Other' }])).toEqual([
    'Setting Saved',
    'Miles driven per year has been saved, updates will reflect the following day.',
  ])
})

it('says of how many stores a setting was changed, and taken back', () => {
  expect(bulkChangedText('TradeAdjustment', 1)).toBe('Trade adjustment was changed for 1 store.')
  expect(bulkChangedText('TradeAdjustment', 12)).toBe('Trade adjustment was changed for 12 stores.')
  expect(bulkUndoneText('TradeAdjustment', 1)).toBe('Trade adjustment is what it was before for 1 store.')
  expect(bulkUndoneText('TradeAdjustment', 12)).toBe('Trade adjustment is what it was before for 12 stores.')
})
