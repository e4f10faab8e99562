import { epochOf, type Instant } from '../calendar/instant'

/** How many alerts a list holds at most, and a call marks or removes. */
export const alertLimit = 1000

/**
 * An alert for one person, as the service answers it and a live NOTIFICATION carries it (S-291). `displayOn` is set on
 * reminders only; an alert of another service may have a type that this release does not know.
 */
export interface Notification {
  readonly notificationId: string
  /** The store whose menu lists it; `null` for the menu of every store. */
  readonly hyperionId: string | null
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
 * The moment that a reminder waits for; `null` for one without, and for every other alert, whatever it carries (S-292,
 * S-777).
 *
 * @example dueTime({ notificationType: 'IN_EMAIL', displayOn }) // null
 */
export const dueTime = ({
  notificationType,
  displayOn,
}: Pick<Notification, 'notificationType' | 'displayOn'>): Instant | null =>
  notificationType === 'OPPT' ? displayOn : null

/**
 * Whether a reminder is pending: until `displayOn` it is in no list and no count, and raises no toast (S-292).
 *
 * @example isPending(reminder, now) // true until its displayOn, false from that moment on
 */
export function isPending(
  alert: Pick<Notification, 'notificationType' | 'displayOn'>,
  now: Instant,
): boolean {
  const due = dueTime(alert)
  return due !== null && epochOf(due) > epochOf(now)
}

/**
 * The moment that an alert shows and is listed by: when it was made, or a reminder was due (S-777).
 *
 * @example alertMoment(reminder) // its displayOn
 */
export const alertMoment = (
  alert: Pick<Notification, 'notificationType' | 'displayOn' | 'createDT'>,
): Instant => dueTime(alert) ?? alert.createDT

/**
 * Whether the menu of a store lists an alert: its own ones and those of no store.
 *
 * @example isListedIn(alert, 'HAR') // false, of an alert of BLR
 */
export const isListedIn = ({ hyperionId }: Pick<Notification, 'hyperionId'>, store: string): boolean =>
  hyperionId === null || hyperionId === store
