import { expect, it } from 'vitest'
import { planBulkChange } from './settingBulk'
import { globalScope, marketScope, storeScope, type SettingScope } from './settingScope'
import type { Setting } from './storeSettings'

const row = (scope: SettingScope, settingValue: string | null, isLocked = false): Setting => ({
  settingKeyId: 'EATimeDesktopAlerts',
  ...scope,
  appSettingId: settingValue === null ? null : '7',
  settingValue,
  defaultValue: '30',
  isLocked,
  lockLevel: isLocked ? 'store' : null,
  storeName: null,
  displayName: 'Desktop alerts, seconds shown',
  takesEffect: 'now',
  version: settingValue === null ? 0 : 2,
})
const rows = [
  row(globalScope, null),
  row(marketScope('M-1'), '20'),
  row(storeScope('A'), '45'),
  row(storeScope('B'), null),
  row(storeScope('C'), '60'),
  row(storeScope('D'), null, true),
]
const places = ['A', 'B', 'C', 'D'].map((hyperionId) => ({ hyperionId, marketId: 'M-1', brandIds: [] }))
const stores = ['A', 'B', 'C', 'D'].map(storeScope)
const ids = { settingKeyId: 'EATimeDesktopAlerts', marketId: null, brandId: null }

it('a value goes where another one is, or none, with the versions of what it replaces', () => {
  const plan = planBulkChange(rows, stores, '60', places)
  expect(plan.toSave).toEqual([
    { ...ids, hyperionId: 'A', settingValue: '60', version: 2 },
    { ...ids, hyperionId: 'B', settingValue: '60' },
  ])
  expect(plan.locked).toEqual([storeScope('D')])
  expect(plan.unchanged).toEqual([storeScope('C')])
  expect(
    plan.effects.map(({ hyperionId, from, to }) => [hyperionId, from.settingValue, to.settingValue]),
  ).toEqual([
    ['A', '45', '60'],
    ['B', '20', '60'],
  ])
})

it('removed values give way to that of the market', () => {
  const plan = planBulkChange(rows, stores, null, places)
  expect(plan.toSave.map(({ hyperionId }) => hyperionId)).toEqual(['A', 'C'])
  expect(plan.effects.map(({ hyperionId, to }) => [hyperionId, to.settingValue])).toEqual([
    ['A', '20'],
    ['C', '20'],
  ])
})

it('nothing is chosen, nothing is sent', () => {
  expect(planBulkChange(rows, [], '60', places)).toEqual({
    toSave: [],
    effects: [],
    locked: [],
    unchanged: [],
  })
})
