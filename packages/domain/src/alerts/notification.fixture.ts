import { shifted, type Instant } from '../calendar/instant'
import type { Notification } from './notification'

/** The moment of the tests of this folder. */
export const now = '2026-11-21T15:00:00.000Z' as Instant

/** So many days before it. */
export const daysAgo = (days: number): Instant => shifted(now, -days * 24 * 60 * 60 * 1000)

let made = 0

/** An alert of a type for Ann Lee, with an id of its own. */
export const alertFor = (notificationType: string, given: Partial<Notification> = {}): Notification => ({
  notificationId: String((made += 1)),
  hyperionId: 'HAR',
  notificationType,
  displayName: 'Jordan Mills',
  createDT: shifted(now, -1000),
  customerName: 'Ann Lee',
  message: 'A message',
  viewed: false,
  opptId: '41',
  emailContactDetailId: null,
  announcementId: null,
  displayOn: null,
  alertCode: null,
  eventTypeId: null,
  ...given,
})
