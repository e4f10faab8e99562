import { epochOf, shifted, type Instant } from '@retain/domain/calendar/instant'
import { isWellFormed } from '@retain/domain/text/wellFormed'
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import { isValueRefused } from '../db/databaseError'
import type { Database } from '../db/schema/schema'

/**
 * Stores the provider's records in our database, so that a restart signs nobody out and a killed process loses nothing. The
 * provider itself checks whether a record has expired; expired rows are deleted later.
 */
export const recordAdapter =
  (db: Database, now: () => Instant) =>
  (kind: string): Adapter => {
    const find = async (column: 'id' | 'uid' | 'user_code', value: string) => {
      // Nothing is kept under a text that the database refuses.
      if (!isWellFormed(value)) return undefined
      const row = await db
        .selectFrom('identity_record')
        .select(['payload', 'consumed_at'])
        .where('kind', '=', kind)
        .where(column, '=', value)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const payload = { ...(row.payload as AdapterPayload) }
      if (row.consumed_at !== null) payload.consumed = Math.floor(epochOf(row.consumed_at) / 1000)
      return payload
    }

    return {
      async upsert(id, payload, expiresIn) {
        const record = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: expiresIn === undefined ? null : shifted(now(), expiresIn * 1000),
        }
        await db
          .insertInto('identity_record')
          .values({ kind, id, ...record, consumed_at: null })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(record))
          .execute()
          .catch((error: unknown) => {
            throw isValueRefused(error) ? new errors.InvalidRequest('a value cannot be kept') : error
          })
      },

      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: (userCode) => find('user_code', userCode),

      async consume(id) {
        await db
          .updateTable('identity_record')
          .set({ consumed_at: now() })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute()
      },

      async destroy(id) {
        await db.deleteFrom('identity_record').where('kind', '=', kind).where('id', '=', id).execute()
      },

      async revokeByGrantId(grantId) {
        await db
          .deleteFrom('identity_record')
          .where('kind', '=', kind)
          .where('grant_id', '=', grantId)
          .execute()
      },
    }
  }

/** Deletes the records that ended before `now`; answers how many. */
export async function deleteExpiredRecords(db: Database, now: Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_record')
    .where('expires_at', '<', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
