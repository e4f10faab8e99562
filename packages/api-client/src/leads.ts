import * as t from 'io-ts'
import { notesLimit } from '@retain/domain/activity/notesLimit'
import { compassPendingNotes, pendingBody } from '@retain/domain/lead/compassFlow'
import { adfWays } from '@retain/domain/lead/adf'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { logTypes } from '@retain/domain/work-log/logTypes'
import { saved } from './activity'
import {
  filledTextUpTo,
  hyperionId,
  instant,
  nullable,
  oneOf,
  opptId,
  record,
  text,
  textUpTo,
} from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { liveMessages } from './live/message'

/** The longest id of a person, a lead or a vehicle in another system. */
const longestId = 100
const foreignId = textUpTo(longestId)
const requiredId = filledTextUpTo(longestId)

const ofOpportunity = {
  base: 'opportunity',
  access: { anyOf: [generalAccess] },
  handlesNotFound: true,
} as const

/**
 * Makes an opportunity pending for compass (O-264 to O-266). Refused (409 `notPending`) where no lead can be started.
 *
 * @example call(setLeadPending, { params: { id: '17' }, query: {}, body: pendingBody, idempotencyKey })
 */
export const setLeadPending = endpoint({
  ...ofOpportunity,
  name: 'setLeadPending',
  method: 'PUT',
  path: '/lead/pending/{id}',
  params: record({ id: opptId }),
  query: t.exact(t.partial({ vin: foreignId })),
  body: record(
    {
      notes: oneOf([compassPendingNotes], 'note of the pending step'),
      action: oneOf([pendingBody.action], 'action code'),
      actionResult: oneOf([pendingBody.actionResult], 'action result'),
    },
    'pending lead',
  ),
  output: saved,
  scope: { opportunity: ({ params }) => params.id },
  isIdempotent: true,
  rows: ['O-264', 'O-265', 'O-266', 'O-462', 'OP-073'],
})

/** What compass answers (domain `CompassAnswer`): a token of a new lead, or the record of one that it knows. */
export const compassAnswer = t.union(
  [
    record({ kind: t.literal('token'), token: text }, 'token'),
    record({ kind: t.literal('record'), record: text }, 'record'),
  ],
  'token or record',
)

/**
 * Submits a pending opportunity to compass, which a repeated call does not do again (O-267). Refused (409 `notPending`) where it
 * is not pending; 502 `leadNotSent` where compass does not answer.
 */
export const submitToCompass = endpoint({
  ...ofOpportunity,
  name: 'submitToCompass',
  method: 'GET',
  path: '/compass/submit',
  query: t.intersection([
    record({ oppId: opptId, source: oneOf(logTypes, 'log') }),
    t.exact(t.partial({ vin: foreignId, userName: foreignId })),
  ]),
  output: compassAnswer,
  scope: { opportunity: ({ query }) => query.oppId },
  kind: 'lead',
  isIdempotent: true,
  rows: ['O-267', 'O-268', 'O-463', 'OP-074', 'D-64', 'D-66'],
})

const leadQuery = record({ leadId: requiredId, oppId: opptId, hyperionId })

const leadStatusFields = {
  leadId: text,
  opptId,
  hyperionId,
  /** In the words of the lead system. */
  status: text,
  statusDate: nullable(instant),
}

/** The status of a lead in compass (O-260, O-466). 502 `leadStatusUnknown` where it cannot be read. */
export const getCompassLeadStatus = endpoint({
  ...ofOpportunity,
  name: 'getCompassLeadStatus',
  method: 'GET',
  path: '/compass/lead-status',
  query: leadQuery,
  output: record(leadStatusFields, 'lead status'),
  scope: { opportunity: ({ query }) => query.oppId },
  rows: ['O-260', 'O-466', 'OP-078', 'D-03'],
})

/** The status of a lead in elead (O-260, O-467). 502 `leadStatusUnknown` where it cannot be read. */
export const getEleadStatus = endpoint({
  ...ofOpportunity,
  name: 'getEleadStatus',
  method: 'GET',
  path: '/elead/status',
  query: leadQuery,
  output: record({ ...leadStatusFields, eleadId: text }, 'elead status'),
  scope: { opportunity: ({ query }) => query.oppId },
  rows: ['O-260', 'O-467', 'OP-078'],
})

/** What sending a lead to elead, or as ADF, answers. */
export const createdLead = record(
  {
    leadId: text,
    /** What the live channel tells the store of it: whoever sent it need not wait for the channel. */
    messages: liveMessages,
  },
  'created lead',
)

/**
 * Submits a lead to elead, and answers the id that it has there; the opportunity is a sent lead then (O-269, OP-075). Refused (409
 * `notPending`) where no lead can be started; 502 `leadNotSent` where elead does not answer, and nothing has changed.
 */
export const createElead = endpoint({
  ...ofOpportunity,
  name: 'createElead',
  method: 'POST',
  path: '/elead/lead',
  body: record(
    {
      opptId,
      hyperionId,
      salespersonId: foreignId,
      vin: nullable(foreignId),
      notes: textUpTo(notesLimit),
    },
    'elead',
  ),
  output: createdLead,
  scope: { opportunity: ({ body }) => body.opptId },
  kind: 'lead',
  isIdempotent: true,
  rows: ['O-269', 'O-464', 'OP-075', 'OP-136'],
})

/** Writes a lead that elead has taken into the contact history (O-271, O-465). A repeated call answers the same entry. */
export const recordEleadHistory = endpoint({
  ...ofOpportunity,
  name: 'recordEleadHistory',
  method: 'POST',
  path: '/elead/contact-history',
  body: record({ eleadId: requiredId, hyperionId, opptId }, 'elead entry'),
  output: saved,
  scope: { opportunity: ({ body }) => body.opptId },
  isIdempotent: true,
  rows: ['O-271', 'O-465', 'OP-076'],
})

/** To whom a store's eleads can be assigned; nobody where the store uses another system (O-468, OP-072). */
export const listEleadSalespersons = endpoint({
  ...ofOpportunity,
  name: 'listEleadSalespersons',
  method: 'GET',
  path: '/elead/salesperson/{hyperionId}',
  params: record({ hyperionId }),
  output: t.readonlyArray(
    record({ salespersonId: text, givenName: t.string, familyName: t.string }, 'elead salesperson'),
  ),
  scope: { store: ({ params }) => params.hyperionId },
  rows: ['O-468', 'OP-072'],
})

/** What a lead as ADF is made of, besides what is on file. */
const adfChoice = { vin: nullable(foreignId), userName: nullable(foreignId) }

/**
 * Sends the lead of an opportunity as ADF 1.0 to the address of its store: it is pending while it is being sent, and a sent lead once
 * the address has accepted it. Refused (409 `notPending`) where no lead can be started; 502 `leadNotSent` where the address does
 * not accept it, and the opportunity stays pending.
 */
export const createAdfLead = endpoint({
  ...ofOpportunity,
  name: 'createAdfLead',
  method: 'POST',
  path: '/adf/lead',
  body: record({ opptId, hyperionId, ...adfChoice }, 'ADF lead'),
  output: createdLead,
  scope: { opportunity: ({ body }) => body.opptId },
  kind: 'lead',
  isIdempotent: true,
  rows: ['D-72'],
})

/** The document that `createAdfLead` would send, and where to; without an address where the store has none. */
export const previewAdfLead = endpoint({
  ...ofOpportunity,
  name: 'previewAdfLead',
  method: 'GET',
  path: '/adf/lead',
  query: t.intersection([
    record({ oppId: opptId }),
    t.exact(t.partial({ vin: foreignId, userName: foreignId })),
  ]),
  output: record(
    { way: nullable(oneOf(adfWays, 'way')), address: nullable(text), document: text },
    'ADF document',
  ),
  scope: { opportunity: ({ query }) => query.oppId },
  rows: ['D-72'],
})
