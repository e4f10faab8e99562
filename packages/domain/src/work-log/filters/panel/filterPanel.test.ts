import { describe, expect, it } from 'vitest'
import type { SavedSearch } from '../../saved-search/savedSearch'
import { equityLogFilters, type EquityLogFilters } from '../../equity-log/equityLogFilters'
import { sameFilters } from '../sameFilters'
import {
  applyFilters,
  buttonsOf,
  isPanelDirty,
  isPanelUnapplied,
  openPanel,
  resetFilters,
  searchDeleted,
  searchSaved,
  selectSearch,
  type FilterPanel,
} from './filterPanel'

type Panel = FilterPanel<typeof equityLogFilters>

const emptyPanel = { filters: {}, cleanFilter: {}, lastRun: {}, savedSearchId: null, showAdvanced: false }
const red: EquityLogFilters = { color: ['Red'] }
const blue: EquityLogFilters = { color: ['Blue'] }
const search = (savedSearchId: string, isDefault: boolean, color: string): SavedSearch => ({
  savedSearchId,
  searchType: 'EQLOG',
  name: `Search ${savedSearchId}`,
  description: null,
  isDefault,
  filter: { values: { color }, activeFilters: [], showAdvanced: true },
  activeFilters: [],
  cleanFilter: null,
  showAdvanced: true,
  version: 1,
})
const own = search('1', false, 'Red')
const byDefault = search('2', true, 'Blue')
const ofRed: Panel = { filters: red, cleanFilter: red, lastRun: red, savedSearchId: '1', showAdvanced: true }
const ofBlue: Panel = {
  filters: blue,
  cleanFilter: blue,
  lastRun: blue,
  savedSearchId: '2',
  showAdvanced: true,
}
const nowhere = { filters: {}, savedSearchId: null }

describe('the panel is dirty', () => {
  it.each([
    [red, red, red, false],
    [{ color: ['Red '] }, red, red, false],
    [blue, red, red, true],
    [{ ...red, lender: [] }, red, red, true],
    [{}, red, red, true],
    [blue, red, blue, true],
    [red, red, blue, true],
    [{}, {}, {}, false],
  ] as const)('with %j, clean %j, last run %j: %s [L-477]', (filters, cleanFilter, lastRun, isDirty) => {
    expect(isPanelDirty<typeof equityLogFilters>({ ...ofRed, filters, cleanFilter, lastRun })).toBe(isDirty)
  })
})

describe('the panel', () => {
  const changed: Panel = { ...ofRed, filters: blue }

  it('runs what is filled on APPLY, and stays dirty against what is clean [L-477]', () => {
    const applied = applyFilters(changed)
    expect(applied).toEqual({ ...ofRed, filters: blue, lastRun: blue })
    expect(isPanelDirty(applied)).toBe(true)
  })

  it('goes back to what is clean on RESET, and runs it', () => {
    expect(resetFilters(applyFilters(changed))).toEqual(ofRed)
  })

  it('takes over a selected search, and is not dirty', () => {
    const panel = selectSearch(equityLogFilters, own)
    expect(panel).toEqual(ofRed)
    expect(isPanelDirty(panel)).toBe(false)
  })

  it('has the saved search selected and clean once it is saved', () => {
    const saved = searchSaved(changed, '9')
    expect(saved).toEqual({ ...ofRed, filters: blue, cleanFilter: blue, lastRun: blue, savedSearchId: '9' })
    expect(isPanelDirty(saved)).toBe(false)
  })

  it('takes the first default search after a deletion, or none', () => {
    expect(searchDeleted(equityLogFilters, ofRed, [own, byDefault, search('3', true, 'Red')])).toEqual(ofBlue)
    expect(searchDeleted(equityLogFilters, ofRed, [own])).toEqual({ ...emptyPanel, showAdvanced: true })
  })
})

describe('the buttons of the panel', () => {
  const shown = (panel: Panel, searches: readonly SavedSearch[] | null = [own, byDefault]) =>
    Object.entries(
      buttonsOf(equityLogFilters, panel, {
        searches,
        roles: [],
        context: { today: '2024-03-05' },
      }),
    )
      .flatMap(([name, isTrue]) => (isTrue ? [name] : []))
      .join(' ')

  it.each([
    [ofRed, 'DELETE isApplyDisabled'],
    [{ ...ofRed, filters: blue }, 'RESET SAVE UPDATE SEARCH DELETE'],
    [{ ...ofRed, filters: { lender: [] } }, 'RESET SAVE UPDATE SEARCH DELETE isApplyDisabled isSaveDisabled'],
    [
      { ...ofRed, filters: { miles: '51' } },
      'RESET SAVE UPDATE SEARCH DELETE isApplyDisabled isSaveDisabled',
    ],
    [{ ...ofBlue, filters: red }, 'RESET SAVE'],
    [{ ...ofRed, filters: blue, savedSearchId: '404' }, 'RESET SAVE'],
    [{ ...ofRed, savedSearchId: null }, 'isApplyDisabled'],
  ])('of %j are %s', (panel, names) => {
    expect(shown(panel)).toBe(names)
  })

  it('are RESET and APPLY alone in a log without saved searches', () => {
    expect(shown({ ...ofRed, filters: blue }, null)).toBe('RESET')
  })
})

describe('the panel opens', () => {
  const open = (
    address: { readonly filters: EquityLogFilters; readonly savedSearchId: string | null },
    kept: Panel | null,
    searches: readonly SavedSearch[],
  ) => openPanel(equityLogFilters, { address, kept, searches })

  it('with the first default search on first load', () => {
    expect(open(nowhere, null, [own, byDefault, search('3', true, 'Red')])).toEqual(ofBlue)
  })

  it('without filters where there is no default search, or none could be loaded', () => {
    expect(open(nowhere, null, [own])).toEqual(emptyPanel)
    expect(open(nowhere, null, [])).toEqual(emptyPanel)
  })

  it('as it was left, on a later return', () => {
    const left: Panel = { ...ofRed, filters: blue }
    expect(open(nowhere, left, [own, byDefault])).toBe(left)
  })

  it('with the filters of the address before anything else', () => {
    const panel = open({ filters: red, savedSearchId: null }, ofBlue, [byDefault])
    expect(panel).toEqual({ ...emptyPanel, filters: red, lastRun: red })
    expect(sameFilters(panel.cleanFilter, {})).toBe(true)
  })

  it('with the saved search that the address names, changed as the address says', () => {
    expect(open({ filters: {}, savedSearchId: '1' }, ofBlue, [byDefault, own])).toEqual(ofRed)
    const changed = open({ filters: blue, savedSearchId: '1' }, null, [byDefault, own])
    expect(changed).toEqual({ ...ofRed, filters: blue, lastRun: blue })
    expect(isPanelDirty(changed)).toBe(true)
    expect(isPanelDirty(open({ filters: red, savedSearchId: '1' }, null, [own]))).toBe(false)
  })

  it('as if none were named where the saved search is not there', () => {
    expect(open({ filters: {}, savedSearchId: '404' }, null, [own, byDefault])).toEqual(ofBlue)
    expect(open({ filters: red, savedSearchId: '404' }, null, [own]).savedSearchId).toBeNull()
  })
})

it.each([
  ['another value', blue, red, true],
  ['a filter that is removed', {}, red, true],
  ['the same', { color: ['Red'] }, red, false],
  ['a filter without a value beside the same', { color: ['Red'], mileage: { from: '', to: '' } }, red, false],
])('what is filled is not applied yet with %s', (_what, filters: EquityLogFilters, lastRun, isUnapplied) => {
  expect(isPanelUnapplied(equityLogFilters, { filters, lastRun })).toBe(isUnapplied)
})
