import { expect, it } from 'vitest'
import { settingSource } from './settingSource'
import { brandScope, globalScope, marketScope, storeScope } from './settingScope'

it('a value is that of the store, its market, its brand or everybody, or the default [S-375]', () => {
  const scopes = [storeScope('HAR'), marketScope('M-1'), brandScope('Kia'), globalScope]
  expect(scopes.map((scope) => settingSource({ ...scope, appSettingId: '7' }))).toEqual([
    'store',
    'market',
    'brand',
    'global',
  ])
  expect(settingSource({ ...globalScope, appSettingId: null })).toBe('default')
})
