import { sql } from 'kysely'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { AuditedChange } from '@retain/domain/audit/auditEntry'
import { appendEntries, type Audit } from '../audit/appendEntries'
import { auditAuthorOf } from './author'
import type { DatabaseTransaction } from '../db/schema/schema'
import type { Call } from '../endpoints/mount'
import { claimKey, keepAnswer } from './idempotency'
import { transact, type Publish, type WriteHost } from '../outbox/transact'

/** How long a command waits for another that holds what it needs: the same key, or the same opportunity. */
export const lockTimeoutSeconds = 5

/** A write of a call: like `Work`, and it tells the administrative changes that it makes. */
export type CommandWork<A> = (transaction: DatabaseTransaction, publish: Publish, audit: Audit) => Promise<A>

/**
 * The one way in which a call writes. Rows, history, live messages, entries of the audit log and the record of the
 * `Idempotency-Key` stand in one transaction: all of them are committed or none, and the messages are sent after the commit.
 *
 * An endpoint with flag I gives the first answer again to a repeated key, without running `work` or sending anything.
 * While the first call still runs, a repeated one waits for it: when it ends well its answer is given to both, when it
 * fails the repeated one runs in its place. Only when that takes longer than `lockTimeoutSeconds` it is refused (409
 * `inProgress`). A call that fails leaves no record, so that it may be tried again with its key.
 *
 * @param work does everything through its transaction, and throws a `ApiProblem` for what it does not accept.
 * @throws ApiProblem `idempotencyReused` for a key that came with another request before.
 * @example
 * mount(host, lockOpportunity, (call) =>
 *   command(call, host, lockOpportunity, (transaction, publish) => takeLock(transaction, publish, call)),
 * )
 */
export async function command<P, Q, B, A>(
  call: Call<P, Q, B>,
  host: WriteHost,
  endpoint: Endpoint<P, Q, B, A>,
  work: CommandWork<A>,
): Promise<A> {
  return transact(host, async (transaction, publish) => {
    await limitWaiting(transaction)
    const changes: AuditedChange[] = []
    const run = () => work(transaction, publish, (change) => void changes.push(change))
    if (!endpoint.isIdempotent) {
      const answer = await run()
      await appendEntries(transaction, changes, auditAuthorOf(call))
      return answer
    }
    const claim = await claimKey(transaction, endpoint, call, host.clock())
    if (claim.kind === 'repeated') return claim.answer
    const answer = await run()
    await keepAnswer(transaction, endpoint, call, answer)
    await appendEntries(transaction, changes, auditAuthorOf(call))
    return answer
  })
}

/** A process that hangs while it holds a row lock must not block the others. */
const limitWaiting = async (transaction: DatabaseTransaction): Promise<void> => {
  await sql.raw(`set local lock_timeout = '${lockTimeoutSeconds}s'`).execute(transaction)
}
