import { storeTag } from '@retain/domain/live/tags'
import { canBecomeOwner, replacedStatus } from '@retain/domain/opportunity/ownerChange'
import { sortKey } from '@retain/domain/text/sortKey'
import { enteredStatus } from '@retain/domain/work-log/rows/contactedRow'
import { ApiProblem } from '../../core/apiProblem'
import type { Clock } from '../../core/clock'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { statusColumns } from '../history/recordContact'
import { lockRowsForUpdate, releaseLock } from '../lock/opportunityLock'
import { selectForWriting, type WritableOpportunity } from '../lock/writableOpportunity'
import { copyOpportunity, moveToCopy } from './copyOpportunity'

/** What an owner change needs of the call that asks for it. */
interface Request {
  readonly body: { readonly opptId: string }
  readonly caller: Caller
  readonly clock: Clock
}

/**
 * Makes the caller the owner of a copy of an opportunity with all that belongs to it, and answers the copy's id. The old one
 * becomes a duplicate and leaves every list (O-272, OP-071, D-19).
 *
 * @throws ApiProblem `notFound`, `lockedByStatus`, `lockedByUser`; `invalid` where the caller owns it already.
 */
export async function changeOwner(
  transaction: DatabaseTransaction,
  publish: Publish,
  { body, caller, clock }: Request,
): Promise<{ readonly opptId: string }> {
  await freeOwnLock(transaction, publish, body.opptId, caller.userName)
  const old = await selectForWriting(transaction, body.opptId, caller.userName)
  const owned = { statusCode: old.status_code, ownerUserName: old.owner_user_name }
  if (!canBecomeOwner(owned, caller.userName))
    throw new ApiProblem('invalid', 'You are the owner of the opportunity already.')

  const opptId = await copyOpportunity(transaction, old, {
    owner_user_name: caller.userName,
    owner_name: caller.fullName,
    owner_name_sort: sortKey(caller.fullName),
    is_orphan: false,
  })
  await moveToCopy(transaction, old, opptId)
  await transaction
    .insertInto('contact_history')
    .values({
      hyperion_id: old.hyperion_id,
      oppt_id: opptId,
      contact_type: 'ChangeOwner',
      created_by: caller.userName,
      created_at: clock(),
    })
    .execute()
  await endAsDuplicate(transaction, publish, old, opptId)
  return { opptId }
}

/** The caller's own lock ends with the old opportunity. All of the customer's rows are selected first: nobody deadlocks. */
async function freeOwnLock(
  transaction: DatabaseTransaction,
  publish: Publish,
  opptId: string,
  userName: string,
): Promise<void> {
  const { hyperion_id } = await transaction
    .selectFrom('opportunity')
    .select('hyperion_id')
    .where('oppt_id', '=', opptId)
    .executeTakeFirstOrThrow(() => new ApiProblem('notFound', 'There is no such opportunity.'))
  const held = await lockRowsForUpdate(transaction, { hyperionId: hyperion_id, opptId })
  if (held?.row.locked_by_user_name === userName) await releaseLock(transaction, publish, held)
}

/** The old opportunity becomes a duplicate, and the store is told which one stands in its place. */
async function endAsDuplicate(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperion_id, oppt_id, row_version }: WritableOpportunity,
  replacedBy: string,
): Promise<void> {
  const rowVersion = row_version + 1
  const status = enteredStatus(replacedStatus)
  await transaction
    .updateTable('opportunity')
    .set({ ...statusColumns(status), row_version: rowVersion })
    .where('hyperion_id', '=', hyperion_id)
    .where('oppt_id', '=', oppt_id)
    .execute()
  const of = { opptId: oppt_id, hyperionId: hyperion_id }
  const tag = storeTag(hyperion_id)
  publish(tag, { type: 'OPPT_STATUS', payload: { ...of, ...status, rowVersion } })
  publish(tag, { type: 'OPPT_REMOVED', payload: { ...of, replacedBy } })
}
