import type { SettingUndo } from '@retain/domain/settings/settingHistory'
import {
  deleteSettingBody,
  lockSettingBody,
  overrideCall,
  settingToSave,
} from '@retain/domain/settings/settingRequests'
import type { SettingScope } from '@retain/domain/settings/settingScope'
import { overrideTexts } from '@retain/domain/settings/settingTexts'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useBusy } from '../../forms/useBusy'
import { settingAdminApi } from './settingAdminApi'

const untracked = { track: false } as const
const { deleteSettings, lockSetting, saveSettings, updateSettings } = settingAdminApi.endpoints

const texts: Readonly<Record<SettingUndo['kind'], string>> = {
  save: overrideTexts.saved,
  remove: overrideTexts.removed,
  lock: overrideTexts.lockChanged,
}

/** Changes an override at once: removes it, locks or unlocks it, or takes a change back, and says so (O-400 to O-402, D-54). */
export function useSettingChange(setting: Setting, scope: SettingScope) {
  const dispatch = useAppDispatch()
  const { busyWith, run } = useBusy<'change'>()
  const ids = { ...setting, ...scope }
  const send = (change: SettingUndo) => {
    switch (change.kind) {
      case 'remove':
        return dispatch(deleteSettings.initiate({ body: deleteSettingBody(ids) }, untracked))
      case 'lock':
        return dispatch(lockSetting.initiate({ body: lockSettingBody(ids, change.isLocked) }, untracked))
      case 'save': {
        const values = [settingToSave(setting, scope, change.settingValue)]
        const call = overrideCall(setting, scope) === 'updateSettings' ? updateSettings : saveSettings
        const body = { appSettingSaveSettings: values, clear: false }
        return dispatch(call.initiate({ body, idempotencyKey: crypto.randomUUID() }, untracked))
      }
    }
  }
  const change = (wanted: SettingUndo) =>
    run('change', async () => {
      const { error } = await send(wanted)
      if (error === undefined) dispatch(toastShown({ type: 'success', label: texts[wanted.kind] }))
    })
  return { isBusy: busyWith !== null, change }
}
