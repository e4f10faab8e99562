import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  brandScope,
  globalScope,
  marketScope,
  scopeName,
  settingInForce,
  storeScope,
  type SettingScope,
} from '@retain/domain/settings/settingScope'
import { addStore } from '../testing/fixtures'
import { testNow } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { readStoreSettings } from './storeSettings'

const database = withDatabase()
const key = 'EATimeDesktopAlerts'
const brands = ['Toyota', 'Mazda', 'Subaru']

/** A store as it may stand, and who has a value of one setting: `store`, `market`, a brand, everybody, another store or market. */
const cases = fc.record({
  brandIds: fc.shuffledSubarray(brands, { minLength: 1 }),
  holders: fc.subarray(['store', 'market', 'global', 'otherStore', 'otherMarket', ...brands]),
})

let market = 0

it('the query reads every value that may count for a store, and the rule takes the one that does', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(cases, async ({ brandIds, holders }) => {
      await db.deleteFrom('setting_value').where('setting_key_id', '=', key).execute()
      const marketId = `M-RULE-${(market += 1)}`
      const hyperionId = await addStore(db, { market_id: marketId, brands: brandIds.join('|') })
      const scopes: Readonly<Record<string, SettingScope>> = {
        store: storeScope(hyperionId),
        market: marketScope(marketId),
        global: globalScope,
        otherStore: storeScope(await addStore(db)),
        otherMarket: marketScope('M-ELSEWHERE'),
      }
      const stored = holders.map((holder) => scopes[holder] ?? brandScope(holder))
      if (stored.length > 0)
        await db
          .insertInto('setting_value')
          .values(
            stored.map((scope) => ({
              hyperion_id: scope.hyperionId,
              market_id: scope.marketId,
              brand_id: scope.brandId,
              setting_key_id: key,
              setting_value: scopeName(scope),
              is_locked: false,
              changed_by: 'test',
              changed_at: testNow,
            })),
          )
          .execute()
      const valued = stored.map((scope) => ({ ...scope, settingValue: scopeName(scope) }))
      const expected = settingInForce(valued, { hyperionId, marketId, brandIds })
      const found = (await readStoreSettings(db, [hyperionId], [key])).get(hyperionId)?.settings.get(key)
      expect(found?.settingValue ?? null).toBe(expected === null ? null : scopeName(expected))
    }),
    { numRuns: 25 },
  )
})
