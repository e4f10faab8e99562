import type { AuditDetail, AuditEntry, AuditState } from '@retain/domain/audit/auditEntry'
import type { findEntry, StoredEntry } from './auditQueries'

/** An entry in the words of the contract. */
export const presentEntry = (row: StoredEntry): AuditEntry => ({
  sequence: row.sequence,
  recordedAt: row.recorded_at,
  userName: row.user_name,
  fullName: row.full_name,
  kind: row.kind,
  hyperionId: row.hyperion_id,
  storeName: row.store_name,
  subject: row.subject,
  requestId: row.request_id,
})

type StoredDetail = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** An entry with its states, in the words of the contract. */
export const presentDetail = (row: StoredDetail): AuditDetail => ({
  ...presentEntry(row),
  // Only `appendEntries` writes these columns.
  before: row.state_before as AuditState | null,
  after: row.state_after as AuditState | null,
  previousHash: row.previous_hash,
  hash: row.hash,
  refusals: row.refusals,
})
