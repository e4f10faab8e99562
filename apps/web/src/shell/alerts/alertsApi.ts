import {
  listNotifications,
  markNotificationsViewed,
  removeNotifications,
  removeReminderNotifications,
} from '@retain/api-client/notifications'
import { withoutAlerts, withViewed } from '@retain/domain/alerts/alertList'
import type { Notification } from '@retain/domain/alerts/notification'
import type { Store } from '@retain/domain/session/user/user'
import { api, runs } from '../../core/api/api'
import type { AppDispatch, AppThunk } from '../../core/state/appHooks'
import { kept } from '../../session/active-store/storesApi'

/** The call of the alerts of a store (S-396). */
export const alertsOf = ({ hyperionId, utcOffset }: Pick<Store, 'hyperionId' | 'utcOffset'>) => ({
  params: { hyperionId },
  query: { utcOffset },
})

/** The part of RTK Query's mutation lifecycle that is used. */
interface Started {
  readonly dispatch: AppDispatch
  readonly queryFulfilled: Promise<unknown>
}

/** Changes the lists at once; where the call fails they are read again, and its toast says so. */
async function changeAtOnce(
  change: (alerts: readonly Notification[]) => readonly Notification[],
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  dispatch(changeAlerts(change))
  try {
    await queryFulfilled
  } catch {
    dispatch(readAlertsAgain())
  }
}

/** The alerts of the person. */
export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query({ ...runs(listNotifications), ...kept }),
    markViewed: build.mutation({
      ...runs(markNotificationsViewed),
      onQueryStarted: ({ body }, started) => changeAtOnce((alerts) => withViewed(alerts, body), started),
    }),
    removeAlerts: build.mutation({
      ...runs(removeNotifications),
      onQueryStarted: ({ body }, started) => changeAtOnce((alerts) => withoutAlerts(alerts, body), started),
    }),
    removeReminderAlerts: build.mutation({
      ...runs(removeReminderNotifications),
      onQueryStarted: ({ body }, started) => changeAtOnce((alerts) => withoutAlerts(alerts, body), started),
    }),
  }),
})

/** Changes the list of every store that was read. */
export const changeAlerts =
  (change: (alerts: readonly Notification[], hyperionId: string) => readonly Notification[]): AppThunk =>
  (dispatch, getState) => {
    for (const read of alertsApi.util.selectCachedArgsForQuery(getState(), 'listNotifications'))
      dispatch(
        alertsApi.util.updateQueryData('listNotifications', read, (alerts) =>
          change(alerts, read.params.hyperionId),
        ),
      )
  }

/** Reads the alerts of a store. */
export const readAlerts =
  (input: ReturnType<typeof alertsOf>): AppThunk =>
  (dispatch) =>
    void dispatch(
      alertsApi.endpoints.listNotifications.initiate(input, { forceRefetch: true, subscribe: false }),
    )

/**
 * Reads alerts again that were read before.
 *
 * @param hyperionId the one store. @default every store
 */
export const readAlertsAgain =
  (hyperionId?: string): AppThunk =>
  (dispatch, getState) => {
    for (const read of alertsApi.util.selectCachedArgsForQuery(getState(), 'listNotifications'))
      if (hyperionId === undefined || read.params.hyperionId === hyperionId) dispatch(readAlerts(read))
  }
