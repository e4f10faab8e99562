import { auditedAssignmentUndo } from '@retain/domain/audit/auditedChanges'
import type { UndoneAssignment } from '@retain/domain/orphans/orphan'
import type { Audit } from '../../audit/appendEntries'
import type { CallAuthor } from '../../commands/author'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { writeOwners } from './writeOwners'

/** Names an assignment of a store. */
export interface AssignmentKey {
  readonly hyperionId: string
  readonly assignmentId: string
}

/**
 * Takes an assignment back. An opportunity that somebody has changed since, or holds at present, keeps its owner.
 *
 * @throws ApiProblem `notFound` for none that is kept.
 */
export async function undoAssignment(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, assignmentId }: AssignmentKey,
  author: CallAuthor,
  audit: Audit,
): Promise<UndoneAssignment> {
  const found = await transaction
    .selectFrom('owner_assignment')
    .select('undone_at')
    .where('hyperion_id', '=', hyperionId)
    .where('assignment_id', '=', assignmentId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ApiProblem('notFound', 'There is no such assignment.'))
  const rows = await assignedRows(transaction, { hyperionId, assignmentId })
  if (found.undone_at !== null) return { restored: 0, kept: rows.length }
  const unchanged = rows.filter(
    (row) =>
      row.row_version === row.assigned_version &&
      (row.locked_by_user_name === null || row.locked_by_user_name === author.userName),
  )
  await writeOwners(
    transaction,
    publish,
    hyperionId,
    unchanged.map((row) => ({
      opptId: row.oppt_id,
      ownerUserName: row.owner_before,
      opptOwnerName: row.owner_name_before,
      isOrphan: row.was_orphan,
      rowVersion: row.row_version + 1,
    })),
    author,
  )
  await transaction
    .updateTable('owner_assignment')
    .set({ undone_at: author.now })
    .where('hyperion_id', '=', hyperionId)
    .where('assignment_id', '=', assignmentId)
    .execute()
  const undone = { restored: unchanged.length, kept: rows.length - unchanged.length }
  audit(auditedAssignmentUndo(hyperionId, assignmentId, undone))
  return undone
}

/** The opportunities of an assignment as they are now and were before, held until the transaction ends. */
const assignedRows = (transaction: DatabaseTransaction, { hyperionId, assignmentId }: AssignmentKey) =>
  transaction
    .selectFrom('owner_assignment_row as r')
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.hyperion_id', '=', 'r.hyperion_id').onRef('o.oppt_id', '=', 'r.oppt_id'),
    )
    .select(['o.oppt_id', 'o.row_version', 'o.locked_by_user_name', 'r.row_version as assigned_version'])
    .select(['r.owner_before', 'r.owner_name_before', 'r.was_orphan'])
    .where('r.hyperion_id', '=', hyperionId)
    .where('r.assignment_id', '=', assignmentId)
    .orderBy('o.oppt_id')
    .forUpdate('o')
    .execute()
