import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings, isStoreEnabled, readSettings } from './readSettings'
import { settingKeys, type SettingKey } from './settingCatalogue'

const read = (settingKeyId: SettingKey, settingValue: string | null, defaultValue = '') =>
  readSettings([{ settingKeyId, settingValue, defaultValue }])[settingKeyId]

describe('settings that are not set', () => {
  it('have their defaults [S-368] [S-369] [S-370] [S-371] [S-372] [S-373] [S-374] [S-777] [S-778] [S-320] [S-323] [S-728]', () => {
    expect(defaultSettings).toEqual({
      EAServiceDrive: 5,
      EARemAnnounEmail: 0,
      EAAutoAssignAlerts: false,
      EATimeDesktopAlerts: 30,
      EANumOfDesktopAlerts: 5,
      TradeAdjustment: false,
      QuickSearchV2: false,
      EAStoreEnabled: true,
      EAAnnualMiles: 13_500,
      EASalesTaxRate: 0,
      EATradeReducesTax: false,
      EADealFees: 0,
      EADealIncentives: 0,
      EAIncentivesTaxed: false,
      EANegativeEquity: true,
      EADaysToFirstPayment: 30,
      EAFirstPaymentDay: 0,
      EAOddDays: true,
      EATelephony: 'Automatic',
      EAPostalAddress: '',
    })
  })
})

describe('settings that are set', () => {
  it('are read without case [S-370] [S-373] [S-374] [S-778]', () => {
    expect([
      read('EAAutoAssignAlerts', 'ON'),
      read('TradeAdjustment', 'on'),
      read('QuickSearchV2', 'On'),
    ]).toEqual([true, true, true])
    expect([read('EAAutoAssignAlerts', 'off'), read('TradeAdjustment', 'OFF')]).toEqual([false, false])
  })

  it('have their settingValue, else their defaultValue [S-778]', () => {
    expect(read('EAServiceDrive', '12', '7')).toBe(12)
    expect(read('EAServiceDrive', null, '7')).toBe(7)
    expect(read('EAServiceDrive', '0', '7')).toBe(0)
  })

  it('are told apart by their keys', () => {
    const one = { settingKeyId: 'EAServiceDrive', settingValue: '12', defaultValue: '' } as const
    const other = { ...one, settingKeyId: 'EAAnnualMiles', settingValue: '9000' } as const
    expect(readSettings([one, other])).toEqual({
      ...defaultSettings,
      EAServiceDrive: 12,
      EAAnnualMiles: 9_000,
    })
  })

  it('have the stated default for what is no whole number of 0 or more [S-778]', () => {
    for (const wrong of ['', '-1', '1.5', 'many', '1e3', 'Infinity'])
      expect(read('EATimeDesktopAlerts', wrong)).toBe(30)
    expect(read('TradeAdjustment', 'maybe')).toBe(false)
    expect(read('EAStoreEnabled', '')).toBe(true)
  })

  it('are for one of several words that word, read without case, else the default', () => {
    expect(['Link', ' off ', 'AUTOMATIC', 'Fax', ''].map((text) => read('EATelephony', text))).toEqual([
      'Link',
      'Off',
      'Automatic',
      'Automatic',
      'Automatic',
    ])
  })

  it('are for a text one line of it', () => {
    expect(read('EAPostalAddress', ' 12 Harbor Road,\n Portland, ME 04101 ')).toBe(
      '12 Harbor Road, Portland, ME 04101',
    )
    expect(read('EAPostalAddress', null)).toBe('')
  })

  it('always have a value of their kind, whatever a store answers', () => {
    const setting = fc.record({
      settingKeyId: fc.constantFrom(...settingKeys),
      settingValue: fc.option(fc.string()),
      defaultValue: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(setting), (list) => {
        const settings = readSettings(list)
        for (const key of settingKeys) expect(typeof settings[key]).toBe(typeof defaultSettings[key])
      }),
    )
  })
})

it.each([
  ['Off', false],
  ['off', false],
  ['On', true],
  ['nonsense', true],
  [null, true],
])('a store whose switch says %j is enabled: %j', (settingValue, isEnabled) => {
  expect(isStoreEnabled(settingValue)).toBe(isEnabled)
})
