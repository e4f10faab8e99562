import type { Database } from '../db/schema/schema'
import { testNow } from './testApp'

/** Switches a store off: nobody may work in it (EAStoreEnabled, D-63). */
export async function switchOff(db: Database, hyperionId: string): Promise<void> {
  await db
    .insertInto('setting_value')
    .values({
      setting_key_id: 'EAStoreEnabled',
      hyperion_id: hyperionId,
      setting_value: 'Off',
      changed_by: 'test',
      changed_at: testNow,
      market_id: null,
      brand_id: null,
    })
    .execute()
}
