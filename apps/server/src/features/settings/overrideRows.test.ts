import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { listSettings } from '@retain/api-client/settingOverrides'
import { listBrandRegionMarket } from '@retain/api-client/stores'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { globalHyperionId, scopeName } from '@retain/domain/settings/settingScope'
import type { SettingQuery } from '@retain/domain/settings/settingFilter'
import { addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()
const view: Permission = 'Opportunity_Can_View_Setting_Overrides'
const all: Permission = 'Opportunity_Can_Edit_Global_Setting_Overrides'

async function listed(
  stores: readonly string[],
  query: Partial<SettingQuery> = {},
  roles: readonly Permission[] = [view],
) {
  const answer = await test.callAs({ roles, stores }, listSettings, {
    query: { pageNumber: 1, pageSize: 50, ...query },
  })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

let markets = 0
async function addStores(count: number) {
  markets += 1
  const place = { market_id: `M-ROWS-${markets}`, brands: `Rows ${markets}|More ${markets}` }
  const stores: string[] = []
  for (let made = 0; made < count; made += 1) stores.push(await addStore(test.db, place))
  return { stores, marketId: place.market_id, brandId: `Rows ${markets}` }
}

const setAt = (scope: { hyperion_id?: string; market_id?: string; brand_id?: string }) =>
  test.db
    .insertInto('setting_value')
    .values({
      hyperion_id: null,
      market_id: null,
      brand_id: null,
      ...scope,
      setting_key_id: 'EAServiceDrive',
      setting_value: '9',
      changed_by: 'test',
      changed_at: testNow,
    })
    .execute()

describe('the list of overrides', () => {
  it('is paged at 50 [O-390] [S-488]', async () => {
    // Nineteen settings of four stores, their market, two brands and everybody.
    const { stores } = await addStores(4)
    const first = await listed(stores)
    expect(first).toMatchObject({ total: 152, page: 1, pageCount: 4 })
    expect(first.list).toHaveLength(50)
    expect((await listed(stores, { pageNumber: 4 })).list).toHaveLength(2)
  })

  it('has every scope of the own stores, whether a value is set there or not [O-396] [OP-125]', async () => {
    const { stores, marketId, brandId } = await addStores(1)
    const [hyperionId = ''] = stores
    const { list } = await listed(stores, { settingKeyId: 'EAServiceDrive' })
    expect(list.map(scopeName)).toEqual([
      'global:0000',
      `market:${marketId}`,
      `brand:More ${markets}`,
      `brand:${brandId}`,
      `store:${hyperionId}`,
    ])
    expect(list.at(-1)).toEqual({
      settingKeyId: 'EAServiceDrive',
      hyperionId,
      marketId: null,
      brandId: null,
      appSettingId: null,
      settingValue: null,
      defaultValue: '5',
      isLocked: false,
      lockLevel: null,
      storeName: expect.stringContaining('Test Store') as string,
      displayName: 'Service drive alerts, days shown',
      takesEffect: 'now',
      version: 0,
    })
  })

  it('is narrowed to a store, a market or a brand, and to what is set or not [O-391] [O-392]', async () => {
    const { stores, marketId, brandId } = await addStores(2)
    const [hyperionId = ''] = stores
    await setAt({ hyperion_id: hyperionId })
    await setAt({ brand_id: brandId })
    const names = async (query: Partial<SettingQuery>) =>
      (await listed(stores, { settingKeyId: 'EAServiceDrive', ...query })).list.map(scopeName)
    expect(await names({ hyperionId })).toEqual([`store:${hyperionId}`])
    expect(await names({ marketId })).toEqual([`market:${marketId}`])
    expect(await names({ brandId })).toEqual([`brand:${brandId}`])
    expect(await names({ isOverridden: true })).toEqual([`brand:${brandId}`, `store:${hyperionId}`])
    expect(await names({ brandId, isOverridden: false })).toEqual([])
    expect(await names({ marketId: 'M-REMOVED' })).toEqual([])
  })

  it('holds nothing of other stores, but for who edits every store', async () => {
    const { stores } = await addStores(1)
    const other = await addStores(1)
    const codes = async (roles: readonly Permission[]) =>
      (await listed(stores, { settingKeyId: 'EAServiceDrive', pageSize: 10_000 }, roles)).list.map(
        ({ hyperionId }) => hyperionId,
      )
    expect(await codes([view])).not.toContain(other.stores[0])
    expect(await codes([all])).toEqual(expect.arrayContaining([...stores, ...other.stores, globalHyperionId]))
  })
})

describe('where stores stand', () => {
  const regionsOf = async (stores: readonly string[], roles: readonly Permission[] = [generalAccess]) => {
    const answer = await test.callAs({ roles, stores }, listBrandRegionMarket, {})
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    return answer.right.data.regions.flatMap(({ markets: inRegion }) => inRegion)
  }

  it('is told of the own stores, and of all to who edits every store [S-405]', async () => {
    const { stores, marketId } = await addStores(2)
    const other = await addStores(1)
    const market = (await regionsOf(stores)).find((one) => one.marketId === marketId)
    expect(market?.stores.map(({ hyperionId }) => hyperionId)).toEqual(stores)
    expect(market?.stores[0]?.brands.map(({ brandName }) => brandName)).toEqual([
      `Rows ${markets - 1}`,
      `More ${markets - 1}`,
    ])
    expect((await regionsOf(stores)).map((one) => one.marketId)).not.toContain(other.marketId)
    expect((await regionsOf(stores, [generalAccess, all])).map((one) => one.marketId)).toContain(
      other.marketId,
    )
  })
})
