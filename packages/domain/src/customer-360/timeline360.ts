import { actionResultCodes } from '../activity/actionCodes'
import { contactTypeLabel, entryResult } from '../activity/history/contactHistory'
import type { ContactType } from '../activity/history/contactTypes'
import { startOfDay } from '../calendar/dayRange'
import { formatDate } from '../calendar/formats'
import type { Instant } from '../calendar/instant'
import type { OffsetMinutes } from '../calendar/storeOffset'
import type { Cents } from '../money/money'

/** What can have happened with a customer. */
export const timelineKinds = ['contact', 'deal', 'repairOrder', 'appraisal', 'view', 'search'] as const

export type TimelineKind = (typeof timelineKinds)[number]

/** Something that happened with a customer in one of the user's stores. */
export interface TimelineEvent {
  readonly eventId: string
  readonly at: Instant
  readonly kind: TimelineKind
  readonly storeName: string | null
  /** The opportunity that it belongs to; `null` for what belongs to none. */
  readonly opptId: string | null
  /** Of a contact what was done; `null` of everything else. */
  readonly contactType: ContactType | null
  /** The vehicle, the number of the repair order, or what was searched for. */
  readonly subject: string | null
  /** How it ended or what state it is in. */
  readonly result: string | null
  readonly author: string | null
  /** `null` where none is known, or may be seen. */
  readonly amount: Cents | null
}

/** A part of the timeline, newest first. */
export interface TimelinePage {
  readonly list: readonly TimelineEvent[]
  /** From where to go on; `null` at its end. */
  readonly after: string | null
}

const kindLabels: Readonly<Record<Exclude<TimelineKind, 'contact'>, string>> = {
  deal: 'Deal signed',
  repairOrder: 'Repair order',
  appraisal: 'Appraisal',
  view: 'Vehicle viewed',
  search: 'Search',
}

/**
 * What an event is called: a contact by what was done, everything else by its kind.
 *
 * @example timelineTitle({ kind: 'repairOrder', contactType: null }) // 'Repair order'
 */
export const timelineTitle = ({ kind, contactType }: Pick<TimelineEvent, 'kind' | 'contactType'>): string =>
  kind === 'contact' ? (contactType === null ? 'Contact' : contactTypeLabel(contactType)) : kindLabels[kind]

/**
 * How an event ended, where its title does not say so already: a contact by the label of its result, everything else by its state.
 *
 * @example timelineResult({ kind: 'contact', contactType: 'PhoneCall', result: 'LEFTMSG' }) // 'Left Message'
 */
export function timelineResult({
  kind,
  contactType,
  result,
}: Pick<TimelineEvent, 'kind' | 'contactType' | 'result'>): string | null {
  if (kind !== 'contact') return result
  const contactActionResult = actionResultCodes.find((code) => code === result)
  return contactType === null || contactActionResult === undefined
    ? null
    : entryResult({ contactType, contactActionResult, delivery: null })
}

/** The events of one day. */
export interface TimelineDay360 {
  readonly day: Instant
  /** "Today", else MM/DD/YYYY. */
  readonly label: string
  readonly events: readonly TimelineEvent[]
}

/**
 * Events by days of the store's calendar, in the order of the list.
 *
 * @example timelineDays(events, offset, now)[0]?.label // 'Today'
 */
export function timelineDays(
  events: readonly TimelineEvent[],
  offset: OffsetMinutes,
  now: Instant,
): readonly TimelineDay360[] {
  const today = startOfDay(now, offset)
  const days = new Map<Instant, TimelineEvent[]>()
  for (const event of events) {
    const day = startOfDay(event.at, offset)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    label: day === today ? 'Today' : formatDate(day, offset),
    events: ofDay,
  }))
}
