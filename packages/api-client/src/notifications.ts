import * as t from 'io-ts'
import type { Notification } from '@retain/domain/alerts/notification'
import { id, instant, nullable, opptId, record, text } from './kernel/codecs'

/** An alert for one person (domain `Notification`). Its type may be one of a later release. */
export const notification: t.Type<Notification, unknown> = record(
  {
    notificationId: id,
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
