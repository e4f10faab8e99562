import { listGlobalSettings } from '@retain/api-client/settings'
import type { Page } from '@retain/domain/paging/page'
import { firstPage } from '@retain/domain/paging/pageSize'
import { pageCount } from '@retain/domain/paging/paging'
import { settingsPageSize } from '@retain/domain/settings/settingFilter'
import { settingKeys, type Setting } from '@retain/domain/settings/storeSettings'
import type { ApiHost } from '../../apiHost'
import { mount } from '../../mount'
import { presentSetting } from './presentSetting'
import { readStoreSettings } from './settingQueries'

/** Serves the settings of a store. */
export function mountSettings(host: ApiHost): void {
  mount(host, listGlobalSettings, async ({ params: { hyperionId }, query, db }) => {
    const store = (await readStoreSettings(db, [hyperionId], settingKeys)).get(hyperionId)
    const settings = settingKeys.map((key) =>
      presentSetting(key, store?.settings.get(key), store?.name ?? null),
    )
    return pageOfSettings(settings, query)
  })
}

/** The settings are few and known, so they are paged here; without a page all of them are one (S-407). */
function pageOfSettings(
  settings: readonly Setting[],
  { pageNumber, pageSize }: { pageNumber?: number; pageSize?: number },
): Page<Setting> {
  const isPaged = pageNumber !== undefined || pageSize !== undefined
  const size = isPaged ? (pageSize ?? settingsPageSize) : settings.length
  const page = pageNumber ?? firstPage
  return {
    list: settings.slice((page - 1) * size, page * size),
    total: settings.length,
    page,
    pageCount: pageCount(settings.length, size),
  }
}
