import { auditedSetting } from '@retain/domain/audit/auditedChanges'
import type { SettingHistoryEntry } from '@retain/domain/settings/settingHistory'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { isSameScope, type SettingScope } from '@retain/domain/settings/settingScope'
import { sql } from 'kysely'
import type { Audit } from '../../audit/appendEntries'
import type { CallAuthor } from '../../commands/author'
import type { StoredSetting } from '../../access/storeSettings'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'

/** What is stored for one scope. */
export type StoredRow = StoredSetting & { readonly settingKeyId: SettingKey }

/** Everything that is stored of some settings, for whichever scope. */
export async function findStoredSettings(
  db: Database,
  keys: readonly SettingKey[],
): Promise<readonly StoredRow[]> {
  if (keys.length === 0) return []
  const rows = await db.selectFrom('setting_value').selectAll().where('setting_key_id', 'in', keys).execute()
  return rows.map((row) => ({
    // The rows were asked for by these keys.
    settingKeyId: row.setting_key_id as SettingKey,
    hyperionId: row.hyperion_id,
    marketId: row.market_id,
    brandId: row.brand_id,
    appSettingId: row.app_setting_id,
    settingValue: row.setting_value,
    isLocked: row.is_locked,
    version: row.version,
  }))
}

/** What is stored of one setting for one scope. */
export const storedAt = (
  stored: readonly StoredRow[],
  settingKeyId: SettingKey,
  scope: SettingScope,
): StoredRow | undefined => stored.find((row) => row.settingKeyId === settingKeyId && isSameScope(row, scope))

/** Lets one change of settings after the other through: a lock counts for what is stored below it. */
export const holdSettings = async (transaction: DatabaseTransaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('setting_value', 0))`.execute(transaction)
}

/** What is written of a setting for one scope. */
export interface WrittenSetting extends SettingScope {
  readonly settingKeyId: SettingKey
  readonly settingValue: string | null
  readonly isLocked: boolean
  readonly version: number
}

/**
 * Writes what is stored of a setting for one scope, its history and its entry in the audit log. The history is what the screens show
 * of one setting and take back; the log is what proves it, among everything else that administrators do.
 */
export async function writeSetting(
  transaction: DatabaseTransaction,
  before: StoredRow | undefined,
  written: WrittenSetting,
  { userName, now, audit }: CallAuthor & { readonly audit: Audit },
): Promise<void> {
  const content = { setting_value: written.settingValue, is_locked: written.isLocked }
  const author = { changed_by: userName, changed_at: now }
  const ids = {
    setting_key_id: written.settingKeyId,
    hyperion_id: written.hyperionId,
    market_id: written.marketId,
    brand_id: written.brandId,
  }
  const row = { ...content, ...author, version: written.version }
  if (before === undefined)
    await transaction
      .insertInto('setting_value')
      .values({ ...ids, ...row })
      .execute()
  else
    await transaction
      .updateTable('setting_value')
      .set(row)
      .where('app_setting_id', '=', before.appSettingId)
      .execute()
  await transaction
    .insertInto('setting_history')
    .values({ ...ids, ...content, ...author })
    .execute()
  audit(auditedSetting(written.settingKeyId, written, before ?? null, written))
}

/** How much of a history is read at most. */
const longestHistory = 500

/**
 * What a setting was, the newest first: for every scope, or for one. People are told by name where they are known.
 *
 * @param scope `null` for every scope.
 */
export async function findSettingHistory(
  db: Database,
  settingKeyId: SettingKey,
  scope: Partial<SettingScope> | null,
): Promise<readonly SettingHistoryEntry[]> {
  const ofKey = db
    .selectFrom('setting_history')
    .leftJoin('app_user', 'app_user.user_name', 'setting_history.changed_by')
    .selectAll('setting_history')
    .select('app_user.full_name')
    .where('setting_key_id', '=', settingKeyId)
  const rows = await (
    scope === null
      ? ofKey
      : ofKey
          .where('hyperion_id', 'is not distinct from', scope.hyperionId ?? null)
          .where('market_id', 'is not distinct from', scope.marketId ?? null)
          .where('brand_id', 'is not distinct from', scope.brandId ?? null)
  )
    .orderBy('setting_history_id', 'desc')
    .limit(longestHistory)
    .execute()
  return rows.map((row) => ({
    settingValue: row.setting_value,
    isLocked: row.is_locked,
    hyperionId: row.hyperion_id,
    marketId: row.market_id,
    brandId: row.brand_id,
    changedBy: row.full_name ?? row.changed_by,
    changedDate: row.changed_at,
  }))
}
