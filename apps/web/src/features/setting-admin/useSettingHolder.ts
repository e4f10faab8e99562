import type { SettingHolder } from '@retain/domain/settings/settingAccess'
import { useMemo } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { useStores } from '../../session/active-store/useStore'
import { selectRoles } from '../../session/sessionSlice'

/** Whose rights to settings are asked for. */
export function useSettingHolder(): SettingHolder {
  const roles = useAppSelector(selectRoles)
  const stores = useStores()
  return useMemo(() => ({ roles, hyperionIds: stores.map(({ hyperionId }) => hyperionId) }), [roles, stores])
}
