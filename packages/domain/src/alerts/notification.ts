import { epochOf, type Instant } from '../calendar/instant'

/**
 * An alert for one person, as the service answers it and a live NOTIFICATION carries it (S-291). `displayOn` is set on
 * reminders only; an alert of another service may have a type that this release does not know.
 */
export interface Notification {
  readonly notificationId: string
  readonly notificationType: string
  readonly displayName: string
  readonly createDT: Instant
  readonly customerName: string | null
  readonly message: string
  readonly viewed: boolean
  readonly opptId: string | null
  readonly emailContactDetailId: string | null
  readonly announcementId: string | null
  readonly displayOn: Instant | null
  readonly alertCode: string | null
  readonly eventTypeId: string | null
}

/**
 * Whether a reminder waits for its time: it is in no list, in no count and raises no toast until `displayOn` (S-292).
 *
 * @example isPending({ displayOn: utcInstant('2026-11-21T15:00:00.000Z') }, now) // until three o'clock
 */
export const isPending = ({ displayOn }: Pick<Notification, 'displayOn'>, now: Instant): boolean =>
  displayOn !== null && epochOf(displayOn) > epochOf(now)
