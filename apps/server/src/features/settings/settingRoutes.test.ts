import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { listGlobalSettings } from '@retain/api-client/settings'
import { settingKeys } from '@retain/domain/settings/settingCatalogue'
import { globalHyperionId } from '@retain/domain/settings/settingScope'
import { settingDefaults } from '@retain/domain/settings/storeSettings'
import { addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

async function settingsOf(hyperionId: string, query: { pageNumber?: number; pageSize?: number } = {}) {
  const person = { stores: hyperionId === globalHyperionId ? [] : [hyperionId] }
  const answer = await test.callAs(person, listGlobalSettings, { params: { hyperionId }, query })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const store = (key: string, value: string | null, scope: object, isLocked = false) =>
  test.db
    .insertInto('setting_value')
    .values({
      hyperion_id: null,
      market_id: null,
      brand_id: null,
      ...scope,
      setting_key_id: key,
      setting_value: value,
      is_locked: isLocked,
      changed_by: 'test',
      changed_at: testNow,
    })
    .execute()

describe('listGlobalSettings', () => {
  it('gives every setting with its default where nothing is stored [S-368] [S-372] [S-407]', async () => {
    const hyperionId = await addStore(test.db, { name: 'Quiet Store' })
    const page = await settingsOf(hyperionId)
    expect(page).toMatchObject({ total: settingKeys.length, page: 1, pageCount: 1 })
    expect(Object.fromEntries(page.list.map((s) => [s.settingKeyId, s.defaultValue]))).toEqual(
      settingDefaults,
    )
    expect(page.list[0]).toMatchObject({
      settingKeyId: 'EAServiceDrive',
      appSettingId: null,
      settingValue: null,
      isLocked: false,
      storeName: 'Quiet Store',
      takesEffect: 'now',
      version: 0,
    })
  })

  it('takes the most specific value: store, market, brand, 0000 [S-375]', async () => {
    const hyperionId = await addStore(test.db, { market_id: 'M-SET', brands: 'Subaru|Mazda' })
    await store('EATimeDesktopAlerts', '10', { hyperion_id: globalHyperionId })
    const inForce = async () => {
      const { list } = await settingsOf(hyperionId)
      return list.find(({ settingKeyId }) => settingKeyId === 'EATimeDesktopAlerts')
    }
    expect(await inForce()).toMatchObject({ settingValue: '10', hyperionId: globalHyperionId })
    await store('EATimeDesktopAlerts', '20', { brand_id: 'Mazda' })
    expect(await inForce()).toMatchObject({ settingValue: '20', brandId: 'Mazda' })
    await store('EATimeDesktopAlerts', '25', { brand_id: 'Subaru' })
    expect(await inForce()).toMatchObject({ settingValue: '25', brandId: 'Subaru' })
    await store('EATimeDesktopAlerts', '30', { market_id: 'M-SET' }, true)
    expect(await inForce()).toMatchObject({ settingValue: '30', marketId: 'M-SET', isLocked: true })
    await store('EATimeDesktopAlerts', '40', { hyperion_id: hyperionId })
    expect(await inForce()).toMatchObject({
      settingValue: '40',
      hyperionId,
      isLocked: true,
      lockLevel: 'market',
      version: 1,
    })
    expect((await inForce())?.appSettingId).toMatch(/^\d+$/)
  })

  it('is open to everybody for 0000', async () => {
    await store('EANumOfDesktopAlerts', '7', { hyperion_id: globalHyperionId })
    const { list } = await settingsOf(globalHyperionId)
    expect(list.find(({ settingKeyId }) => settingKeyId === 'EANumOfDesktopAlerts')).toMatchObject({
      settingValue: '7',
      storeName: null,
    })
  })

  it('is paged when a page is asked for [S-487]', async () => {
    const hyperionId = await addStore(test.db)
    const second = await settingsOf(hyperionId, { pageNumber: 2, pageSize: 4 })
    expect(second.list.map(({ settingKeyId }) => settingKeyId)).toEqual(settingKeys.slice(4, 8))
    expect(second).toMatchObject({ total: 20, page: 2, pageCount: 5 })
    expect((await settingsOf(hyperionId, { pageNumber: 1 })).list).toHaveLength(20)
  })
})
