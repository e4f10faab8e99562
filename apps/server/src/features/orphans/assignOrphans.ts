import { auditedAssignment } from '@retain/domain/audit/auditedChanges'
import { assignmentStaleText, noColleagueText, type Assignment } from '@retain/domain/orphans/orphan'
import type { Audit } from '../../audit/appendEntries'
import type { CallAuthor } from '../../commands/author'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { heldByAnother } from '../lock/writableOpportunity'
import { findColleagues, selectOrphansForUpdate, type StoredOrphan } from './orphanQueries'
import { writeOwners, type NewOwner } from './writeOwners'

/** Opportunities of a store, each with who gets it. */
export interface WantedAssignments {
  readonly hyperionId: string
  readonly assignments: readonly Assignment[]
}

/**
 * Gives opportunities that nobody owns to people of their store, all of them or none, and keeps who owned them before. Unlike a
 * change of owner nothing is copied: there is nobody whose own record would have to stay.
 *
 * @throws ApiProblem `stale` where one has changed since it was seen, `lockedByUser` where another user holds one, `invalid` for
 *   somebody who does not work in the store, and for an opportunity that is named twice.
 */
export async function assignOrphans(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, assignments }: WantedAssignments,
  author: CallAuthor,
  audit: Audit,
): Promise<{ readonly assignmentId: string; readonly count: number }> {
  const wanted = new Map(assignments.map((one) => [one.opptId, one]))
  if (wanted.size < assignments.length)
    throw new ApiProblem('invalid', 'An opportunity is named twice. Nothing was assigned.')
  const nameOf = await namesOf(transaction, hyperionId, assignments)
  const rows = await selectOrphansForUpdate(transaction, hyperionId, [...wanted.keys()])
  const owners: NewOwner[] = []
  for (const row of rows) {
    const one = wanted.get(row.oppt_id)
    if (one?.rowVersion !== row.row_version) throw new ApiProblem('stale', assignmentStaleText)
    if (row.locked_by_user_name !== null && row.locked_by_user_name !== author.userName)
      throw heldByAnother(row)
    owners.push({
      opptId: row.oppt_id,
      ownerUserName: one.userName,
      opptOwnerName: nameOf.get(one.userName) ?? null,
      isOrphan: false,
      rowVersion: row.row_version + 1,
    })
  }
  if (rows.length < wanted.size) throw new ApiProblem('stale', assignmentStaleText)
  const assignmentId = await keepAssignment(transaction, hyperionId, rows, author)
  await writeOwners(transaction, publish, hyperionId, owners, author)
  audit(auditedAssignment(hyperionId, assignmentId, assignments))
  return { assignmentId, count: owners.length }
}

async function namesOf(
  transaction: DatabaseTransaction,
  hyperionId: string,
  assignments: readonly Assignment[],
): Promise<ReadonlyMap<string, string>> {
  const userNames = [...new Set(assignments.map(({ userName }) => userName))]
  const colleagues = await findColleagues(transaction, hyperionId, userNames)
  if (colleagues.length < userNames.length) throw new ApiProblem('invalid', noColleagueText)
  return new Map(colleagues.map(({ user_name, full_name }) => [user_name, full_name]))
}

async function keepAssignment(
  transaction: DatabaseTransaction,
  hyperionId: string,
  rows: readonly StoredOrphan[],
  { userName, now }: CallAuthor,
): Promise<string> {
  const { assignment_id } = await transaction
    .insertInto('owner_assignment')
    .values({ hyperion_id: hyperionId, assigned_by: userName, assigned_at: now, undone_at: null })
    .returning('assignment_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('owner_assignment_row')
    .values(
      rows.map((row) => ({
        hyperion_id: hyperionId,
        assignment_id,
        oppt_id: row.oppt_id,
        owner_before: row.owner_user_name,
        owner_name_before: row.owner_name,
        was_orphan: row.is_orphan,
        row_version: row.row_version + 1,
      })),
    )
    .execute()
  return assignment_id
}
