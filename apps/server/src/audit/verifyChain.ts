import {
  checkEnd,
  checkLink,
  emptyChain,
  type ChainFault,
  type ChainHead,
} from '@retain/domain/audit/auditChain'
import type { AuditState, ChainedChange } from '@retain/domain/audit/auditEntry'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Selectable } from 'kysely'
import type { AuditEntryTable } from '../db/schema/auditTables'
import type { Database } from '../db/schema/schema'
import { auditHash } from './appendEntries'

/** What was read of a chain. */
export interface ReadChain {
  /** How many entries were found to be good. */
  readonly count: number
  readonly first: Instant | null
  readonly last: Instant | null
  /** The last good entry: whoever notes it can prove later that everything up to it is untouched. */
  readonly head: ChainHead
  /** The first broken place; `null` for none. */
  readonly fault: ChainFault | null
}

/** Entries that are read at once. */
const batchSize = 1_000

/** An entry as it was hashed, of its row. */
export const chainedEntry = (
  row: Selectable<AuditEntryTable>,
): ChainedChange & { readonly hash: string } => ({
  sequence: row.sequence,
  previousHash: row.previous_hash,
  recordedAt: row.recorded_at,
  userName: row.user_name,
  fullName: row.full_name,
  kind: row.kind,
  hyperionId: row.hyperion_id,
  subject: row.subject,
  // Only `appendEntries` writes these columns.
  before: row.state_before as AuditState | null,
  after: row.state_after as AuditState | null,
  requestId: row.request_id,
  hash: row.hash,
})

/**
 * Reads the whole audit log, a batch at a time, and checks that nobody has changed, removed, added or moved an entry since it was
 * written. Entries that are written meanwhile are checked too.
 *
 * @param known the end of the chain as somebody noted it earlier: an entry that differs from it was changed since.
 * @example (await verifyChain(db)).fault // null
 */
export async function verifyChain(db: Database, known?: ChainHead): Promise<ReadChain> {
  let read: ReadChain = { count: 0, first: null, last: null, head: emptyChain, fault: null }
  for (;;) {
    // Read before the entries: whatever it names is there by then, however much is written meanwhile.
    const kept = await keptHead(db)
    const rows = await readAfter(db, read.head.sequence)
    for (const row of rows) {
      const entry = chainedEntry(row)
      const fault = checkLink(read.head, entry, auditHash) ?? differsFrom(known, entry)
      if (fault !== null) return { ...read, fault }
      const { sequence, hash, recordedAt } = entry
      read = {
        count: read.count + 1,
        first: read.first ?? recordedAt,
        last: recordedAt,
        head: { sequence, hash },
        fault: null,
      }
    }
    if (rows.length === 0) return { ...read, fault: checkEnd(read.head, kept) ?? isCutOff(known, read.head) }
  }
}

const keptHead = (db: Database): Promise<ChainHead> =>
  db.selectFrom('audit_head').select(['sequence', 'hash']).executeTakeFirstOrThrow()

const readAfter = (db: Database, sequence: string) =>
  db
    .selectFrom('audit_entry')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(batchSize)
    .execute()

const differsFrom = (known: ChainHead | undefined, { sequence, hash }: ChainHead): ChainFault | null =>
  known !== undefined && known.sequence === sequence && known.hash !== hash
    ? { kind: 'changed', sequence }
    : null

const isCutOff = (known: ChainHead | undefined, { sequence }: ChainHead): ChainFault | null =>
  known !== undefined && BigInt(known.sequence) > BigInt(sequence)
    ? { kind: 'missing', sequence: known.sequence }
    : null
