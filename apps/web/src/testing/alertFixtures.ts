import type { Notification } from '@retain/domain/alerts/notification'
import type { LiveEvent } from '@retain/domain/live/liveMessage'
import { instantFromEpoch, type Instant } from '@retain/domain/calendar/instant'
import { eventOf } from './liveMessages'

/** So many minutes before the moment of the tests. */
export const minutesAgo = (minutes: number): Instant =>
  instantFromEpoch(Date.parse('2026-11-21T15:00:00.000Z') - minutes * 60_000)

/** An alert of Harborview as the service answers it: an email of Ann Lee a minute ago, not viewed. */
export const wireAlert = (notificationId: string, given: Partial<Notification> = {}): Notification => ({
  notificationId,
  hyperionId: 'HAR',
  notificationType: 'IN_EMAIL',
  displayName: 'Ann Lee',
  createDT: minutesAgo(1),
  customerName: 'Ann Lee',
  message: 'New email from Ann Lee.',
  viewed: false,
  opptId: '1000001',
  emailContactDetailId: null,
  announcementId: null,
  displayOn: null,
  alertCode: null,
  eventTypeId: null,
  ...given,
})

/** The message of an alert that comes in. */
export const alerted = (alert: Notification): LiveEvent => eventOf({ type: 'NOTIFICATION', payload: alert })

/** A setting of a store as the service answers it. */
export const wireSetting = (settingKeyId: string, settingValue: string) => ({
  settingKeyId,
  hyperionId: 'HAR',
  marketId: null,
  brandId: null,
  appSettingId: '1',
  settingValue,
  defaultValue: '0',
  isLocked: false,
  lockLevel: null,
  storeName: 'Harborview Motors',
  displayName: settingKeyId,
  takesEffect: 'now',
  version: 1,
})
