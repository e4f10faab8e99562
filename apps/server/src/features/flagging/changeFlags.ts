import { sql } from 'kysely'
import type { Instant } from '@retain/domain/calendar/instant'
import { managerFlagAlert, managerFlagMessage, notifiesOfFlag } from '@retain/domain/flagging/managerFlag'
import type { Associate, Flaggable } from '@retain/domain/flagging/associate'
import { storeTag } from '@retain/domain/live/tags'
import { joinList } from '@retain/domain/text/commaList'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import type { Caller } from '../../identity/caller'
import { notify, type NewAlert } from '../alerts/notify'
import type { OpportunityKey } from '../lock/opportunityKey'
import { findAssociates, findFlagged, type FlaggedAssociate } from './flagQueries'

/** Whose flag is to be set or removed. */
export interface FlagChange {
  readonly userName: string
  readonly isFlagged: boolean
}

/** Reads out of a request whose flags it is about, among the people that it may name. */
export type ReadFlagChanges = (people: readonly Associate[]) => readonly FlagChange[]

/**
 * Sets and removes flags of an opportunity, and tells the store once when any of them changed. Neither lock nor status
 * stands against it (api.md 1.2). A manager's flag of somebody else is told to that person (O-257, D-11).
 *
 * The associates of the store may be named, everybody for whom it is flagged already, and the caller.
 *
 * @returns for whom it is flagged then.
 * @throws ApiProblem `invalid` when the opportunity is of another store than said, and what `readChanges` throws.
 */
export async function changeFlags(
  transaction: DatabaseTransaction,
  publish: Publish,
  flaggable: Flaggable,
  readChanges: ReadFlagChanges,
  caller: Caller,
  now: Instant,
): Promise<{ readonly flaggedAssociates: readonly Associate[] }> {
  const row = await selectOpportunityForUpdate(transaction, flaggable)
  const before = await findFlagged(transaction, flaggable)
  const people = distinct([
    ...(await findAssociates(transaction, flaggable.hyperionId)),
    ...before,
    callerAsAssociate(caller),
  ])
  const wasFlagged = (userName: string) => before.some((associate) => associate.userName === userName)
  const changes = readChanges(people).filter((change) => change.isFlagged !== wasFlagged(change.userName))
  if (changes.length === 0) return { flaggedAssociates: before.map(withoutFullName) }

  const { hyperionId, opptId } = flaggable
  const key = { hyperion_id: hyperionId, oppt_id: opptId }
  const alerts: NewAlert[] = []
  for (const { userName, isFlagged } of changes) {
    if (isFlagged)
      await transaction
        .insertInto('opportunity_flag')
        .values({ ...key, user_name: userName, flagged_by: caller.userName, flagged_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await transaction
        .deleteFrom('opportunity_flag')
        .where('hyperion_id', '=', hyperionId)
        .where('oppt_id', '=', opptId)
        .where('user_name', '=', userName)
        .execute()
    if (notifiesOfFlag(caller, { userName, isFlagged, wasFlagged: wasFlagged(userName) }))
      alerts.push({
        ...flaggable,
        userName,
        type: managerFlagAlert,
        displayName: caller.fullName,
        message: managerFlagMessage,
        customerName: row.full_name ?? row.customer_name,
      })
  }
  await notify(transaction, publish, alerts, now)
  const { row_version: rowVersion } = await transaction
    .updateTable('opportunity')
    .set({ row_version: sql`row_version + 1` })
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .returning('row_version')
    .executeTakeFirstOrThrow()
  const flagged = await findFlagged(transaction, flaggable)
  publish(storeTag(hyperionId), {
    type: 'OPPT_FLAG',
    payload: {
      ...{ opptId, hyperionId, rowVersion },
      flaggedUser: flagged.length === 0 ? null : joinList(flagged.map(({ fullName }) => fullName)),
      flaggedUserNames: flagged.map(({ userName }) => userName),
    },
  })
  return { flaggedAssociates: flagged.map(withoutFullName) }
}

/**
 * The customer of an opportunity, which nobody else changes until the transaction ends.
 *
 * @throws ApiProblem `invalid` when it is of another store than said.
 */
export async function selectOpportunityForUpdate(
  transaction: DatabaseTransaction,
  { hyperionId, opptId }: OpportunityKey,
) {
  const row = await transaction
    .selectFrom('opportunity')
    .select(['customer_name', 'full_name'])
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .forUpdate()
    .executeTakeFirst()
  if (row !== undefined) return row
  const message = 'The opportunity does not belong to this store.'
  throw new ApiProblem('invalid', message, [{ field: 'hyperionId', code: 'invalid', message }])
}

const callerAsAssociate = ({ userName, givenName, familyName, email }: Caller): Associate => ({
  userName,
  givenName: givenName ?? '',
  familyName: familyName ?? '',
  email: email ?? '',
  isFlagged: false,
})

/** Everybody once, as they stand last. */
const distinct = (people: readonly Associate[]): readonly Associate[] => [
  ...new Map(people.map((person) => [person.userName, person])).values(),
]

const withoutFullName = ({ fullName: _fullName, ...associate }: FlaggedAssociate): Associate => associate
