import { listGlobalSettings } from '@retain/api-client/settings'
import { settingPage } from '@retain/domain/settings/settingPage'
import { settingKeys } from '@retain/domain/settings/settingCatalogue'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { presentSetting } from './presentSetting'
import { readStoreSettings } from '../../access/storeSettings'

/** Serves the settings of a store. */
export function mountSettings(host: ApiHost): void {
  mount(host, listGlobalSettings, async ({ params: { hyperionId }, query, db }) => {
    const store = (await readStoreSettings(db, [hyperionId], settingKeys)).get(hyperionId)
    const settings = settingKeys.map((key) =>
      presentSetting(key, {
        stored: store?.settings.get(key),
        storeName: store?.name ?? null,
        lockLevel: store?.locks.get(key) ?? null,
      }),
    )
    return settingPage(settings, query)
  })
}
