import { settingSavedText } from '@retain/domain/settings/settingTexts'
import { settingToSave } from '@retain/domain/settings/settingRequests'
import type { SettingScope } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useBusy } from '../../forms/useBusy'
import { settingAdminApi } from '../setting-admin/settingAdminApi'

/** Removes a value of the store, so that the one of its market, its brand or everybody counts again, or the default (OP-129, D-09). */
export function useStoreValueRemoval(scope: SettingScope) {
  const dispatch = useAppDispatch()
  const { busyWith, run } = useBusy<'remove'>()
  const remove = (setting: Setting) =>
    run('remove', async () => {
      const body = { appSettingSaveSettings: [settingToSave(setting, scope, '')], clear: true }
      const { error } = await dispatch(
        settingAdminApi.endpoints.saveSettings.initiate(
          { body, idempotencyKey: crypto.randomUUID() },
          { track: false },
        ),
      )
      if (error === undefined) dispatch(toastShown({ type: 'success', label: settingSavedText }))
    })
  return { isRemoving: busyWith !== null, remove }
}
