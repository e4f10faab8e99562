import { skipToken } from '@reduxjs/toolkit/query/react'
import { alertsMenu, type AlertTabView } from '@retain/domain/alerts/alertTabs'
import type { Notification } from '@retain/domain/alerts/notification'
import { unviewedCount } from '@retain/domain/alerts/visibleAlerts'
import type { Instant } from '@retain/domain/calendar/instant'
import type { StoreSettings } from '@retain/domain/settings/readSettings'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { useSettings } from '../../session/active-store/useStore'
import { alertsApi, alertsOf, readAlerts } from './alertsApi'
import { selectLastLook } from './alertsSlice'

const { listNotifications } = alertsApi.endpoints
const none: readonly Notification[] = []

/** The alerts of the active store as they stand at the last look. */
export interface Alerts {
  readonly alerts: readonly Notification[]
  readonly settings: StoreSettings
  readonly now: Instant | null
  /** Whether they could not be read. */
  readonly hasFailed: boolean
  readonly isReading: boolean
  /** Reads them again. */
  readonly read: () => void
}

/** The alerts of the active store, those that do not show included. */
export function useAlerts(): Alerts {
  const dispatch = useAppDispatch()
  const store = useAppSelector(selectActiveStore)
  const settings = useSettings()
  const look = useAppSelector(selectLastLook)
  const query = listNotifications.useQueryState(store === null ? skipToken : alertsOf(store))
  return {
    alerts: query.currentData ?? none,
    settings,
    now: look !== null && look.hyperionId === store?.hyperionId ? look.at : null,
    hasFailed: query.currentData === undefined && query.isError,
    isReading: query.isFetching,
    read: () => {
      if (store !== null) dispatch(readAlerts(alertsOf(store)))
    },
  }
}

/** How many alerts are shown and not viewed (S-200). */
export function useUnviewedCount(): number {
  const { alerts, settings, now } = useAlerts()
  return useMemo(() => (now === null ? 0 : unviewedCount(alerts, settings, now)), [alerts, settings, now])
}

/** The tabs of the menu with their alerts; `null` while these are not known. */
export function useAlertTabs({ alerts, settings, now }: Alerts): readonly AlertTabView[] | null {
  return useMemo(() => (now === null ? null : alertsMenu(alerts, settings, now)), [alerts, settings, now])
}
