import { formatDate, formatMonthDay } from '../../calendar/formats'
import type { Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { ActionResultCode } from '../actionCodes'
import type { ContactHistory } from './contactHistory'
import type { HistoryEntry } from './historyEntry'

/** What a contact was: they spoke, a call reached nobody, an email went out, one came in. */
export type LastContactKind = 'spoke' | 'called' | 'emailed' | 'answered'

/** The contact that whoever calls next should know of. */
export interface LastContact {
  readonly kind: LastContactKind
  readonly entry: HistoryEntry
}

/** Calls by which nobody was spoken with, and what they came to. */
const unanswered: Readonly<Partial<Record<ActionResultCode, string>>> = {
  BUSY: ', line busy',
  NOMSG: ', no message left',
  BADNUM: ', bad numbers',
}

/** A call came to something, or a note says that there was contact. */
const isSpoken = ({ contactType, contactActionResult: result }: HistoryEntry): boolean =>
  contactType === 'PhoneCall'
    ? result !== null && result !== 'LEFTMSG' && unanswered[result] === undefined
    : contactType === 'Notes' && result === 'CONTACTED'

function kindOf(entry: HistoryEntry): LastContactKind | null {
  if (isSpoken(entry)) return 'spoke'
  if (entry.contactType === 'PhoneCall') return 'called'
  if (entry.contactType === 'EmailReceived') return 'answered'
  // An email that is still being sent, or was given up, has reached nobody.
  return entry.contactType === 'Email' && entry.delivery === null ? 'emailed' : null
}

/**
 * The last time that somebody spoke with the customer; where nobody has, the last call or email of either side. `null` where
 * there was no contact: views, reminders and notes without contact are none.
 *
 * @param history newest first.
 * @example lastContact(history)?.kind // 'spoke'
 */
export function lastContact(history: ContactHistory): LastContact | null {
  const contacts = history.flatMap((entry) => {
    const kind = kindOf(entry)
    return kind === null ? [] : [{ kind, entry }]
  })
  return contacts.find(({ kind }) => kind === 'spoke') ?? contacts[0] ?? null
}

const by = (name: string | null): string => (name === null ? '' : ` by ${name}`)

const texts: Readonly<Record<LastContactKind, (on: string, entry: HistoryEntry) => string>> = {
  spoke: (on, { createdBy }) => `Last spoke ${on}${createdBy === null ? '' : ` with ${createdBy}`}`,
  called: (on, { createdBy, contactActionResult: result }) =>
    result === 'LEFTMSG'
      ? `Message left ${on}${by(createdBy)}`
      : `Last called ${on}${by(createdBy)}${result === null ? '' : (unanswered[result] ?? '')}`,
  emailed: (on, { createdBy }) => `Last emailed ${on}${by(createdBy)}`,
  answered: (on) => `The customer wrote ${on}`,
}

/**
 * A contact in words: what it was, when by the calendar of the store, and with or by whom. The year is left out of a day of this
 * year.
 *
 * @example lastContactText(contact, offset, now) // 'Last spoke 11/18 with Jordan Mills'
 */
export function lastContactText({ kind, entry }: LastContact, offset: OffsetMinutes, now: Instant): string {
  const day = formatDate(entry.createDate, offset)
  const isOfThisYear = day.slice(-4) === formatDate(now, offset).slice(-4)
  return texts[kind](isOfThisYear ? formatMonthDay(entry.createDate, offset) : day, entry)
}

/** What is said where nobody has called or written yet. */
export const noContactText = 'Nobody has spoken with this customer yet.'
