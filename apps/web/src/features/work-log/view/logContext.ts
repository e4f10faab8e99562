import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { dayOf } from '@retain/domain/calendar/storeDay'
import type { Store } from '@retain/domain/session/user/user'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useMemo } from 'react'
import { useAppSelector, type AppThunk } from '../../../core/state/appHooks'
import { selectActiveStore } from '../../../session/active-store/activeStoreSlice'
import { useSettings, useStores } from '../../../session/active-store/useStore'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { selectRoles } from '../../../session/sessionSlice'
import { useStoreToday } from '../filters/useStoreToday'

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

/** The same for a store that start-up has just confirmed, before its settings are loaded. */
export const openingContext =
  ({ hyperionId, utcOffset }: Store): AppThunk<LogContext> =>
  (_dispatch, getState, { now }) => {
    const offset = parseUtcOffset(utcOffset) ?? utc
    return {
      hyperionId,
      offset,
      today: dayOf(now(), offset),
      roles: selectRoles(getState()),
      stores: [],
      QuickSearchV2: false,
    }
  }
