import { storeTag } from '@retain/domain/live/tags'
import { sortKey } from '@retain/domain/text/sortKey'
import type { CallAuthor } from '../../commands/author'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { valueRows } from '../../db/valueRows'
import type { Publish } from '../../outbox/transact'

/** Whose an opportunity is from now on. */
export interface NewOwner {
  readonly opptId: string
  readonly ownerUserName: string | null
  readonly opptOwnerName: string | null
  readonly isOrphan: boolean
  /** The version of the row after it. */
  readonly rowVersion: number
}

const types = {
  oppt_id: 'bigint',
  owner_user_name: 'text',
  owner_name: 'text',
  owner_name_sort: 'text',
  is_orphan: 'boolean',
  row_version: 'integer',
} as const

/** Gives opportunities of a store to their owners, with an entry in the history of each, and tells the store of it. */
export async function writeOwners(
  transaction: DatabaseTransaction,
  publish: Publish,
  hyperionId: string,
  owners: readonly NewOwner[],
  { userName, now }: CallAuthor,
): Promise<void> {
  if (owners.length === 0) return
  const values = owners.map(({ opptId, ownerUserName, opptOwnerName, isOrphan, rowVersion }) => ({
    oppt_id: opptId,
    owner_user_name: ownerUserName,
    owner_name: opptOwnerName,
    owner_name_sort: opptOwnerName === null ? null : sortKey(opptOwnerName),
    is_orphan: isOrphan,
    row_version: rowVersion,
  }))
  await transaction
    .updateTable('opportunity as o')
    .from(valueRows(types, values))
    .set((eb) => ({
      owner_user_name: eb.ref('v.owner_user_name'),
      owner_name: eb.ref('v.owner_name'),
      owner_name_sort: eb.ref('v.owner_name_sort'),
      is_orphan: eb.ref('v.is_orphan'),
      row_version: eb.ref('v.row_version'),
    }))
    .where('o.hyperion_id', '=', hyperionId)
    .whereRef('o.oppt_id', '=', 'v.oppt_id')
    .execute()
  await transaction
    .insertInto('contact_history')
    .values(
      owners.map(({ opptId }) => ({
        hyperion_id: hyperionId,
        oppt_id: opptId,
        contact_type: 'ChangeOwner' as const,
        created_by: userName,
        created_at: now,
      })),
    )
    .execute()
  for (const owner of owners)
    publish(storeTag(hyperionId), { type: 'OPPT_OWNER', payload: { ...owner, hyperionId } })
}
