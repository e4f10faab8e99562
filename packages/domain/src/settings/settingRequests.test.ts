import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  deleteSettingBody,
  isStoredAt,
  lockSettingBody,
  overrideCall,
  saveSettingsBody,
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
  const value = settingToSave(byDefault, har, 'On')

  it('list the values and say whether they are cleared  [OP-129]', () => {
    expect(saveSettingsBody([value])).toEqual(E.right({ appSettingSaveSettings: [value], clear: false }))
    expect(saveSettingsBody([value], true)).toEqual(E.right({ appSettingSaveSettings: [value], clear: true }))
  })

  it('are none without a setting', () => {
    expect(saveSettingsBody([])).toEqual(E.left('setting is required'))
  })

  it('hold the ids of a value and nothing else', () => {
    const ids = { settingKeyId: 'TradeAdjustment', hyperionId: '0000', marketId: null, brandId: null }
    expect(deleteSettingBody(ofEverybody)).toEqual(ids)
    expect(lockSettingBody(ofEverybody, true)).toEqual({ ...ids, isLocked: true })
    expect(lockSettingBody(ofEverybody, false)).toEqual({ ...ids, isLocked: false })
  })
})
