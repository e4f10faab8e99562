import { describe, expect, it } from 'vitest'
import {
  deleteSettingBody,
  isStoredAt,
  lockSettingBody,
  overrideCall,
  settingToSave,
} from './settingRequests'
import { globalScope, marketScope, storeScope } from './settingScope'

const ofEverybody = {
  ...globalScope,
  settingKeyId: 'TradeAdjustment',
  appSettingId: '7',
  version: 3,
  storeName: 'Harbor',
} as const
const byDefault = { ...ofEverybody, appSettingId: null, version: 0 }
const har = storeScope('HAR')

describe('a value to save', () => {
  it('carries the version of what it replaces', () => {
    expect(settingToSave(ofEverybody, globalScope, 'On')).toEqual({
      settingKeyId: 'TradeAdjustment',
      hyperionId: '0000',
      marketId: null,
      brandId: null,
      settingValue: 'On',
      version: 3,
    })
  })

  it('has no version where nothing is stored for its scope itself', () => {
    for (const [setting, scope] of [
      [ofEverybody, har],
      [ofEverybody, marketScope('M-EAST')],
      [byDefault, globalScope],
    ] as const) {
      expect(isStoredAt(setting, scope)).toBe(false)
      expect(settingToSave(setting, scope, 'On')).toEqual({
        settingKeyId: 'TradeAdjustment',
        ...scope,
        settingValue: 'On',
      })
    }
  })

  it('is put when it changes an override, posted when it is a new one', () => {
    expect(overrideCall(ofEverybody, globalScope)).toBe('updateSettings')
    expect(overrideCall(ofEverybody, har)).toBe('saveSettings')
    expect(overrideCall(byDefault, globalScope)).toBe('saveSettings')
  })
})

describe('the bodies of the settings calls', () => {
  it('hold the ids of a value and nothing else', () => {
    const ids = { settingKeyId: 'TradeAdjustment', hyperionId: '0000', marketId: null, brandId: null }
    expect(deleteSettingBody(ofEverybody)).toEqual(ids)
    expect(lockSettingBody(ofEverybody, true)).toEqual({ ...ids, isLocked: true })
    expect(lockSettingBody(ofEverybody, false)).toEqual({ ...ids, isLocked: false })
  })
})
