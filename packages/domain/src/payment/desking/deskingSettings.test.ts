import { expect, it } from 'vitest'
import type { Day } from '../../calendar/day'
import { defaultSettings, readSettings } from '../../settings/readSettings'
import { settingCatalogue } from '../../settings/settingCatalogue'
import { deskingOf, deskingSettingKeys, isDeskingSetting, settingOfTerm } from './deskingSettings'
import { deskingTermNames } from './deskingTexts'
import { deskingFigures, deskingLimits, neutralDesking } from './deskingTerms'

const today = '2026-11-27' as Day

const stored = (settingKeyId: (typeof deskingSettingKeys)[number], settingValue: string) => ({
  settingKeyId,
  settingValue,
  defaultValue: '',
})

it('nothing set is neutral', () => {
  expect(deskingOf(defaultSettings, today)).toEqual(neutralDesking)
})

it('every term has a setting of its own', () => {
  expect(new Set(deskingSettingKeys).size).toBe(deskingTermNames.length + 1)
  expect([isDeskingSetting('EADealFees'), isDeskingSetting('EAAnnualMiles')]).toEqual([true, false])
})

it('what is set holds, dollars as cents', () => {
  const settings = readSettings([
    stored('EASalesTaxRate', '8.875'),
    stored('EATradeReducesTax', 'On'),
    stored('EADealFees', '385.5'),
    stored('EADealIncentives', '1500'),
    stored('EAIncentivesTaxed', 'on'),
    stored('EANegativeEquity', 'Off'),
    stored('EADaysToFirstPayment', '45'),
    stored('EAOddDays', 'Off'),
  ])
  expect(deskingOf(settings, today)).toEqual({
    salesTaxRate: 8.875,
    tradeReducesTax: true,
    fees: 385_50,
    incentives: 1_500_00,
    incentivesTaxed: true,
    rollsNegativeEquity: false,
    daysToFirstPayment: 45,
    chargesOddDays: false,
  })
})

it('a setting has the limits of its term', () => {
  for (const term of deskingFigures) {
    const { from, to } = settingCatalogue[settingOfTerm[term]].kind
    const unit = term === 'fees' || term === 'incentives' ? 100 : 1
    expect({ from: from * unit, to: to * unit }).toEqual(deskingLimits[term])
  }
})

it('what is stored beyond the limits counts as the limit', () => {
  const settings = readSettings([stored('EASalesTaxRate', '999'), stored('EADaysToFirstPayment', '1')])
  expect(deskingOf(settings, today)).toMatchObject({ salesTaxRate: 20, daysToFirstPayment: 30 })
})
