import * as t from 'io-ts'
import { alertLimit, type Notification } from '@retain/domain/alerts/notification'
import {
  hyperionId,
  id,
  instant,
  listUpTo,
  nullable,
  oneOf,
  opptId,
  record,
  text,
  textUpTo,
} from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** An alert for one person (domain `Notification`). Its type may be one of a later release. */
export const notification: t.Type<Notification, unknown> = record(
  {
    notificationId: id,
    hyperionId: nullable(hyperionId),
    notificationType: text,
    displayName: t.string,
    createDT: instant,
    customerName: nullable(t.string),
    message: t.string,
    viewed: t.boolean,
    opptId: nullable(opptId),
    emailContactDetailId: nullable(id),
    announcementId: nullable(id),
    displayOn: nullable(instant),
    alertCode: nullable(t.string),
    eventTypeId: nullable(t.string),
  },
  'notification',
)

/** Which alerts another window of the same person has viewed or removed. */
export const notificationIds = record({ notificationIds: t.readonlyArray(id) }, 'notification ids')

/**
 * The caller's alerts of a store and those of no store, newest first, pending reminders included, without those that are older
 * than the store's settings show; {@link alertLimit} at most. `utcOffset` is that of the store: ages count in hours, so that nothing
 * hangs on it.
 */
export const listNotifications = endpoint({
  name: 'listNotifications',
  base: 'application',
  method: 'GET',
  path: '/notification/{hyperionId}',
  params: record({ hyperionId }),
  query: record({ utcOffset: text }),
  output: t.readonlyArray(notification),
  access: 'token',
  scope: { store: ({ params }) => params.hyperionId },
  doNotLog: true,
  handlesNotFound: true,
  rows: ['S-291', 'S-302', 'S-396', 'S-813'],
})

const idList = listUpTo(alertLimit, id)

/** Marks alerts of the caller as viewed, in every window; those of others and unknown ones are left as they are. */
export const markNotificationsViewed = endpoint({
  name: 'markNotificationsViewed',
  base: 'application',
  method: 'POST',
  path: '/notification/viewed',
  body: idList,
  output: t.null,
  access: 'token',
  scope: 'own',
  handlesNotFound: true,
  rows: ['S-216', 'S-397'],
})

/** Removes alerts of the caller that are no reminders, in every window. */
export const removeNotifications = endpoint({
  name: 'removeNotifications',
  base: 'application',
  method: 'POST',
  path: '/notification/removed',
  body: idList,
  output: t.null,
  access: 'token',
  scope: 'own',
  handlesNotFound: true,
  rows: ['S-398', 'S-706', 'S-774'],
})

/** Removes alerts of due reminders of the caller; the reminders themselves stay on their opportunities (D-10). */
export const removeReminderNotifications = endpoint({
  name: 'removeReminderNotifications',
  base: 'application',
  method: 'POST',
  path: '/notification/reminder/removed',
  body: idList,
  output: t.null,
  access: 'token',
  scope: 'own',
  handlesNotFound: true,
  rows: ['S-398', 'S-706'],
})

/**
 * Tells an associate of the store that a manager flagged a customer for them. While such an alert is unviewed there is no second
 * one: the first is answered (D-11). Somebody who is no associate of the store is refused (400, field `userName`).
 */
export const createNotification = endpoint({
  name: 'createNotification',
  base: 'application',
  method: 'POST',
  path: '/notification',
  body: record(
    {
      notificationType: oneOf(['FLAG_BY_MG', 'CUSTOMER_FLAGGED_BY_MANAGER']),
      opptId,
      hyperionId,
      userName: text,
      message: textUpTo(200),
    },
    'new notification',
  ),
  output: notification,
  access: { anyOf: ['Opportunity_Can_Set_No_Longer_Owned'] },
  scope: { opportunity: ({ body }) => body.opptId },
  isIdempotent: true,
  handlesNotFound: true,
  rows: ['S-399', 'S-704'],
})
