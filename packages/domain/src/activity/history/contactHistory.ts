import { startOfDay } from '../../calendar/dayRange'
import { formatDate } from '../../calendar/formats'
import type { Instant } from '../../calendar/instant'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { compareIds } from '../../sorting/sorting'
import type { ActionResultCode } from '../actionCodes'
import { deliveryLabels } from '../email/emailDelivery'
import { isSameOpen } from '../email/emailOpen'
import type { EntryAction } from './contactActionTypes'
import type { ContactType } from './contactTypes'
import type { HistoryEntry } from './historyEntry'

/** The contact history of an opportunity, newest first. */
export type ContactHistory = readonly HistoryEntry[]

/**
 * Puts a new entry on top. What the system records with a contact is of the same moment and stands below it, as the service
 * lists it, whichever of both is heard of first. Of an entry whose id is listed already only the delivery and the opening of
 * its email count; where those are the same, so is the list (O-226, O-227, D-69, D-72). A Do Not Contact clears the phones and addresses of every entry (O-228).
 */
export function addEntry(list: ContactHistory, entry: HistoryEntry): ContactHistory {
  const { contactHistoryId, createDate } = entry
  const listed = list.find((other) => other.contactHistoryId === contactHistoryId)
  if (listed !== undefined)
    return listed.delivery === entry.delivery && isSameOpen(listed.open, entry.open)
      ? list
      : list.with(list.indexOf(listed), { ...listed, delivery: entry.delivery, open: entry.open })
  const isBelow = (other: HistoryEntry) =>
    other.createDate === createDate && compareIds(contactHistoryId, other.contactHistoryId) < 0
  const place = list.findIndex((other) => !isBelow(other))
  const added = list.toSpliced(place < 0 ? list.length : place, 0, entry)
  return entry.contactActionResult === 'OPTOUT' ? added.map(withoutContactInfo) : added
}

const withoutContactInfo = (entry: HistoryEntry): HistoryEntry => ({ ...entry, contactInfo: null })

/** The type of the entries that say that somebody opened the opportunity; all others are contacts. */
export const viewType = 'ViewOpportunity' satisfies ContactType

/** Whether an entry says that somebody opened the opportunity. */
export const isView = ({ contactType }: HistoryEntry): boolean => contactType === viewType

/**
 * When the opportunity was viewed before: the date of the second ViewOpportunity entry, the first being the view that is
 * going on. `null` with fewer than two (O-048, OP-024). It is shown by `formatDateTime`.
 */
export const viewedDate = (list: ContactHistory): Instant | null => list.filter(isView)[1]?.createDate ?? null

/** The entries of one day. */
export interface HistoryDay {
  /** The first moment of the day. */
  readonly day: Instant
  /** "Today", else MM/DD/YYYY. */
  readonly label: string
  readonly entries: ContactHistory
}

/** The history by days of the store's calendar, in the order of the list. */
export function groupByDay(list: ContactHistory, offset: OffsetMinutes, now: Instant): readonly HistoryDay[] {
  const today = startOfDay(now, offset)
  const days = new Map<Instant, HistoryEntry[]>()
  for (const entry of list) {
    const day = startOfDay(entry.createDate, offset)
    const entries = days.get(day)
    if (entries) entries.push(entry)
    else days.set(day, [entry])
  }
  return [...days].map(([day, entries]) => ({
    day,
    label: day === today ? 'Today' : formatDate(day, offset),
    entries,
  }))
}

const typeLabels: Readonly<Record<ContactType, string>> = {
  PlaygroundVinSelected: 'Playground Vin Selected',
  PhoneCall: 'Phone Call',
  Email: 'Email',
  ViewOpportunity: 'View Opportunity',
  LeadSent: 'Lead Sent',
  LeadPending: 'Lead Pending',
  LeadCreated: 'Lead Created',
  LEADNOSALE: 'Lead No Sale',
  Notes: 'Notes',
  VinScanned: 'Vin Scanned',
  Reminder: 'Reminder',
  EmailReceived: 'Email Received',
  Customer: 'Customer',
  FlgOppt: 'Flagged Opportunity',
  CustDeal: 'Customer Deal',
  System: 'System',
  SYS_NLO: 'System No Longer Owns',
  ChangeOwner: 'Change Owner',
}

/**
 * What a contact type is called on the screen (O-224, OP-058).
 *
 * @example contactTypeLabel('FlgOppt') // 'Flagged Opportunity'
 */
export const contactTypeLabel = (type: ContactType): string => typeLabels[type]

const resultLabels: Readonly<Record<ActionResultCode, string>> = {
  CONTACTED: 'Contacted',
  BUSY: 'Busy',
  LEFTMSG: 'Left Message',
  NOMSG: 'No Message',
  BADNUM: 'Bad Numbers',
  INBOUNDCALL: 'Inbound Call',
  EMAILSENT: 'Email Sent',
  NOI: 'Not Interested',
  OPTOUT: 'Do Not Contact',
  NLO: 'No Longer Owns',
  LEADPEND: 'Create a Lead',
  LEADSENT: 'Lead Sent',
  LEADCREATED: 'Lead Created',
  NOTE: 'Note',
  PRINT: 'Print',
}

/** What a result is called on the screen: as the forms call what it comes from (OP-033). */
export const actionResultLabel = (code: ActionResultCode): string => resultLabels[code]

/** Results that the type of the entry says already. */
const saidByType: readonly ActionResultCode[] = ['NOTE', 'LEADPEND', 'LEADSENT', 'LEADCREATED']

/**
 * The result of an entry, as a word beside its type; `null` where there is nothing to add: "Notes", not "Notes, Note".
 * A call that is to become a lead says so, and an email that is not sent (D-69).
 */
export function entryResult({
  contactType,
  contactActionResult,
  delivery,
}: Pick<HistoryEntry, 'contactType' | 'contactActionResult' | 'delivery'>): string | null {
  if (delivery !== null) return deliveryLabels[delivery]
  if (contactActionResult === null) return null
  const isSaid = contactType !== 'PhoneCall' && saidByType.includes(contactActionResult)
  return isSaid ? null : actionResultLabel(contactActionResult)
}

/** What the History tab can be narrowed to. */
export const historyFilters = ['All', 'Calls', 'Emails', 'Leads', 'Notes', 'Reminders'] as const
export type HistoryFilter = (typeof historyFilters)[number]

interface HistoryKinds {
  readonly types: readonly ContactType[]
  readonly actions: readonly EntryAction[]
}

const kinds: Readonly<Record<Exclude<HistoryFilter, 'All'>, HistoryKinds>> = {
  Calls: { types: ['PhoneCall'], actions: ['PHONE', 'IPHONE', 'OPHONE'] },
  Emails: { types: ['Email', 'EmailReceived'], actions: ['EMAIL', 'IEMAIL', 'OEMAIL'] },
  Leads: {
    types: ['LeadPending', 'LeadSent', 'LeadCreated', 'LEADNOSALE'],
    actions: ['LEAD', 'SLEAD', 'CLEAD'],
  },
  Notes: { types: ['Notes'], actions: ['NOTE'] },
  Reminders: { types: ['Reminder'], actions: ['REMCOM'] },
}

/** The entries that a filter shows: those of its contact types, and of its action types (OP-059). */
export function filterHistory(list: ContactHistory, filter: HistoryFilter): ContactHistory {
  if (filter === 'All') return list
  const { types, actions } = kinds[filter]
  return list.filter(
    ({ contactType, contactAction }) =>
      types.includes(contactType) || (contactAction !== null && actions.includes(contactAction)),
  )
}
