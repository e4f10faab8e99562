import { permissions } from '@retain/domain/session/user/permissions'
import {
  matchesSettingFilter,
  noSettingFilter,
  type SettingFilter,
} from '@retain/domain/settings/settingFilter'
import { generalSettingKeys } from '@retain/domain/settings/settingScreens'
import { marketScope, storeScope } from '@retain/domain/settings/settingScope'
import { sql } from 'kysely'
import { findPlacedStores } from '../apps/server/src/access/placedStores.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { findOverrides } from '../apps/server/src/features/settings/overrideRows.ts'
import { callerOf } from './caller.ts'
import { filledPostgres, storeCount } from './database/filled.ts'
import { percentile, percentileLine, timed } from './figures.ts'

const rounds = 60
const aim = 150
/** The stores matter here, and not what belongs to them. */
const rows = 100_000

/** A value of every setting in every store, as many as there can be. */
async function setEverything(db: Database): Promise<void> {
  await sql`insert into setting_value (setting_key_id, hyperion_id, setting_value, changed_by, changed_at)
    select key, s.hyperion_id, '1', 'bench', now()
    from store s, unnest(${[...generalSettingKeys]}::text[]) as key
    where not exists (
      select 1 from setting_value v where v.setting_key_id = key and v.hyperion_id = s.hyperion_id
    )`.execute(db)
  await sql`vacuum (analyze) setting_value`.execute(db)
}

/**
 * How soon the overrides of all settings in all stores are there, by filter, with a value set in every store. Baseline: the stored
 * values alone.
 */
export async function measureOverrides({ cache }: { readonly cache: string }): Promise<void> {
  const { version, openCopy, stop } = await filledPostgres(cache, [rows])
  try {
    const { db } = await openCopy(rows)
    await setEverything(db)
    const places = await findPlacedStores(db)
    const caller = callerOf(places, permissions)
    const [place] = places
    if (place === undefined) throw new Error('There is no store')
    const all = await findOverrides(db, caller, noSettingFilter)
    const set = all.filter((one) => matchesSettingFilter(one, { ...noSettingFilter, isOverridden: true }))
    console.log(
      `${version}, ${generalSettingKeys.length} settings, ${storeCount} stores: ${all.length} overrides, ${set.length} set`,
    )
    percentileLine(
      'baseline: the stored values',
      await timed(rounds, () => sql`select * from setting_value`.execute(db)),
    )
    const searches: readonly (readonly [string, Partial<SettingFilter>])[] = [
      ['all of them', {}],
      ['of a store', { match: storeScope(place.hyperionId) }],
      ['of a market', { match: marketScope(place.marketId ?? '') }],
      ['set ones', { isOverridden: true }],
      ['of one setting', { settingKeyId: generalSettingKeys[0] ?? null }],
    ]
    for (const [label, search] of searches) {
      const taken = await timed(rounds, () => findOverrides(db, caller, { ...noSettingFilter, ...search }))
      percentileLine(`${label}: ${percentile(taken, 95) <= aim ? 'met' : 'MISS'}`, taken)
    }
  } finally {
    await stop()
  }
}
