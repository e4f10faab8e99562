import { describe, expect, it } from 'vitest'
import { lockLevelOf, scopesOver } from './settingLock'
import {
  brandScope,
  globalScope,
  marketScope,
  scopeName,
  storeScope,
  type SettingScope,
} from './settingScope'

const places = [
  { hyperionId: 'HAR', marketId: 'M-EAST', brandIds: ['Subaru', 'Mazda'] },
  { hyperionId: 'BLR', marketId: 'M-WEST', brandIds: ['Mazda'] },
]

const locked = (scope: SettingScope) => ({ ...scope, isLocked: true })

describe('a lock holds for its scope and for what lies in it [S-366]', () => {
  it.each<[SettingScope, readonly string[]]>([
    [globalScope, ['global:0000']],
    [marketScope('M-EAST'), ['market:M-EAST', 'global:0000']],
    [brandScope('Mazda'), ['brand:Mazda', 'global:0000']],
    [storeScope('HAR'), ['store:HAR', 'market:M-EAST', 'brand:Subaru', 'brand:Mazda', 'global:0000']],
    [storeScope('GONE'), ['store:GONE', 'global:0000']],
  ])('over %o are %j', (scope, names) => {
    expect(scopesOver(scope, places).map(scopeName)).toEqual(names)
  })

  it('with the nearest one counting', () => {
    const locks = [locked(globalScope), locked(marketScope('M-EAST'))]
    expect(lockLevelOf(locks, storeScope('HAR'), places)).toBe('market')
    expect(lockLevelOf(locks, storeScope('BLR'), places)).toBe('global')
  })

  it('not beside it nor above it, and not once it is opened', () => {
    const locks = [locked(storeScope('HAR')), { ...globalScope, isLocked: false }]
    expect(lockLevelOf(locks, storeScope('BLR'), places)).toBeNull()
    expect(lockLevelOf(locks, marketScope('M-EAST'), places)).toBeNull()
    expect(lockLevelOf(locks, globalScope, places)).toBeNull()
  })
})
