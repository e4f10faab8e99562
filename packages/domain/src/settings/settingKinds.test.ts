import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingSpelling, wrongSettingValue } from './settingInput'
import { settingMeaning } from './settingKinds'
import { settingCatalogue, settingKeys, type SettingKey } from './settingCatalogue'
import { settingDefaults } from './storeSettings'

const anyKey = fc.constantFrom(...settingKeys)

describe('what a setting holds', () => {
  it('is On or Off for eight of them, spelt as the specification does  [S-370] [S-373] [S-374]', () => {
    const switches = settingKeys.filter((key) => settingCatalogue[key].kind.kind === 'switch')
    expect(switches).toEqual([
      'EAAutoAssignAlerts',
      'TradeAdjustment',
      'QuickSearchV2',
      'EAStoreEnabled',
      'EATradeReducesTax',
      'EAIncentivesTaxed',
      'EANegativeEquity',
      'EAOddDays',
    ])
    expect(settingCatalogue.EAAutoAssignAlerts.kind).toEqual({ kind: 'switch', on: 'ON', off: 'OFF' })
    for (const key of ['TradeAdjustment', 'QuickSearchV2', 'EAStoreEnabled'] as const)
      expect(settingCatalogue[key].kind).toEqual({ kind: 'switch', on: 'On', off: 'Off' })
  })

  it('has a default that could be saved, in its own spelling', () => {
    for (const key of settingKeys) {
      expect(wrongSettingValue(key, settingDefaults[key])).toBeNull()
      expect(settingSpelling(key, settingDefaults[key])).toBe(settingDefaults[key])
    }
  })

  it.each<[SettingKey, number]>([
    ['EAServiceDrive', 3_650],
    ['EARemAnnounEmail', 3_650],
    ['EATimeDesktopAlerts', 3_600],
    ['EANumOfDesktopAlerts', 20],
    ['EAAnnualMiles', 100_000],
  ])('is for %s a whole number from 0 to %i', (key, to) => {
    const wrong = `Enter a whole number from 0 to ${to}.`
    expect([wrongSettingValue(key, '0'), wrongSettingValue(key, String(to))]).toEqual([null, null])
    for (const text of [String(to + 1), '-1', '1.5', '', 'On', '1e3'])
      expect(wrongSettingValue(key, text)).toBe(wrong)
  })

  it('is for the days to the first payment at least a month', () => {
    expect(wrongSettingValue('EADaysToFirstPayment', '90')).toBeNull()
    for (const text of ['29', '91', '30.5'])
      expect(wrongSettingValue('EADaysToFirstPayment', text)).toBe('Enter a whole number from 30 to 90.')
  })

  it.each<[SettingKey, number, number]>([
    ['EASalesTaxRate', 20, 3],
    ['EADealFees', 50_000, 2],
    ['EADealIncentives', 50_000, 2],
  ])('is for %s a number from 0 to %i with %i decimals at most', (key, to, decimals) => {
    const digits = '8753'.slice(0, decimals)
    for (const text of ['0', String(to), `8.${digits}`]) expect(wrongSettingValue(key, text)).toBeNull()
    const wrong = `Enter a number from 0 to ${to} with ${decimals} decimals at most.`
    for (const text of [`${to}.1`, '-1', '', '1.', '.5', '1.1.1', '1e3', `8.${digits}1`])
      expect(wrongSettingValue(key, text)).toBe(wrong)
  })

  it('is for telephony one of its words', () => {
    for (const text of ['Automatic', 'link', ' OFF '])
      expect(wrongSettingValue('EATelephony', text)).toBeNull()
    for (const text of ['', 'On', 'Linked', 'toString'])
      expect(wrongSettingValue('EATelephony', text)).toBe(
        `Choose one of ${settingCatalogue.EATelephony.kind.options.join(', ')}.`,
      )
  })

  it('is for the postal address any line that is not too long', () => {
    for (const text of ['', '12 Harbor Road, Portland, ME 04101', 'x'.repeat(100)])
      expect(wrongSettingValue('EAPostalAddress', text)).toBeNull()
    expect(wrongSettingValue('EAPostalAddress', 'x'.repeat(101))).toBe('Enter 100 characters at most.')
  })

  it('is for a switch nothing but On or Off', () => {
    for (const text of ['', 'yes', '1', 'onn'])
      expect(wrongSettingValue('TradeAdjustment', text)).toBe('Choose On or Off.')
    expect([wrongSettingValue('TradeAdjustment', 'on'), wrongSettingValue('TradeAdjustment', 'OFF')]).toEqual(
      [null, null],
    )
  })
})

describe('a stored text', () => {
  it.each<[SettingKey, string, boolean | number | string | null]>([
    ['TradeAdjustment', 'ON', true],
    ['TradeAdjustment', ' off ', false],
    ['TradeAdjustment', 'maybe', null],
    ['EAServiceDrive', '12', 12],
    ['EAServiceDrive', '1.5', null],
    ['EAServiceDrive', '', null],
    ['EAServiceDrive', '999999999', 999_999_999],
    ['EAServiceDrive', '1234567890', null],
    ['EAServiceDrive', 'On', null],
    ['EATelephony', ' LINK ', 'Link'],
    ['EATelephony', 'Fax', null],
    ['EASalesTaxRate', '8.875', 8.875],
    ['EASalesTaxRate', '8.8755', null],
  ])('of %s, %j, means %j  [S-778]', (key, text, meaning) => {
    expect(settingMeaning(key, text)).toBe(meaning)
  })

  it.each<[SettingKey, string, string]>([
    ['EAAutoAssignAlerts', ' on ', 'ON'],
    ['EAAutoAssignAlerts', 'Off', 'OFF'],
    ['TradeAdjustment', 'ON', 'On'],
    ['TradeAdjustment', 'off', 'Off'],
    ['EATelephony', 'automatic', 'Automatic'],
    ['EAPostalAddress', ' 12  Harbor Road,\nPortland ', '12 Harbor Road, Portland'],
    ['EAServiceDrive', '007', '7'],
    ['EASalesTaxRate', ' 06.250', '6.25'],
    ['EAServiceDrive', ' x ', 'x'],
  ])('of %s, %j, is spelt %j', (key, text, spelling) => {
    expect(settingSpelling(key, text)).toBe(spelling)
  })

  it('means the same in its one spelling, which spelling it again does not change', () => {
    fc.assert(
      fc.property(anyKey, fc.oneof(fc.string(), fc.constantFrom('on', 'OFF', '05', ' 7 ')), (key, text) => {
        const spelling = settingSpelling(key, text)
        expect(settingMeaning(key, spelling)).toBe(settingMeaning(key, text))
        expect(settingSpelling(key, spelling)).toBe(spelling)
      }),
    )
  })
})
