import { createHash, randomBytes } from 'node:crypto'
import { shifted, type Instant } from '@retain/domain/calendar/instant'
import type { VlsAccess } from '@retain/domain/vls/vls'
import { vlsListingAddress } from '@retain/domain/vls/vlsAddresses'
import { ApiProblem } from '../../core/apiProblem'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import { secondsOf } from './vlsSeconds'

/** How long a token counts. */
const validSeconds = 15 * 60

/** How many vehicles can be chosen in one visit: as many as fit beside the current vehicle. */
const mostVehicles = 3

/** What is kept of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Opens a visit of an opportunity's store and answers its token. */
export async function openVisit(
  transaction: DatabaseTransaction,
  opptId: string,
  caller: Caller,
  now: Instant,
): Promise<VlsAccess> {
  const { hyperion_id } = await transaction
    .selectFrom('opportunity')
    .select('hyperion_id')
    .where('oppt_id', '=', opptId)
    .executeTakeFirstOrThrow()
  const token = randomBytes(24).toString('base64url')
  const expires_at = shifted(now, validSeconds * 1000)
  await transaction
    .insertInto('vls_visit')
    .values({
      hyperion_id,
      token_hash: hashOf(token),
      oppt_id: opptId,
      user_name: caller.userName,
      full_name: caller.fullName,
      vins: null,
      expires_at,
    })
    .execute()
  return {
    token,
    expiresAt: secondsOf(expires_at),
    expiresIn: validSeconds,
    recievedAt: secondsOf(now),
    url: vlsListingAddress(token),
  }
}

/**
 * The visit of a token.
 *
 * @throws ApiProblem `notFound` for an unknown token and for one that has expired: whoever holds it learns no more.
 */
export async function findVisit(db: Database, token: string, now: Instant) {
  const visit = await db
    .selectFrom('vls_visit')
    .select(['hyperion_id', 'token_hash', 'oppt_id', 'user_name', 'full_name', 'vins', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (visit === undefined) throw new ApiProblem('notFound', 'Your access to the vehicle listing has ended.')
  return visit
}

/** Keeps what was chosen in a visit: vehicles of its store's stock, the last three of them. */
export async function keepChoice(
  transaction: DatabaseTransaction,
  token: string,
  vins: readonly string[],
  now: Instant,
): Promise<readonly string[]> {
  const visit = await findVisit(transaction, token, now)
  const inStock = await transaction
    .selectFrom('stock_vehicle')
    .select('vin')
    .where('hyperion_id', '=', visit.hyperion_id)
    .where('vin', 'in', vins.length === 0 ? [''] : vins)
    .execute()
  const known = new Set(inStock.map(({ vin }) => vin))
  const chosen = [...new Set(vins)].filter((vin) => known.has(vin)).slice(-mostVehicles)
  await transaction
    .updateTable('vls_visit')
    .set({ vins: chosen })
    .where('token_hash', '=', visit.token_hash)
    .execute()
  return chosen
}

/** Deletes visits whose token ended before a moment. */
export async function deleteOldVisits(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('vls_visit').where('expires_at', '<', before).execute()
}
