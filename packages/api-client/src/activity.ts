import * as t from 'io-ts'
import { actionCodes, actionResultCodes } from '@retain/domain/activity/actionCodes'
import { entryActions } from '@retain/domain/activity/history/contactActionTypes'
import { contactTypes } from '@retain/domain/activity/history/contactTypes'
import type { EventEntry } from '@retain/domain/activity/history/eventEntry'
import { notesLimit } from '@retain/domain/activity/notesLimit'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { historyEntry } from './history-entry'
import { id, instant, nullable, oneOf, opptId, record, textUpTo, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { liveMessages } from './live/message'

/** The fields of a saved contact, of whatever kind. */
export const savedFields = {
  contactHistoryId: id,
  createDate: instant,
  statusCode: oneOf(statusCodes, 'status code'),
  entry: historyEntry,
  /** Only after No Longer Owns. */
  opptId: nullable(opptId),
  /** The version of the opportunity's row after it. */
  rowVersion: whole(1),
  /** What the live channel tells the store of it: whoever saved need not wait for the channel. */
  messages: liveMessages,
}

/** What saving a contact answers (api.md 2.1 Saved). */
export const saved = record(savedFields, 'saved contact')
export type Saved = t.TypeOf<typeof saved>

/** What the Call tab sends. The server validates it by the domain's rules again. */
export const callBody = record(
  {
    opportunityId: opptId,
    /** Ten digits of the phone that was called, x and its extension behind them where it has one; `null` where none was. */
    contactInfo: nullable(t.string),
    notes: textUpTo(notesLimit),
    dayPhoneNumberIsBad: t.boolean,
    evePhoneNumberIsBad: t.boolean,
    cellPhoneNumberIsBad: t.boolean,
    action: oneOf(actionCodes, 'action code'),
    actionResult: oneOf(actionResultCodes, 'action result'),
    reason: nullable(t.string),
  },
  'call',
)
export type CallBody = t.TypeOf<typeof callBody>

/** Saves a call with the customer. */
export const logCall = endpoint({
  name: 'logCall',
  base: 'opportunity',
  method: 'POST',
  path: '/call',
  body: callBody,
  output: saved,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opportunityId },
  isIdempotent: true,
  handlesNotFound: true,
  rows: ['O-442'],
})

/** What the Notes tab sends. */
export const noteBody = record(
  {
    opportunityId: opptId,
    /** HTML; the server stores what the allow-list leaves of it. */
    notes: textUpTo(notesLimit),
    action: oneOf(actionCodes, 'action code'),
    actionResult: oneOf(actionResultCodes, 'action result'),
  },
  'note',
)
export type NoteBody = t.TypeOf<typeof noteBody>

/** Saves a note about the customer. */
export const saveNote = endpoint({
  name: 'saveNote',
  base: 'opportunity',
  method: 'POST',
  path: '/note',
  body: noteBody,
  output: saved,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opportunityId },
  isIdempotent: true,
  handlesNotFound: true,
  rows: ['O-448'],
})

const eventBody: t.Type<EventEntry, unknown> = record(
  {
    opptId,
    notes: textUpTo(notesLimit),
    contactType: oneOf(contactTypes, 'contact type'),
    contactAction: nullable(oneOf(entryActions, 'contact action')),
  },
  'event',
)

/**
 * Records what has no form of its own: a vehicle chosen for the playground, a print of it, and a lead closed without sale
 * (domain `eventEntries`). A print needs its permission (403), the end of a lead one that is under way (409 `notPending`).
 */
export const saveContactHistory = endpoint({
  name: 'saveContactHistory',
  base: 'opportunity',
  method: 'POST',
  path: '/contact-history',
  body: eventBody,
  output: saved,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opptId },
  isIdempotent: true,
  handlesNotFound: true,
  rows: ['O-449', 'OP-061', 'OP-089'],
})

/**
 * One entry with its notes and its email, first in the list; behind an email the earlier ones of its thread, newest
 * first (D-05).
 */
export const getContactHistoryEntry = endpoint({
  name: 'getContactHistoryEntry',
  base: 'opportunity',
  method: 'GET',
  path: '/contact-history/{contactHistoryId}',
  params: record({ contactHistoryId: id }),
  output: t.readonlyArray(historyEntry),
  access: { anyOf: [generalAccess] },
  scope: { contactHistory: ({ params }) => params.contactHistoryId },
  handlesNotFound: true,
  rows: ['O-450'],
})
