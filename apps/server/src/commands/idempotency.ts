import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { Instant } from '@retain/domain/calendar/instant'
import { isLockTimeout } from '../db/databaseError'
import type { Database, DatabaseTransaction } from '../db/schema/schema'
import { ApiProblem } from '../core/apiProblem'
import type { Call } from '../endpoints/mount'

/** Whether a call is the first one with its key, or repeats one that was answered. */
export type Claim<A> = { readonly kind: 'first' } | { readonly kind: 'repeated'; readonly answer: A }

/** The part of a call that its key belongs to. */
type KeyedCall<P, Q, B> = Pick<Call<P, Q, B>, 'caller' | 'idempotencyKey' | 'params' | 'query' | 'body'>

/**
 * Claims the key of a call for the running transaction. A key belongs to its user: two people may use the same. When
 * another transaction has claimed it, the database lets this one wait until that one has ended.
 *
 * @throws ApiProblem `idempotencyReused` when the key came with another request, `inProgress` when the wait is too long.
 */
export async function claimKey<P, Q, B, A>(
  transaction: DatabaseTransaction,
  endpoint: Endpoint<P, Q, B, A>,
  call: KeyedCall<P, Q, B>,
  now: Instant,
): Promise<Claim<A>> {
  const key = keyOf(call)
  const hash = requestHash(endpoint, call)
  const claimed = await transaction
    .insertInto('idempotency_record')
    .values({ ...key, endpoint: endpoint.name, request_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isLockTimeout(error)
        ? new ApiProblem('inProgress', 'The first call with this key is still running.')
        : error
    })
  if (claimed.numInsertedOrUpdatedRows === 1n) return { kind: 'first' }

  const record = await transaction
    .selectFrom('idempotency_record')
    .select(['request_hash', 'answer'])
    .where('user_name', '=', key.user_name)
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow()
  if (record.request_hash !== hash)
    throw new ApiProblem('idempotencyReused', 'The key was used for another request before.')
  const answer = endpoint.output.decode(record.answer)
  if (E.isLeft(answer)) throw new Error(`A kept answer of ${endpoint.name} no longer fits its contract`)
  return { kind: 'repeated', answer: answer.right }
}

/** Stores the answer of the first call with a key. */
export async function keepAnswer<P, Q, B, A>(
  transaction: DatabaseTransaction,
  endpoint: Endpoint<P, Q, B, A>,
  call: KeyedCall<P, Q, B>,
  answer: A,
): Promise<void> {
  const key = keyOf(call)
  await transaction
    .updateTable('idempotency_record')
    .set({ answer: JSON.stringify(endpoint.output.encode(answer)) })
    .where('user_name', '=', key.user_name)
    .where('key', '=', key.key)
    .execute()
}

/** Gives a key free again: what was asked with it came to nothing, and the next call with it is a first one. */
export async function releaseKey(
  transaction: DatabaseTransaction,
  userName: string,
  idempotencyKey: string,
): Promise<void> {
  await transaction
    .deleteFrom('idempotency_record')
    .where('user_name', '=', userName)
    .where('key', '=', idempotencyKey)
    .execute()
}

/** Deletes the keys of calls before a moment; a key that is used again after that counts as new. */
export async function deleteOldKeys(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('idempotency_record').where('created_at', '<', before).execute()
}

function keyOf<P, Q, B>({ caller, idempotencyKey }: KeyedCall<P, Q, B>): { user_name: string; key: string } {
  if (idempotencyKey === null) throw new Error('mount lets no call with flag I through without a key')
  return { user_name: caller.userName, key: idempotencyKey }
}

/** The same for the same request, however the client ordered its fields. */
function requestHash<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  { params, query, body }: KeyedCall<P, Q, B>,
): string {
  const request = [endpoint.params.encode(params), endpoint.query.encode(query), endpoint.body.encode(body)]
  return createHash('sha256').update(endpoint.name).update(JSON.stringify(request, inOrder)).digest('hex')
}

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
