import * as t from 'io-ts'
import {
  mostAssigned,
  type Assignment,
  type Orphan,
  type UndoneAssignment,
} from '@retain/domain/orphans/orphan'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { largestWholePage } from '@retain/domain/paging/pageSize'
import { overridePermissions } from '@retain/domain/session/user/permissions'
import {
  hyperionId,
  id,
  instant,
  listUpTo,
  nullable,
  oneOf,
  opptId,
  pageOf,
  record,
  text,
  whole,
} from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** An opportunity without an owner in its store (domain `Orphan`). */
export const orphan: t.Type<Orphan, unknown> = record(
  {
    opptId,
    hyperionId,
    customerId: id,
    customerName: nullable(t.string),
    makeName: nullable(t.string),
    modelName: nullable(t.string),
    year: nullable(whole()),
    statusCode: oneOf(statusCodes),
    formerOwner: nullable(t.string),
    contactDate: nullable(instant),
    lockedByName: nullable(t.string),
    rowVersion: whole(0),
  },
  'orphan',
)

const assignment: t.Type<Assignment, unknown> = record(
  { opptId, userName: text, rowVersion: whole(0) },
  'assignment',
)

const undone: t.Type<UndoneAssignment, unknown> = record(
  { restored: whole(0), kept: whole(0) },
  'assignment taken back',
)

const ofManagers = {
  base: 'opportunity',
  access: { anyOf: overridePermissions },
  rows: [],
} as const

/**
 * The open opportunities of a store that have no owner, or one who no longer works there: those first that were not contacted for
 * the longest time. Ours (°).
 */
export const listOrphans = endpoint({
  ...ofManagers,
  name: 'listOrphans',
  method: 'POST',
  path: '/orphans/search',
  body: record({ hyperionId, pageNumber: whole(1), pageSize: whole(1, largestWholePage) }),
  output: pageOf(orphan),
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'search',
})

/**
 * Gives opportunities without an owner to people of their store, all of them or none. Refused where one has changed since it was
 * seen or has an owner by now (409 `stale`), is held by another user (409 `lockedByUser`), or where somebody does not work in the
 * store (400). `assignmentId` takes it back. Ours (°).
 */
export const assignOrphans = endpoint({
  ...ofManagers,
  name: 'assignOrphans',
  method: 'POST',
  path: '/orphans/assign',
  body: record({ hyperionId, assignments: listUpTo(mostAssigned, assignment) }),
  output: record({ assignmentId: id, count: whole(0) }),
  scope: { store: ({ body }) => body.hyperionId },
  isIdempotent: true,
})

/**
 * Takes an assignment back: its opportunities have no owner again, or the one who left, but for those that somebody has changed
 * since. One that was taken back already restores none. Assignments can be taken back for 30 days. Ours (°).
 */
export const undoOrphanAssignment = endpoint({
  ...ofManagers,
  name: 'undoOrphanAssignment',
  method: 'POST',
  path: '/orphans/undo',
  body: record({ hyperionId, assignmentId: id }),
  output: undone,
  scope: { store: ({ body }) => body.hyperionId },
  handlesNotFound: true,
})
