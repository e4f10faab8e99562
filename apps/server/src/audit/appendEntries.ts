import { createHash } from 'node:crypto'
import { canonicalEntry, type ChainHead } from '@retain/domain/audit/auditChain'
import type { AuditedChange, ChainedChange } from '@retain/domain/audit/auditEntry'
import { canonicalJson } from '@retain/domain/audit/canonicalJson'
import type { Instant } from '@retain/domain/calendar/instant'
import type { DatabaseTransaction } from '../db/schema/schema'

/** Tells an administrative change. It becomes an entry of the audit log when the command that makes it is kept. */
export type Audit = (change: AuditedChange) => void

/** Who makes the changes of one call, by which request, and when. */
export interface AuditAuthor {
  readonly userName: string
  readonly fullName: string
  readonly requestId: string
  readonly now: Instant
}

/** The hash of the text of an entry, in hexadecimal digits. */
export const auditHash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Rows that one statement writes: it has a parameter for each of their columns. */
const mostRows = 1_000

/**
 * Writes entries behind the last one of the audit log, as part of the transaction that makes the changes. Writers go one after the
 * other: from here to the end of its transaction this one holds the end of the chain, so it is called last.
 *
 * @returns the sequence numbers of the entries, in the order of the changes.
 * @example await appendEntries(transaction, [auditedHelpLink({ before: link, after: null })], author)
 */
export async function appendEntries(
  transaction: DatabaseTransaction,
  changes: readonly AuditedChange[],
  author: AuditAuthor,
): Promise<readonly string[]> {
  if (changes.length === 0) return []
  await namePerson(transaction, author)
  let head: ChainHead = await transaction
    .selectFrom('audit_head')
    .select(['sequence', 'hash'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  const rows = changes.map((change) => {
    const entry = chained(head, change, author)
    const hash = auditHash(canonicalEntry(entry))
    head = { sequence: entry.sequence, hash }
    return columnsOf(entry, hash)
  })
  for (let from = 0; from < rows.length; from += mostRows)
    await transaction
      .insertInto('audit_entry')
      .values(rows.slice(from, from + mostRows))
      .execute()
  await transaction.updateTable('audit_head').set(head).execute()
  return rows.map(({ sequence }) => sequence)
}

const chained = (
  { sequence, hash }: ChainHead,
  { kind, hyperionId, subject, before, after }: AuditedChange,
  { userName, fullName, requestId, now }: AuditAuthor,
): ChainedChange => ({
  sequence: String(BigInt(sequence) + 1n),
  previousHash: hash,
  recordedAt: now,
  userName,
  fullName,
  kind,
  hyperionId,
  subject,
  before,
  after,
  requestId,
})

const columnsOf = (entry: ChainedChange, hash: string) => ({
  sequence: entry.sequence,
  recorded_at: entry.recordedAt,
  user_name: entry.userName,
  full_name: entry.fullName,
  kind: entry.kind,
  hyperion_id: entry.hyperionId,
  subject: entry.subject,
  state_before: entry.before === null ? null : canonicalJson(entry.before),
  state_after: entry.after === null ? null : canonicalJson(entry.after),
  request_id: entry.requestId,
  previous_hash: entry.previousHash,
  hash,
})

async function namePerson(
  transaction: DatabaseTransaction,
  { userName, fullName }: AuditAuthor,
): Promise<void> {
  await transaction
    .insertInto('audit_person')
    .values({ user_name: userName, full_name: fullName })
    .onConflict((conflict) =>
      conflict
        .column('user_name')
        .doUpdateSet({ full_name: fullName })
        .where('audit_person.full_name', '<>', fullName),
    )
    .execute()
}
