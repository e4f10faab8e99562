import { describe, expect, it } from 'vitest'
import type { PlacedStore } from '../session/storeRegions'
import {
  enabledStores,
  matchesEnabledStores,
  storeSwitch,
  type EnabledStore,
  type StoredSwitch,
} from './enabledStores'
import { brandScope, globalScope, marketScope, storeScope, type SettingScope } from './settingScope'

const placed = (hyperionId: string, name: string, marketId = 'M-1'): PlacedStore => ({
  hyperionId,
  name,
  brandIds: ['Kia'],
  marketId,
  marketName: marketId === 'M-1' ? 'New England' : 'Gulf Coast',
  regionId: 'R',
  regionName: 'East',
})
const har = placed('HAR', 'Harborview Motors')
const blr = placed('BLR', 'Blue Ridge Auto Park', 'M-2')

const stored = (
  scope: SettingScope,
  settingValue: string | null,
  changes: Partial<StoredSwitch> = {},
): StoredSwitch => ({
  ...scope,
  settingValue,
  isLocked: false,
  version: 3,
  changedBy: 'Dana Baker',
  changedDate: '2026-11-18T14:12:00.000Z' as StoredSwitch['changedDate'],
  ...changes,
})

describe('the stores with their switches', () => {
  it('stand by name, on where nothing is stored [S-826]', () => {
    expect(enabledStores([har, blr], [])).toEqual([
      {
        hyperionId: 'BLR',
        name: 'Blue Ridge Auto Park',
        marketName: 'Gulf Coast',
        isEnabled: true,
        isLocked: false,
        changedBy: null,
        changedDate: null,
        version: 0,
      },
      expect.objectContaining({ hyperionId: 'HAR', isEnabled: true }),
    ])
  })

  it('have that of their own before that of their market, brand and everybody', () => {
    const isOn = (...all: StoredSwitch[]) => enabledStores([har], all)[0]?.isEnabled
    expect(isOn(stored(globalScope, 'Off'))).toBe(false)
    expect(isOn(stored(globalScope, 'Off'), stored(brandScope('Kia'), 'On'))).toBe(true)
    expect(isOn(stored(brandScope('Kia'), 'On'), stored(marketScope('M-1'), 'Off'))).toBe(false)
    expect(isOn(stored(marketScope('M-1'), 'Off'), stored(storeScope('HAR'), 'On'))).toBe(true)
  })

  it('say who used their own switch last, and its version', () => {
    const [store] = enabledStores([har], [stored(storeScope('HAR'), 'Off')])
    expect(store).toMatchObject({
      changedBy: 'Dana Baker',
      changedDate: '2026-11-18T14:12:00.000Z',
      version: 3,
    })
    const [other] = enabledStores([har], [stored(marketScope('M-1'), 'Off')])
    expect(other).toMatchObject({ changedBy: null, version: 0, isEnabled: false })
  })

  it('are locked for themselves or from above [OP-127]', () => {
    const isLocked = (scope: SettingScope) =>
      enabledStores([har], [stored(scope, null, { isLocked: true })])[0]?.isLocked
    expect([storeScope('HAR'), marketScope('M-1'), globalScope].map(isLocked)).toEqual([true, true, true])
    expect(isLocked(storeScope('BLR'))).toBe(false)
  })
})

it('are found by name, market and code, and by whether they are on', () => {
  const [store] = enabledStores([har], [stored(storeScope('HAR'), 'Off')]) as [EnabledStore]
  const finds = (text: string, isEnabled: boolean | null = null) =>
    matchesEnabledStores(store, { text, isEnabled })
  expect(['', 'HARBÓR', 'new eng', 'har'].map((text) => finds(text))).toEqual([true, true, true, true])
  expect(finds('gulf')).toBe(false)
  expect([finds('', false), finds('', true), finds('harbor', false)]).toEqual([true, false, true])
})

it('a store is switched by a value of its own, with the version of the one that is replaced', () => {
  const ids = { settingKeyId: 'EAStoreEnabled', hyperionId: 'HAR', marketId: null, brandId: null }
  expect(storeSwitch({ hyperionId: 'HAR', version: 2 }, false)).toEqual({
    ...ids,
    settingValue: 'Off',
    version: 2,
  })
  expect(storeSwitch({ hyperionId: 'HAR', version: 0 }, true)).toEqual({ ...ids, settingValue: 'On' })
})
