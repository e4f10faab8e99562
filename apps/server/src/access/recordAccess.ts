import { epochOf, instantFromEpoch, type Instant } from '@retain/domain/calendar/instant'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../core/clock'
import { withoutValues } from '../core/loggedError'
import type { Database } from '../db/schema/schema'
import type { Caller } from '../identity/caller'
import { rememberPerson } from './rememberPerson'

/** Keeps what the token of a caller says, where it is newer than what is known. It never fails: a fault is logged. */
export type RecordAccess = (caller: Caller, log: FastifyBaseLogger) => Promise<void>

/**
 * Makes what keeps who may do what, as the identity server says it: the permissions and stores of the newest token of each person. A
 * token is looked at once in a process.
 *
 * @example const recordAccess = makeRecordAccess(db, clock)
 */
export function makeRecordAccess(db: Database, clock: Clock): RecordAccess {
  const known = new Map<string, Instant>()
  return async (caller, log) => {
    const { userName } = caller
    const seen = known.get(userName)
    const toldAt = timeOf(caller, clock())
    if (seen !== undefined && toldAt <= seen) return
    known.set(userName, toldAt)
    try {
      await keepAccess(db, caller, toldAt)
    } catch (error) {
      known.delete(userName)
      log.error({ err: withoutValues(error) }, 'what a token says could not be kept')
    }
  }
}

/** Tokens that do not say when they were issued count as issued at the last full quarter of an hour. */
const untimedMs = 15 * 60_000

/** When a token was issued; never later than now, whatever the clock of the identity server says. */
function timeOf({ issuedAt }: Caller, now: Instant): Instant {
  const issued =
    issuedAt === null ? Math.floor(epochOf(now) / untimedMs) * untimedMs : Math.floor(issuedAt) * 1000
  return instantFromEpoch(Math.min(issued, epochOf(now)))
}

async function keepAccess(db: Database, caller: Caller, toldAt: Instant): Promise<void> {
  const { userName, roles, stores } = caller
  const storeCodes = [...new Set(stores.map(({ storeCode }) => storeCode))]
  await db.transaction().execute(async (transaction) => {
    await rememberPerson(transaction, caller)
    const newer = await transaction
      .insertInto('person_access')
      .values({ user_name: userName, told_at: toldAt })
      .onConflict((conflict) =>
        conflict
          .column('user_name')
          .doUpdateSet({ told_at: toldAt })
          .where('person_access.told_at', '<', toldAt),
      )
      .returning('user_name')
      .executeTakeFirst()
    if (newer === undefined) return
    await transaction.deleteFrom('person_permission').where('user_name', '=', userName).execute()
    await transaction.deleteFrom('person_store').where('user_name', '=', userName).execute()
    if (roles.length > 0)
      await transaction
        .insertInto('person_permission')
        .values(roles.map((permission) => ({ permission, user_name: userName })))
        .execute()
    if (storeCodes.length > 0)
      await transaction
        .insertInto('person_store')
        .values(storeCodes.map((hyperionId) => ({ hyperion_id: hyperionId, user_name: userName })))
        .execute()
  })
}
