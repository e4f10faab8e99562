import { noEmailFlags, type EmailFlag, type EmailFlags } from '@retain/domain/activity/email/emailVocabulary'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database, DatabaseTransaction } from '../../../db/schema/schema'

const columnOf = {
  bounced: 'bounced_at',
  complaint: 'complaint_at',
  blacklisted: 'blacklisted_at',
  unsubscribed: 'unsubscribed_at',
} as const satisfies Record<EmailFlag, string>

/**
 * What an address is known by: addresses that differ in case only are one.
 *
 * @example addressKey(' Ann@Example.com') // 'ann@example.com'
 */
export const addressKey = (address: string): string => address.trim().toLowerCase()

/** What stands against an address (OP-044). */
export async function readAddressFlags(db: Database, address: string): Promise<EmailFlags> {
  const row = await db
    .selectFrom('email_address')
    .selectAll()
    .where('address', '=', addressKey(address))
    .executeTakeFirst()
  if (row === undefined) return noEmailFlags
  return {
    bounced: row.bounced_at !== null,
    complaint: row.complaint_at !== null,
    blacklisted: row.blacklisted_at !== null,
    unsubscribed: row.unsubscribed_at !== null,
  }
}

/** Remembers something against an address; what was known before stays. */
export async function flagAddress(
  transaction: DatabaseTransaction,
  address: string,
  flag: EmailFlag,
  now: Instant,
): Promise<void> {
  const column = columnOf[flag]
  await transaction
    .insertInto('email_address')
    .values({
      ...{ bounced_at: null, complaint_at: null, blacklisted_at: null, unsubscribed_at: null },
      address: addressKey(address),
      [column]: now,
    })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ [column]: now }))
    .execute()
}
