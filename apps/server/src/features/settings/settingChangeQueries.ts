import type { Instant } from '@retain/domain/calendar/instant'
import type { CallAuthor } from '../../commands/author'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'

/** A value that was changed, as it was before. */
export interface ChangedValue {
  readonly appSettingId: string
  /** `null` where none was set. */
  readonly valueBefore: string | null
  /** The version after the change. */
  readonly version: number
}

/** Keeps what a change of many places has done, so that it can be taken back. */
export async function insertChange(
  transaction: DatabaseTransaction,
  changed: readonly ChangedValue[],
  { userName, now }: CallAuthor,
): Promise<string> {
  const { setting_change_id } = await transaction
    .insertInto('setting_change')
    .values({ changed_by: userName, changed_at: now, undone_at: null })
    .returning('setting_change_id')
    .executeTakeFirstOrThrow()
  if (changed.length > 0)
    await transaction
      .insertInto('setting_change_row')
      .values(
        changed.map(({ appSettingId, valueBefore, version }) => ({
          setting_change_id,
          app_setting_id: appSettingId,
          value_before: valueBefore,
          version,
        })),
      )
      .execute()
  return setting_change_id
}

/** A change of many places, held until the transaction ends. */
export const selectChangeForUpdate = (transaction: DatabaseTransaction, changeId: string) =>
  transaction
    .selectFrom('setting_change')
    .selectAll()
    .where('setting_change_id', '=', changeId)
    .forUpdate()
    .executeTakeFirst()

/** What a change has changed: each value with its place, as it was before. */
export const changedRows = (transaction: DatabaseTransaction, changeId: string) =>
  transaction
    .selectFrom('setting_change_row as r')
    .innerJoin('setting_value as v', 'v.app_setting_id', 'r.app_setting_id')
    .select(['v.setting_key_id', 'v.hyperion_id', 'v.market_id', 'v.brand_id'])
    .select(['r.value_before', 'r.version'])
    .where('r.setting_change_id', '=', changeId)
    .orderBy('r.app_setting_id')
    .execute()

/** Notes that a change was taken back. */
export async function markUndone(
  transaction: DatabaseTransaction,
  changeId: string,
  now: Instant,
): Promise<void> {
  await transaction
    .updateTable('setting_change')
    .set({ undone_at: now })
    .where('setting_change_id', '=', changeId)
    .execute()
}

/** Deletes changes of before a moment, which can no longer be taken back then. */
export async function deleteOldChanges(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('setting_change').where('changed_at', '<', before).execute()
}
