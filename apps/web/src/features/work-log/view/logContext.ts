import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useMemo } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectActiveStore } from '../../../session/active-store/activeStoreSlice'
import { useSettings, useStores } from '../../../session/active-store/useStore'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { selectRoles } from '../../../session/sessionSlice'
import { useStoreToday } from '../../../session/active-store/useStoreToday'

/**
 * The user, the active store and its present day; the same object until one of them changes. `null` without a store.
 */
export function useLogContext(): LogContext | null {
  const hyperionId = useAppSelector(selectActiveStore)?.hyperionId
  const roles = useAppSelector(selectRoles)
  const stores = useStores()
  const { QuickSearchV2 } = useSettings()
  const offset = useStoreOffset()
  const today = useStoreToday()
  return useMemo(
    () => (hyperionId === undefined ? null : { hyperionId, roles, stores, QuickSearchV2, offset, today }),
    [hyperionId, roles, stores, QuickSearchV2, offset, today],
  )
}
