import type { Database } from '../db/schema/schema'

/** Counted up with every change of what the generators make. */
export const generatorVersion = 14

/** What the database remembers of its demo data. */
export interface SeedState {
  /** `started` is what a process that was killed leaves behind. */
  readonly state: 'started' | 'finished'
  readonly generatorVersion: number
  readonly today: string
  /** The stores that are filled, in their order. */
  readonly hyperionIds: readonly string[]
  /** Rows in each store; `null` for the usual numbers. */
  readonly perStore: number | null
}

const key = 'seed'

/** What is known of the demo data; `null` where there never was any. */
export async function readSeedState(db: Database): Promise<SeedState | null> {
  const row = await db.selectFrom('app_state').select('value').where('key', '=', key).executeTakeFirst()
  // Written by `writeSeedState` alone.
  return row === undefined ? null : (row.value as SeedState)
}

export async function writeSeedState(db: Database, state: SeedState): Promise<void> {
  const value = JSON.stringify(state)
  await db
    .insertInto('app_state')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Tables that hold rows of a store, the dependent ones first. */
const storeTables = [
  'reminder',
  'notification',
  'alert_subscription',
  'feed_event',
  'inbound_email',
  'email_contact_detail',
  'contact_history',
  'opportunity_flag',
  'candidate',
  'household_vehicle',
  'offer',
  'protection_product',
  'past_deal_product',
  'past_deal',
  'repair_order_line',
  'repair_order',
  'vehicle_appraisal',
  'vehicle_view',
  'vehicle_search',
  'replacement_vehicle',
  'stock_vehicle',
  'adjusted_value',
  'adjustment_listener',
  'opportunity_value',
  'trade_adjustment',
  'daily_refresh',
  'vls_visit',
  'current_vehicle',
  'opportunity',
  'contact_day',
  'contact_day_end',
  'contact_day_change',
  'customer',
  'setting_value',
  'setting_history',
  'template',
  'email_disclaimer',
  'user_usage',
  'active_store',
  'store_user',
  'store',
] as const

/** Removes everything of a store, all or nothing. */
export async function wipeStore(db: Database, hyperionId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of storeTables)
      await transaction.deleteFrom(table).where('hyperion_id', '=', hyperionId).execute()
  })
}

/** Removes the templates of brands and of everybody, which belong to no store. */
export async function wipeSharedTemplates(db: Database): Promise<void> {
  await db.deleteFrom('template').where('hyperion_id', 'is', null).execute()
}
