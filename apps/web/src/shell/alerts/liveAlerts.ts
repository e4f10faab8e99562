import { isAnyOf } from '@reduxjs/toolkit'
import { applyToAlerts, type AlertMessage } from '@retain/domain/alerts/liveAlerts'
import { isListedIn, isPending, type Notification } from '@retain/domain/alerts/notification'
import { reminderTick } from '@retain/domain/alerts/reminderTimer'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { readSettings } from '@retain/domain/settings/readSettings'
import { applicationReset, loggedOut } from '../../core/state/events'
import type { AppThunk, StartListening } from '../../core/state/appHooks'
import { liveEventReceived, liveStateChanged } from '../../live/liveEvents'
import { listenForReplay, type PendingOf } from '../../live/pendingReplay'
import { selectActiveStore, storeEntered } from '../../session/active-store/activeStoreSlice'
import { storesApi } from '../../session/active-store/storesApi'
import { alertsApi, alertsOf, changeAlerts, readAlerts, readAlertsAgain } from './alertsApi'
import { alertsLookedAt, reminderTicked, selectReminderTimer } from './alertsSlice'
import { lookAtAlerts, settingsIn, showAlertToast } from './lookAtAlerts'

const { listNotifications } = alertsApi.endpoints

const isAlertMessage = (message: LiveMessage): message is AlertMessage =>
  message.type === 'NOTIFICATION' ||
  message.type === 'NOTIFICATION_VIEWED' ||
  message.type === 'NOTIFICATION_REMOVED'

/** The alerts of a store after a message; one of another store changes nothing there. */
const applied = (
  alerts: readonly Notification[],
  message: AlertMessage,
  hyperionId: string,
): readonly Notification[] =>
  message.type === 'NOTIFICATION' && !isListedIn(message.payload, hyperionId)
    ? alerts
    : applyToAlerts(alerts, message)

/** Tells of an alert that came in: not of one that the active store does not list, nor of one that was there before. */
const toastArrived =
  (alert: Notification): AppThunk =>
  (dispatch, getState, { now }) => {
    const store = selectActiveStore(getState())
    if (store === null || alert.viewed || !isListedIn(alert, store.hyperionId)) return
    const { data, isLoading } = listNotifications.select(alertsOf(store))(getState())
    // Whether it is news is known with the list: the first connection repeats the last minute.
    if (isLoading) return
    const listed = data?.find(({ notificationId }) => notificationId === alert.notificationId)
    if (listed === undefined || isPending(listed, now())) dispatch(showAlertToast(alert))
  }

/**
 * Keeps the alerts of the person up to date on every page: reads those of a store as it is entered, follows what comes in and
 * what other windows view or remove, raises toasts and runs the reminder timer (S-014 to S-016, S-302 to S-310).
 */
export function listenForAlerts(listen: StartListening, pendingOf: PendingOf): void {
  let interval: number | null = null
  const stopTimer = () => {
    if (interval !== null) window.clearInterval(interval)
    interval = null
  }

  listen({
    actionCreator: storeEntered,
    effect: ({ payload: store }, { dispatch, ...listening }) => {
      if (settingsIn(listening.getState(), store.hyperionId).EAAutoAssignAlerts)
        void dispatch(
          storesApi.endpoints.autoSubscribe.initiate(
            { query: { hyperionId: store.hyperionId } },
            { track: false },
          ),
        )
      if (listNotifications.select(alertsOf(store))(listening.getState()).data === undefined)
        dispatch(readAlerts(alertsOf(store)))
      else dispatch(lookAtAlerts())
    },
  })

  const messageReceived = listenForReplay(
    listen,
    pendingOf,
    [listNotifications],
    ({ meta: { arg } }, messages) =>
      (dispatch) => {
        const { hyperionId } = arg.originalArgs.params
        const own = messages.filter(isAlertMessage)
        for (const message of own)
          if (message.type === 'NOTIFICATION') dispatch(toastArrived(message.payload))
        dispatch(
          alertsApi.util.updateQueryData('listNotifications', arg.originalArgs, (alerts) =>
            own.reduce<readonly Notification[]>(
              (list, message) => applied(list, message, hyperionId),
              alerts,
            ),
          ),
        )
        dispatch(lookAtAlerts())
      },
  )

  listen({
    actionCreator: liveEventReceived,
    effect: ({ payload: message }, { dispatch }) => {
      messageReceived(message)
      if (!isAlertMessage(message)) return
      if (message.type === 'NOTIFICATION') dispatch(toastArrived(message.payload))
      dispatch(changeAlerts((alerts, hyperionId) => applied(alerts, message, hyperionId)))
      dispatch(lookAtAlerts())
    },
  })

  listen({
    actionCreator: liveStateChanged,
    effect: ({ payload: connection }, { dispatch }) => {
      if (connection.state === 'open' && connection.hasMissed) dispatch(readAlertsAgain())
    },
  })

  listen({
    matcher: storesApi.endpoints.storeSettings.matchFulfilled,
    effect: ({ meta: { arg }, payload }, { dispatch, ...listening }) => {
      const { hyperionId } = arg.originalArgs.params
      const before = storesApi.endpoints.storeSettings.select(arg.originalArgs)(
        listening.getOriginalState(),
      ).data
      if (before === undefined) return
      if (readSettings(before.list).EARemAnnounEmail === readSettings(payload.list).EARemAnnounEmail) return
      dispatch(readAlertsAgain(hyperionId))
    },
  })

  listen({
    actionCreator: alertsLookedAt,
    effect: (_action, { dispatch, ...listening }) => {
      if (selectReminderTimer(listening.getState()) === 'start') stopTimer()
      else
        interval ??= window.setInterval(() => {
          dispatch(reminderTicked())
          dispatch(lookAtAlerts())
        }, reminderTick)
    },
  })

  listen({ matcher: isAnyOf(loggedOut, applicationReset), effect: stopTimer })
}
