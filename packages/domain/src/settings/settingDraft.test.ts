import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedSettings,
  isSettingDirty,
  settingText,
  validateSetting,
  validateSettings,
  type EditedSetting,
} from './settingDraft'
import { settingKeys, type SettingKey } from './settingCatalogue'
import { settingDefaults } from './storeSettings'

const setting = (settingKeyId: SettingKey, more: Partial<EditedSetting> = {}): EditedSetting => ({
  settingKeyId,
  settingValue: null,
  defaultValue: settingDefaults[settingKeyId],
  isLocked: false,
  ...more,
})
const trade = setting('TradeAdjustment')
const days = setting('EAServiceDrive', { settingValue: '12' })

describe('the field of a setting', () => {
  it('opens with the value that is set, else with the default', () => {
    expect([settingText(trade), settingText(days)]).toEqual(['Off', '12'])
  })

  it('is changed by another value, not by another spelling', () => {
    expect([isSettingDirty(trade, 'On'), isSettingDirty(trade, ' off ')]).toEqual([true, false])
    expect([isSettingDirty(days, '13'), isSettingDirty(days, '012')]).toEqual([true, false])
    expect(isSettingDirty(days, '')).toBe(true)
  })

  it('is not changed by what it opens with', () => {
    fc.assert(
      fc.property(fc.constantFrom(...settingKeys), fc.option(fc.string()), (key, settingValue) => {
        const one = setting(key, { settingValue })
        expect(isSettingDirty(one, settingText(one))).toBe(false)
      }),
    )
  })
})

describe('saving a setting', () => {
  it('stores the one spelling of a value', () => {
    expect(validateSetting(trade, 'on')).toEqual(E.right('On'))
    expect(validateSetting(days, '007')).toEqual(E.right('7'))
  })

  it('is refused while it is locked, in the exact words  [S-376] [O-397] [OP-127]', () => {
    const locked = setting('TradeAdjustment', { isLocked: true })
    expect(validateSetting(locked, 'On')).toEqual(
      E.left([{ field: 'TradeAdjustment', message: 'can not edit locked settings' }]),
    )
  })

  it('hears everything that is wrong at once', () => {
    expect(validateSetting({ ...days, isLocked: true }, 'many')).toEqual(
      E.left([
        { field: 'EAServiceDrive', message: 'can not edit locked settings' },
        { field: 'EAServiceDrive', message: 'Enter a whole number from 0 to 3650.' },
      ]),
    )
  })
})

describe('a form of several settings', () => {
  const locked = setting('QuickSearchV2', { isLocked: true })
  const settings = [trade, days, locked]

  it('saves what was changed, and nothing else', () => {
    const typed = { TradeAdjustment: 'ON', EAServiceDrive: '012', EARemAnnounEmail: '4' }
    expect(changedSettings(settings, typed)).toEqual([{ setting: trade, typed: 'ON' }])
    expect(validateSettings(settings, typed)).toEqual(E.right([{ setting: trade, settingValue: 'On' }]))
  })

  it('is held up by a locked setting only when that one was changed', () => {
    expect(validateSettings(settings, { QuickSearchV2: 'off' })).toEqual(E.right([]))
    expect(validateSettings(settings, { QuickSearchV2: 'On' })).toEqual(
      E.left([{ field: 'QuickSearchV2', message: 'can not edit locked settings' }]),
    )
  })

  it('hears what is wrong with each of them', () => {
    expect(
      validateSettings(settings, { EAServiceDrive: '-1', TradeAdjustment: '', QuickSearchV2: 'On' }),
    ).toEqual(
      E.left([
        { field: 'TradeAdjustment', message: 'Choose On or Off.' },
        { field: 'EAServiceDrive', message: 'Enter a whole number from 0 to 3650.' },
        { field: 'QuickSearchV2', message: 'can not edit locked settings' },
      ]),
    )
  })
})
