import { defaultPageSize } from '../paging/pageSize'
import { isSameScope, type SettingScope } from './settingScope'
import type { SettingKey } from './settingCatalogue'
import type { Setting } from './storeSettings'

/** Rows on a page of settings and of overrides (S-487, S-488, O-390). */
export const settingsPageSize = defaultPageSize

/** What narrows the list of overrides; `null` does not. */
export interface SettingFilter {
  readonly settingKeyId: SettingKey | null
  /** The one match box: a store, a market or a brand (OP-125). */
  readonly match: SettingScope | null
  /** Whether a value is set. */
  readonly isOverridden: boolean | null
}

/** The list as it opens: everything. */
export const noSettingFilter: SettingFilter = { settingKeyId: null, match: null, isOverridden: null }

/** Whether a value is set; without one the default holds (O-392). */
export const isOverridden = ({ settingValue }: Pick<Setting, 'settingValue'>): boolean =>
  settingValue !== null

/** What a row is filtered by. */
export type FilteredSetting = SettingScope & Pick<Setting, 'settingKeyId' | 'settingValue'>

/**
 * Whether a row matches: its store, market or brand is the chosen one, and the flag narrows further (O-391, O-392, OP-125).
 *
 * @example matchesSettingFilter(row, { ...noSettingFilter, match: brandScope('Subaru') })
 */
export const matchesSettingFilter = (setting: FilteredSetting, filter: SettingFilter): boolean =>
  (filter.settingKeyId === null || setting.settingKeyId === filter.settingKeyId) &&
  (filter.match === null || isSameScope(setting, filter.match)) &&
  (filter.isOverridden === null || isOverridden(setting) === filter.isOverridden)

/** What a list of overrides is asked by (api.md 2.14, listSettings). What is not filtered by is left out. */
export interface SettingQuery extends Partial<Record<keyof SettingScope, string>> {
  readonly settingKeyId?: SettingKey
  readonly isOverridden?: boolean
  readonly pageNumber: number
  readonly pageSize: number
}

/**
 * The query of a page of overrides.
 *
 * @example settingQuery({ ...noSettingFilter, match: storeScope('HAR') }, 1)
 * // { hyperionId: 'HAR', pageNumber: 1, pageSize: 50 }
 */
export function settingQuery(filter: SettingFilter, pageNumber: number): SettingQuery {
  const { hyperionId = null, marketId = null, brandId = null } = filter.match ?? {}
  return {
    ...(filter.settingKeyId === null ? {} : { settingKeyId: filter.settingKeyId }),
    ...(hyperionId === null ? {} : { hyperionId }),
    ...(marketId === null ? {} : { marketId }),
    ...(brandId === null ? {} : { brandId }),
    ...(filter.isOverridden === null ? {} : { isOverridden: filter.isOverridden }),
    pageNumber,
    pageSize: settingsPageSize,
  }
}
