import * as t from 'io-ts'
import { actionCodes, actionResultCodes } from '@retain/domain/activity/actionCodes'
import { entryActions } from '@retain/domain/activity/history/contactActionTypes'
import { contactTypes } from '@retain/domain/activity/history/contactTypes'
import type { HistoryEmail, HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { notesLimit } from '@retain/domain/activity/notesLimit'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { id, instant, nullable, oneOf, opptId, record, textUpTo } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const historyEmail: t.Type<HistoryEmail, unknown> = record(
  {
    direction: oneOf(['in', 'out']),
    emailFrom: t.string,
    emailTo: t.string,
    emailSubject: t.string,
    emailBody: t.string,
  },
  'email',
)

/** One entry of the contact history (domain `HistoryEntry`). */
export const historyEntry: t.Type<HistoryEntry, unknown> = record(
  {
    contactHistoryId: id,
    contactType: oneOf(contactTypes, 'contact type'),
    createDate: instant,
    contactActionResult: nullable(oneOf(actionResultCodes, 'action result')),
    notes: nullable(t.string),
    hasNotes: t.boolean,
    contactInfo: nullable(t.string),
    contactAction: nullable(oneOf(entryActions, 'contact action')),
    createdBy: nullable(t.string),
    emailContactDetailId: nullable(id),
    email: nullable(historyEmail),
  },
  'history entry',
)

/** What saving a contact answers (api.md 2.1 Saved). */
export const saved = record(
  {
    contactHistoryId: id,
    createDate: instant,
    statusCode: oneOf(statusCodes, 'status code'),
    entry: historyEntry,
    /** Only after No Longer Owns. */
    opptId: nullable(opptId),
  },
  'saved contact',
)
export type Saved = t.TypeOf<typeof saved>

/** What the Call tab sends. The server judges it by the domain's rules, whatever the form did. */
export const callBody = record(
  {
    opportunityId: opptId,
    /** Ten digits of the phone that was called; `null` where none was. */
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

/** One entry with its notes and its email, first in the list; behind an email the earlier ones of its thread, newest first (D-05). */
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
