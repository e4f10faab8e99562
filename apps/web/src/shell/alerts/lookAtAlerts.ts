import { nanoid } from '@reduxjs/toolkit'
import { signalsOfType } from '@retain/domain/alerts/alertSignals'
import { withAlertToast } from '@retain/domain/alerts/alertToast'
import type { Notification } from '@retain/domain/alerts/notification'
import { hasPendingReminder, isToastedOnReceipt, remindersDue } from '@retain/domain/alerts/reminderTimer'
import { readSettings, type StoreSettings } from '@retain/domain/settings/readSettings'
import type { AppThunk } from '../../core/state/appHooks'
import type { RootState } from '../../core/state/rootReducer'
import { selectToasts, toastsChanged } from '../../core/toasts/toastsSlice'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { storesApi } from '../../session/active-store/storesApi'
import { keptAlertChoices } from './alertChoices'
import { playAlertSound } from './alertSound'
import { alertsApi, alertsOf } from './alertsApi'
import { alertsLookedAt, alertToasted, selectLastLook, selectToasted } from './alertsSlice'

/** The settings in force in a store; the defaults while they are not known (S-728). */
export const settingsIn = (state: RootState, hyperionId: string): StoreSettings =>
  readSettings(storesApi.endpoints.storeSettings.select({ params: { hyperionId } })(state).data?.list ?? [])

/**
 * Tells of an alert by its toast and its sound, as this browser's choices say; not of one that has been told of, nor of a reminder
 * that is not due yet (S-310, S-779).
 */
export const showAlertToast =
  (alert: Notification): AppThunk =>
  (dispatch, getState, { now }) => {
    const store = selectActiveStore(getState())
    if (store === null || !isToastedOnReceipt(alert, new Set(selectToasted(getState())), now())) return
    const settings = settingsIn(getState(), store.hyperionId)
    const signals = signalsOfType(keptAlertChoices(), alert.notificationType)
    dispatch(alertToasted(alert.notificationId))
    if (signals.sound) void playAlertSound()
    if (!signals.toast) return
    dispatch(toastsChanged(withAlertToast(selectToasts(getState()), alert, nanoid(), settings)))
  }

/**
 * Looks at the alerts of the active store: each reminder that came due since the last look raises its toast, and the timer runs
 * while one is pending (S-305 to S-307, S-779).
 */
export const lookAtAlerts =
  (): AppThunk =>
  (dispatch, getState, { now }) => {
    const store = selectActiveStore(getState())
    if (store === null) return
    const { hyperionId } = store
    const alerts = alertsApi.endpoints.listNotifications.select(alertsOf(store))(getState()).data
    if (alerts === undefined) return
    const at = now()
    const last = selectLastLook(getState())
    const since = last?.hyperionId === hyperionId ? last.at : at
    const toasted = new Set(selectToasted(getState()))
    for (const alert of remindersDue(alerts, since, at, toasted)) dispatch(showAlertToast(alert))
    dispatch(alertsLookedAt({ hyperionId, at, hasPending: hasPendingReminder(alerts, at) }))
  }
