import * as t from 'io-ts'
import { auditPermission } from '@retain/domain/audit/auditAccess'
import type { AuditDetail, AuditEntry, AuditState } from '@retain/domain/audit/auditEntry'
import { auditKinds } from '@retain/domain/audit/auditKinds'
import type { JsonValue } from '@retain/domain/audit/canonicalJson'
import {
  calendarDay,
  hyperionId,
  id,
  instant,
  nullable,
  oneOf,
  pageOf,
  record,
  text,
  textUpTo,
  whole,
} from './kernel/codecs'
import { csvFile } from './kernel/csvFile'
import { endpoint } from './kernel/endpoint'

const entryFields = {
  sequence: id,
  recordedAt: instant,
  userName: text,
  fullName: t.string,
  kind: oneOf(auditKinds, 'kind of entry'),
  hyperionId: nullable(hyperionId),
  storeName: nullable(t.string),
  subject: t.string,
  requestId: t.string,
}

/** An entry of the audit log (domain `AuditEntry`). */
export const auditEntry: t.Type<AuditEntry, unknown> = record(entryFields, 'audit entry')

const json: t.Type<JsonValue, unknown> = t.recursion('JSON', () =>
  t.union([t.string, t.number, t.boolean, t.null, t.readonlyArray(json), t.record(t.string, json)]),
)

const state: t.Type<AuditState, unknown> = t.record(t.string, json)

const auditDetail: t.Type<AuditDetail, unknown> = record(
  {
    ...entryFields,
    before: nullable(state),
    after: nullable(state),
    previousHash: t.string,
    hash: t.string,
    refusals: nullable(whole(1)),
  },
  'audit entry with its states',
)

/** What narrows the log. Days are those of the calendar of the store that `hyperionId` names. */
const narrowing = t.exact(
  t.partial({
    userName: textUpTo(200),
    kind: oneOf(auditKinds, 'kind of entry'),
    storeCode: hyperionId,
    from: calendarDay,
    to: calendarDay,
  }),
)

const ofAdministrators = { base: 'admin', access: { anyOf: [auditPermission] } } as const

/**
 * The entries of the audit log that the caller may read, the newest first: those of the caller's stores and those that tell of more than
 * one; of every store with the permission for global overrides. The total is 10,000 at most, and `meta.capped` is true where more match.
 * Ours (°).
 */
export const searchAuditLog = endpoint({
  ...ofAdministrators,
  name: 'searchAuditLog',
  method: 'POST',
  path: '/audit/search',
  body: t.intersection([record({ hyperionId, pageNumber: whole(1), pageSize: whole(1, 10_000) }), narrowing]),
  output: pageOf(auditEntry),
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'search',
  rows: [],
})

/**
 * What that call finds as a CSV file, in the place of JSON: from the first entry on, at most 100,000, in its order, dates in the offset of
 * the store. `X-Row-Count` says how many entries the file has, `X-Capped: true` that more match. Ours (°).
 */
export const exportAuditLog = endpoint({
  ...ofAdministrators,
  name: 'exportAuditLog',
  method: 'POST',
  path: '/audit/export',
  body: t.intersection([record({ hyperionId }), narrowing]),
  output: csvFile,
  scope: { store: ({ body }) => body.hyperionId },
  answers: 'file',
  kind: 'search',
  rows: [],
})

/** What the log can be narrowed by: everybody who has an entry that the caller may read, and the stores of whose entries the caller may read. Ours (°). */
export const listAuditChoices = endpoint({
  ...ofAdministrators,
  name: 'listAuditChoices',
  method: 'GET',
  path: '/audit/choices',
  output: record({
    people: t.readonlyArray(record({ userName: text, fullName: t.string }, 'person')),
    stores: t.readonlyArray(record({ hyperionId, name: t.string }, 'store')),
  }),
  scope: 'own',
  rows: [],
})

/** An entry with what was changed, before and after, and its place in the chain. Ours (°). */
export const getAuditEntry = endpoint({
  ...ofAdministrators,
  name: 'getAuditEntry',
  method: 'GET',
  path: '/audit/entries/{sequence}',
  params: record({ sequence: id }),
  output: auditDetail,
  scope: 'own',
  handlesNotFound: true,
  rows: [],
})
