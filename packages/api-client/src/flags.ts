import * as t from 'io-ts'
import type { Associate, FlagRequest } from '@retain/domain/flagging/associate'
import type { FlagBatch } from '@retain/domain/flagging/flagPanel'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { hyperionId, opptId, record, text, textUpTo } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** Names and addresses of people (api.md 1.2, sizes). */
const name = textUpTo(100)

/** Somebody who works at a store, and whether an opportunity is flagged for them (domain `Associate`). */
export const associate: t.Type<Associate, unknown> = record(
  {
    userName: text,
    givenName: t.string,
    familyName: t.string,
    email: t.string,
    isFlagged: t.boolean,
  },
  'associate',
)

const flaggedAssociates = record({ flaggedAssociates: t.readonlyArray(associate) }, 'flagged associates')

const flagBody: t.Type<FlagRequest, unknown> = record(
  { opptId, hyperionId, lastName: name, firstName: name, email: name, isFlagged: t.boolean },
  'flag',
)

/**
 * Sets or removes the flag of one person: the signed-in user's own, or a single one of somebody else (OP-069). It answers
 * for whom the opportunity is flagged then. Whoever is no associate of the store, or cannot be told from another, is
 * refused (400, field `email`).
 */
export const setFlag = endpoint({
  name: 'setFlag',
  base: 'opportunity',
  method: 'POST',
  path: '/activity/opportunity-flagged',
  body: flagBody,
  output: flaggedAssociates,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opptId },
  handlesNotFound: true,
  rows: ['O-247', 'O-455', 'O-489', 'OP-070'],
})

/** For whom an opportunity is flagged, the first flag first. */
export const listFlaggedAssociates = endpoint({
  name: 'listFlaggedAssociates',
  base: 'opportunity',
  method: 'GET',
  path: '/activity/opportunity-flagged-associate',
  query: record({ oppId: opptId }),
  output: t.readonlyArray(associate),
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ query }) => query.oppId },
  handlesNotFound: true,
  rows: ['O-456', 'O-489', 'OP-070'],
})

/** The opportunities that are flagged for the caller, in the stores that are open to them; the newest flag first. */
export const listMyFlaggedOpportunities = endpoint({
  name: 'listMyFlaggedOpportunities',
  base: 'opportunity',
  method: 'GET',
  path: '/activity/associate-flagged-opportunity',
  output: t.readonlyArray(record({ opptId, hyperionId, customerName: t.string }, 'flagged opportunity')),
  access: { anyOf: [generalAccess] },
  scope: 'own',
  handlesNotFound: true,
  rows: ['O-489', 'OP-070'],
})

/** Everybody who works at a store, by name. `isFlagged` is false of everybody: the list is about no opportunity. */
export const listAssociates = endpoint({
  name: 'listAssociates',
  base: 'opportunity',
  method: 'GET',
  path: '/associates',
  query: record({ hyperionId }),
  output: t.readonlyArray(associate),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ query }) => query.hyperionId },
  handlesNotFound: true,
  rows: ['O-457', 'OP-136'],
})

/** Whose flags a batch sets and removes. */
export const flagChanges = t.readonlyArray(
  record({ userName: text, email: name, firstName: name, lastName: name, isFlagged: t.boolean }),
)

const flagBatch: t.Type<FlagBatch, unknown> = record({ opptId, hyperionId, associates: flagChanges }, 'flags')

/**
 * Sets and removes several flags of an opportunity at once, all or none, and answers for whom it is flagged then (OP-069).
 * Somebody who is no associate of the store is refused (400, field `associates.{place}.userName`).
 */
export const updateAssociates = endpoint({
  name: 'updateAssociates',
  base: 'opportunity',
  method: 'PUT',
  path: '/associate',
  body: flagBatch,
  output: flaggedAssociates,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opptId },
  handlesNotFound: true,
  rows: ['O-454', 'OP-069', 'OP-136'],
})
