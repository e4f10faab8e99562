import { describe, expect, it } from 'vitest'
import {
  matchesSettingFilter,
  noSettingFilter,
  settingQuery,
  settingsPageSize,
  type FilteredSetting,
  type SettingFilter,
} from './settingFilter'
import { brandScope, globalScope, marketScope, storeScope } from './settingScope'

const row = (more: Partial<FilteredSetting>): FilteredSetting => ({
  ...globalScope,
  settingKeyId: 'TradeAdjustment',
  settingValue: null,
  ...more,
})
const rows = [
  row(storeScope('HAR')),
  row({ ...storeScope('BLR'), settingValue: 'On' }),
  row({ ...marketScope('M-EAST'), settingValue: '' }),
  row(brandScope('Subaru')),
  row({ settingValue: 'Off', settingKeyId: 'QuickSearchV2' }),
]
const found = (filter: Partial<SettingFilter>) =>
  rows.flatMap((one, at) => (matchesSettingFilter(one, { ...noSettingFilter, ...filter }) ? [at] : []))

describe('the filter of the overrides', () => {
  it('lets everything through where nothing is chosen', () => {
    expect(found({})).toEqual([0, 1, 2, 3, 4])
  })

  it('matches a store, a market or a brand, one at a time  [O-391] [OP-125]', () => {
    expect(found({ match: storeScope('HAR') })).toEqual([0])
    expect(found({ match: marketScope('M-EAST') })).toEqual([2])
    expect(found({ match: brandScope('Subaru') })).toEqual([3])
    expect(found({ match: globalScope })).toEqual([4])
    expect(found({ match: storeScope('M-EAST') })).toEqual([])
  })

  it('tells rows with a value from rows without  [O-392]', () => {
    expect(found({ isOverridden: true })).toEqual([1, 2, 4])
    expect(found({ isOverridden: false })).toEqual([0, 3])
    expect(found({ isOverridden: true, match: storeScope('HAR') })).toEqual([])
  })

  it('keeps to one setting, as its panel does', () => {
    expect(found({ settingKeyId: 'QuickSearchV2' })).toEqual([4])
  })
})

describe('what is asked', () => {
  it('is 50 rows of a page', () => {
    expect(settingsPageSize).toBe(50)
    expect(settingQuery(noSettingFilter, 3)).toEqual({ pageNumber: 3, pageSize: 50 })
  })

  it.each([
    [storeScope('HAR'), { hyperionId: 'HAR' }],
    [marketScope('M-EAST'), { marketId: 'M-EAST' }],
    [brandScope('Subaru'), { brandId: 'Subaru' }],
    [globalScope, { hyperionId: '0000' }],
  ])('names of %o only what is set', (match, named) => {
    expect(settingQuery({ ...noSettingFilter, match }, 1)).toEqual({
      ...named,
      pageNumber: 1,
      pageSize: 50,
    })
  })

  it('names the setting and the flag where they are chosen', () => {
    const filter: SettingFilter = { settingKeyId: 'TradeAdjustment', match: null, isOverridden: false }
    expect(settingQuery(filter, 1)).toEqual({
      settingKeyId: 'TradeAdjustment',
      isOverridden: false,
      pageNumber: 1,
      pageSize: 50,
    })
  })
})
