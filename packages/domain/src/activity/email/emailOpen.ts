import { formatDateTime } from '../../calendar/formats'
import { epochOf, type Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { OpenClass } from './imageLoad'

/** What is known of the opening of an email that was sent with a picture. */
export interface EmailOpen {
  readonly openClass: OpenClass
  /** When its picture was first loaded by one of that class; `null` while nobody has loaded it. */
  readonly openedAt: Instant | null
  /** Whole seconds between the mail server's acceptance and that; `null` where either is not known. */
  readonly secondsAfterDelivery: number | null
}

/** An email whose picture nobody has loaded, which says nothing: many mail programs load none. */
export const notLoaded: EmailOpen = { openClass: 'unknown', openedAt: null, secondsAfterDelivery: null }

/** An opening by a class at a moment. */
export const openAt = (openClass: OpenClass, openedAt: Instant, deliveredAt: Instant | null): EmailOpen => ({
  openClass,
  openedAt,
  secondsAfterDelivery:
    deliveredAt === null ? null : Math.max(0, Math.floor((epochOf(openedAt) - epochOf(deliveredAt)) / 1000)),
})

/** Whether the same is known twice. */
export const isSameOpen = (one: EmailOpen | null, other: EmailOpen | null): boolean =>
  one?.openClass === other?.openClass && one?.openedAt === other?.openedAt

/** How much an opening says of the customer: a person's says most, and nothing is said where nobody loaded anything. */
const weight = ({ openClass, openedAt }: EmailOpen): number =>
  openedAt === null ? 0 : { unknown: 1, machine: 2, person: 3 }[openClass]

/**
 * What is known after one more opening: the first of those that say most, so that a repeated one changes nothing.
 *
 * @example afterOpen(notLoaded, openAt('person', now, null)).openClass // 'person'
 */
export const afterOpen = (known: EmailOpen, open: EmailOpen): EmailOpen =>
  weight(open) > weight(known) ? open : known

/** Within this time a machine is told by the seconds, which say that nobody can have read anything. */
const longestInSeconds = 60

/**
 * The opening in words, at the store's time. A machine that was not there at once need not be a scanner: proxies of mail
 * services load pictures when they like to.
 *
 * @example emailOpenText(notLoaded, offset) // 'Unknown · images were not loaded'
 */
export function emailOpenText(
  { openClass, openedAt, secondsAfterDelivery: seconds }: EmailOpen,
  offset: OffsetMinutes,
): string {
  if (openedAt === null) return 'Unknown · images were not loaded'
  const at = formatDateTime(openedAt, offset)
  switch (openClass) {
    case 'person':
      return `Opened by a person · ${at}`
    case 'machine':
      return seconds !== null && seconds <= longestInSeconds
        ? `Opened by a mail scanner · ${seconds} ${seconds === 1 ? 'second' : 'seconds'} after delivery`
        : `Opened by a mail service · ${at}`
    case 'unknown':
      return `Unknown · images were loaded ${at}`
  }
}
