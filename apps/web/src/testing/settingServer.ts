import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { settingCatalogue } from '@retain/domain/settings/settingCatalogue'
import { generalSettingKeys } from '@retain/domain/settings/settingScreens'
import { scopeName, type SettingScope } from '@retain/domain/settings/settingScope'
import type { FakeAnswers } from './fakeApi'
import { wirePage } from './fixtures'

/** The stores of the tests, of one market. */
export const wireRegions = {
  regions: [
    {
      regionId: 'R-1',
      regionName: 'East',
      markets: [
        {
          marketId: 'M-1',
          marketName: 'New England',
          stores: [
            {
              hyperionId: 'HAR',
              storeName: 'Harborview Motors',
              brands: [{ brandId: 'Subaru', brandName: 'Subaru' }],
            },
            {
              hyperionId: 'BLR',
              storeName: 'Blue Ridge Auto Park',
              brands: [{ brandId: 'Mazda', brandName: 'Mazda' }],
            },
          ],
        },
      ],
    },
  ],
}

const none = { hyperionId: null, marketId: null, brandId: null }
const scopes: readonly SettingScope[] = [
  { ...none, hyperionId: '0000' },
  { ...none, marketId: 'M-1' },
  { ...none, brandId: 'Mazda' },
  { ...none, brandId: 'Subaru' },
  { ...none, hyperionId: 'BLR' },
  { ...none, hyperionId: 'HAR' },
]

/** An override as the service answers it. */
export const wireOverride = (
  settingKeyId: SettingKey,
  scope: SettingScope,
  changes: Readonly<Record<string, unknown>> = {},
) => ({
  settingKeyId,
  hyperionId: scope.hyperionId,
  marketId: scope.marketId,
  brandId: scope.brandId,
  appSettingId: null,
  settingValue: null,
  defaultValue: settingCatalogue[settingKeyId].defaultValue,
  isLocked: false,
  lockLevel: null,
  storeName: null,
  displayName: settingCatalogue[settingKeyId].displayName,
  takesEffect: settingCatalogue[settingKeyId].takesEffect,
  version: 0,
  ...changes,
})

/** The overrides of two stores, their market, their brands and everybody; `set` is by setting and scope, such as `TradeAdjustment store:HAR`. */
export const settingAnswers = (
  set: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): FakeAnswers => ({
  listBrandRegionMarket: () => wireRegions,
  listSettings: ({ url }) => {
    const query = new URLSearchParams(url.split('?')[1])
    const rows = generalSettingKeys.flatMap((key) =>
      scopes.map((scope) => wireOverride(key, scope, set[`${key} ${scopeName(scope)}`])),
    )
    const of = (name: string) => query.get(name)
    const found = rows.filter(
      (row) =>
        [of('settingKeyId'), row.settingKeyId].every((key) => key === null || key === row.settingKeyId) &&
        (of('hyperionId') === null || row.hyperionId === of('hyperionId')) &&
        (of('marketId') === null || row.marketId === of('marketId')) &&
        (of('brandId') === null || row.brandId === of('brandId')) &&
        (of('isOverridden') === null || String(row.settingValue !== null) === of('isOverridden')),
    )
    const page = Number(of('pageNumber'))
    const size = Number(of('pageSize'))
    return wirePage(found.slice((page - 1) * size, page * size), found.length, page, size)
  },
})
