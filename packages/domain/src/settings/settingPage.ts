import type { Page } from '../paging/page'
import { firstPage } from '../paging/pageSize'
import { pageSlice } from '../paging/pageSlice'
import { settingsPageSize } from './settingFilter'

/**
 * The page of settings that is asked for: without a page all of them are one, otherwise 50 unless another size is named
 * (S-407, S-487).
 *
 * @example settingPage(settings, {}).pageCount // 1
 */
export function settingPage<Item>(
  settings: readonly Item[],
  { pageNumber, pageSize }: { readonly pageNumber?: number; readonly pageSize?: number },
): Page<Item> {
  const isPaged = pageNumber !== undefined || pageSize !== undefined
  const size = isPaged ? (pageSize ?? settingsPageSize) : settings.length
  return pageSlice(settings, pageNumber ?? firstPage, size)
}
