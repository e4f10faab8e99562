import { describe, expect, it } from 'vitest'
import { instantFromEpoch } from '../calendar/instant'
import { historyChanges, undoOf, type SettingHistoryEntry } from './settingHistory'
import { globalScope, storeScope, type SettingScope } from './settingScope'

const entry = (
  scope: SettingScope,
  settingValue: string | null,
  isLocked: boolean,
  minute: number,
): SettingHistoryEntry => ({
  ...scope,
  settingValue,
  isLocked,
  changedBy: 'alex.romero',
  changedDate: instantFromEpoch(minute * 60_000),
})
const har = storeScope('HAR')
const newestFirst = [
  entry(har, null, false, 50),
  entry(har, '45', false, 40),
  entry(har, '60', false, 35),
  entry(globalScope, '20', false, 30),
  entry(har, '60', true, 20),
  entry(har, '60', false, 10),
]

describe('what an entry changed', () => {
  it('is seen by the one before it at the same scope [O-395]', () => {
    expect(
      historyChanges(newestFirst).map(({ kind, from, settingValue }) => [kind, from, settingValue]),
    ).toEqual([
      ['value', '45', null],
      ['value', '60', '45'],
      ['unlocked', '60', '60'],
      ['value', null, '20'],
      ['locked', '60', '60'],
      ['value', null, '60'],
    ])
  })

  it('is nothing without entries', () => {
    expect(historyChanges([])).toEqual([])
  })
})

describe('what takes it back', () => {
  it('is the value before, or the removal of what came from nothing', () => {
    expect(undoOf({ kind: 'value', from: '45' })).toEqual({ kind: 'save', settingValue: '45' })
    expect(undoOf({ kind: 'value', from: null })).toEqual({ kind: 'remove' })
  })

  it('is the other state of a lock', () => {
    expect(undoOf({ kind: 'locked', from: '45' })).toEqual({ kind: 'lock', isLocked: false })
    expect(undoOf({ kind: 'unlocked', from: '45' })).toEqual({ kind: 'lock', isLocked: true })
  })
})
