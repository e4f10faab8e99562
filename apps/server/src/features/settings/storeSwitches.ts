import { firstPage, defaultPageSize } from '@retain/domain/paging/pageSize'
import { pageSlice } from '@retain/domain/paging/pageSlice'
import type { Page } from '@retain/domain/paging/page'
import {
  enabledStores,
  matchesEnabledStores,
  type EnabledStore,
  type EnabledStoreFilter,
  type StoredSwitch,
} from '@retain/domain/settings/enabledStores'
import { findPlacedStores } from '../../access/placedStores'
import type { Database } from '../../db/schema/schema'

/** Which stores are wanted, and which page of them. */
export interface AskedStores extends EnabledStoreFilter {
  readonly pageNumber?: number
  readonly pageSize?: number
}

/** A page of all stores with their switches. They are few, and which of them are on stands in no column. */
export async function findEnabledStores(
  db: Database,
  { pageNumber = firstPage, pageSize = defaultPageSize, ...filter }: AskedStores,
): Promise<Page<EnabledStore>> {
  const stores = enabledStores(await findPlacedStores(db), await findSwitches(db))
  return pageSlice(
    stores.filter((store) => matchesEnabledStores(store, filter)),
    pageNumber,
    pageSize,
  )
}

async function findSwitches(db: Database): Promise<readonly StoredSwitch[]> {
  const rows = await db
    .selectFrom('setting_value')
    .leftJoin('app_user', 'app_user.user_name', 'setting_value.changed_by')
    .selectAll('setting_value')
    .select('app_user.full_name')
    .where('setting_key_id', '=', 'EAStoreEnabled')
    .execute()
  return rows.map((row) => ({
    hyperionId: row.hyperion_id,
    marketId: row.market_id,
    brandId: row.brand_id,
    settingValue: row.setting_value,
    isLocked: row.is_locked,
    version: row.version,
    changedBy: row.full_name ?? row.changed_by,
    changedDate: row.changed_at,
  }))
}
