import type { AuditedChange } from '@retain/domain/audit/auditEntry'
import { auditedMapping } from '@retain/domain/audit/auditedChanges'
import { appendEntries, type AuditAuthor } from '../audit/appendEntries'
import type { Database } from '../db/schema/schema'
import { testNow } from './testApp'

/** Writes an entry of the audit log, of a mapping unless another change is given; answers its number. */
export async function addAuditEntry(
  db: Database,
  change: Partial<AuditedChange> = {},
  author: Partial<AuditAuthor> = {},
): Promise<string> {
  const mapped = auditedMapping('MAKE', [{ mappedItem: 'CHEVY', mappedTo: null }], 'Chevrolet')
  const by = {
    userName: 'alex.romero',
    fullName: 'Alex Romero',
    requestId: 'request-1',
    now: testNow,
    ...author,
  }
  const [sequence = ''] = await db
    .transaction()
    .execute((transaction) => appendEntries(transaction, [{ ...mapped, ...change }], by))
  return sequence
}
