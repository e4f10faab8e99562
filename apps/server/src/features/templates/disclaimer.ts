import { auditedDisclaimer } from '@retain/domain/audit/auditedChanges'
import { disclaimerNoun, validateDisclaimer, type Disclaimer } from '@retain/domain/templates/disclaimer'
import { sql } from 'kysely'
import type { Audit } from '../../audit/appendEntries'
import type { CallAuthor } from '../../commands/author'
import { orInvalid } from '../../core/orInvalid'
import { requireVersion } from '../../core/requireVersion'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import { cleanHtml } from '../../email/cleanHtml'

/** The disclaimer of a store; an empty one in version 0 where it has none. */
export async function findDisclaimer(db: Database, hyperionId: string): Promise<Disclaimer> {
  const row = await db
    .selectFrom('email_disclaimer')
    .select(['body', 'version'])
    .where('hyperion_id', '=', hyperionId)
    .executeTakeFirst()
  return { hyperionId, body: row?.body ?? '', version: row?.version ?? 0 }
}

/**
 * What a text saves, with what the allow-list leaves of its HTML. It waits for no database: it is done before the transaction.
 *
 * @throws ApiProblem `invalid` for a text that fits no email.
 */
export const cleanDisclaimer = async (body: string): Promise<string> =>
  orInvalid(validateDisclaimer(await cleanHtml(body)), disclaimerNoun)

/**
 * Saves the disclaimer of a store (O-495).
 *
 * @param disclaimer with a body that `cleanDisclaimer` answered.
 * @throws ApiProblem `versionRequired`, `stale` with what is there by now.
 */
export async function saveDisclaimer(
  transaction: DatabaseTransaction,
  { hyperionId, body }: Pick<Disclaimer, 'hyperionId' | 'body'>,
  version: number | null,
  { userName, now }: CallAuthor,
  audit: Audit,
): Promise<Disclaimer> {
  // The first disclaimer of a store has no row that could be held.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email_disclaimer ${hyperionId}`}, 0))`.execute(
    transaction,
  )
  const stored = await findDisclaimer(transaction, hyperionId)
  requireVersion(version, stored, disclaimerNoun, () => stored)
  const changed = { body, version: stored.version + 1, changed_by: userName, changed_at: now }
  await transaction
    .insertInto('email_disclaimer')
    .values({ hyperion_id: hyperionId, ...changed })
    .onConflict((conflict) => conflict.column('hyperion_id').doUpdateSet(changed))
    .execute()
  audit(auditedDisclaimer(hyperionId, stored.body, body))
  return { hyperionId, body, version: changed.version }
}
