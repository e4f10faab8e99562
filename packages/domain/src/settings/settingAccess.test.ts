import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { permissions, type Permission } from '../session/user/permissions'
import {
  mayEditSetting,
  mayLockSettings,
  mayReadOverrides,
  visibleScopes,
  type SettingHolder,
} from './settingAccess'
import { validateSetting } from './settingDraft'
import {
  brandScope,
  globalScope,
  marketScope,
  scopeName,
  storeScope,
  type SettingPlace,
  type SettingScope,
} from './settingScope'

const view = 'Opportunity_Can_View_Setting_Overrides'
const own = 'Opportunity_Can_Edit_Setting_Overrides'
const all = 'Opportunity_Can_Edit_Global_Setting_Overrides'
const defaults = 'Opportunity_Can_Edit_Default_Settings'
const enable = 'Opportunity_Can_Access_Enable_Stores'

const holder = (...roles: Permission[]): SettingHolder => ({ roles, hyperionIds: ['HAR'] })
const scopes = [
  storeScope('HAR'),
  storeScope('BLR'),
  marketScope('M-EAST'),
  brandScope('Subaru'),
  globalScope,
]
const editable = (roles: readonly Permission[], key: 'TradeAdjustment' | 'EAStoreEnabled') =>
  scopes.filter((scope) => mayEditSetting(holder(...roles), key, scope)).map(scopeName)

describe('who may change a setting', () => {
  const everything = scopes.map(scopeName)
  it.each<[string, readonly Permission[], readonly string[]]>([
    ['nobody without a permission', [], []],
    ['not who only reads  [O-422]', [view], []],
    ['own stores with Edit_Setting_Overrides  [O-421]', [own], ['store:HAR']],
    ['all levels of every store with Edit_Global_Setting_Overrides  [O-420]', [all], everything],
    ['the values of everybody with Can_Edit_Default_Settings', [defaults], ['global:0000']],
    ['both with both', [own, defaults], ['store:HAR', 'global:0000']],
  ])('is %s', (_who, roles, names) => {
    expect(editable(roles, 'TradeAdjustment')).toEqual(names)
  })

  it('needs for a switched-off store the permission for enabling stores, which is enough for any store', () => {
    expect(editable([enable], 'EAStoreEnabled')).toEqual(['store:HAR', 'store:BLR'])
    expect(editable([own, all, defaults], 'EAStoreEnabled')).toEqual([])
    expect(editable([enable, defaults], 'EAStoreEnabled')).toEqual(['store:HAR', 'store:BLR', 'global:0000'])
    expect(editable([enable, all], 'EAStoreEnabled')).toEqual(everything)
    expect(editable([enable], 'TradeAdjustment')).toEqual([])
  })

  it('is whoever has the store among others, and never by level alone', () => {
    const may = (hyperionIds: readonly string[], scope: SettingScope) =>
      mayEditSetting({ roles: [own], hyperionIds }, 'TradeAdjustment', scope)
    expect(may(['HAR', 'BLR'], storeScope('HAR'))).toBe(true)
    expect(may([], storeScope('HAR'))).toBe(false)
    expect(may(['HAR'], marketScope('M-EAST'))).toBe(false)
    expect(may(['HAR'], brandScope('Subaru'))).toBe(false)
  })

  it('is nobody for a scope that names a store of no code', () => {
    const nameless: SettingScope = { hyperionId: null, marketId: 'M', brandId: null }
    expect(mayEditSetting({ roles: [own], hyperionIds: [''] }, 'TradeAdjustment', nameless)).toBe(false)
  })

  it('may lock and unlock with Edit_Global_Setting_Overrides alone  [S-829] [OP-127]', () => {
    expect(permissions.filter((name) => mayLockSettings([name]))).toEqual([all])
  })
})

describe('a locked setting', () => {
  const locked = {
    settingKeyId: 'TradeAdjustment',
    settingValue: null,
    defaultValue: 'Off',
    isLocked: true,
  } as const

  it.each<[Permission, boolean]>([
    [view, false],
    [own, false],
    [all, true],
  ])('is edited by nobody; %s may unlock it first: %s [O-428] [OP-127]', (permission, mayUnlock) => {
    expect(validateSetting(locked, 'On')).toMatchObject({
      left: [{ field: 'TradeAdjustment', message: 'can not edit locked settings' }],
    })
    expect(mayLockSettings([permission])).toBe(mayUnlock)
    expect(validateSetting({ ...locked, isLocked: false }, 'On')).toEqual(E.right('On'))
  })
})

describe('who sees the overrides', () => {
  const places: SettingPlace[] = [
    { hyperionId: 'HAR', marketId: 'M-EAST', brandIds: ['Subaru'] },
    { hyperionId: 'BLR', marketId: 'M-EAST', brandIds: ['Ford'] },
  ]
  const seen = (...roles: Permission[]) => visibleScopes(holder(...roles), places).map(scopeName)

  it('is who holds any of the three permissions  [S-735] [OP-126]', () => {
    expect(permissions.filter((name) => mayReadOverrides([name])).sort()).toEqual([all, own, view].sort())
  })

  it('sees the own stores with their market, brand and 0000 rows', () => {
    const ofHar = ['store:HAR', 'market:M-EAST', 'brand:Subaru', 'global:0000']
    expect(seen(view)).toEqual(ofHar)
    expect(seen(own)).toEqual(ofHar)
  })

  it('sees every store with Edit_Global_Setting_Overrides, and every scope once', () => {
    expect(seen(all)).toEqual([
      'store:HAR',
      'market:M-EAST',
      'brand:Subaru',
      'global:0000',
      'store:BLR',
      'brand:Ford',
    ])
  })

  it('sees nothing without one', () => {
    expect(seen(defaults, enable)).toEqual([])
  })
})
