import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkStore, getStoreLogo, listStores, setActiveStore } from '@retain/api-client/stores'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'
import { storeLogoSvg } from './storeLogoSvg'

const test = withApp()

async function switchOff(
  scope: { hyperion_id?: string; market_id?: string; brand_id?: string },
  value: string,
) {
  const nowhere = { hyperion_id: null, market_id: null, brand_id: null }
  await test.db
    .insertInto('setting_value')
    .values({
      ...nowhere,
      ...scope,
      setting_key_id: 'EAStoreEnabled',
      setting_value: value,
      changed_by: 'test',
      changed_at: testNow,
    })
    .execute()
}

async function storesOf(...stores: string[]) {
  const answer = await test.callAs({ stores }, listStores, {})
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

describe('listStores', () => {
  it('lists the stores of the profile in its order, each once [S-008] [S-404] [O-003]', async () => {
    const [a, b, c] = [await addStore(test.db), await addStore(test.db), await addStore(test.db)]
    await addStore(test.db)
    expect((await storesOf(c, a, c, b)).map(({ hyperionId }) => hyperionId)).toEqual([c, a, b])
  })

  it('gives the offset of today of the store’s zone [S-157]', async () => {
    const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'Asia/Kolkata', 'Europe/London']
    const stores = await Promise.all(zones.map((time_zone) => addStore(test.db, { time_zone })))
    const offsets = (await storesOf(...stores)).map(({ utcOffset }) => utcOffset)
    // 16 March 2026: New York has summer time already, London not yet.
    expect(offsets).toEqual(['-04:00', '-07:00', '-10:00', '+05:30', '+00:00'])
  })

  it('leaves out what is switched off and what we do not know', async () => {
    const [on, off] = [await addStore(test.db), await addStore(test.db)]
    await switchOff({ hyperion_id: off }, 'Off')
    expect((await storesOf(off, 'NOWHERE', on)).map(({ hyperionId }) => hyperionId)).toEqual([on])
  })

  it('takes the nearest switch: store, market, brand', async () => {
    const inMarket = { market_id: 'M-OFF', brands: 'Nissan|Kia' }
    const [own, market] = [await addStore(test.db, inMarket), await addStore(test.db, inMarket)]
    const [brand, first] = [
      await addStore(test.db, { brands: 'Kia' }),
      await addStore(test.db, { brands: 'Audi|Kia' }),
    ]
    await switchOff({ market_id: 'M-OFF' }, 'Off')
    await switchOff({ hyperion_id: own }, 'On')
    await switchOff({ brand_id: 'Kia' }, 'Off')
    await switchOff({ brand_id: 'Audi' }, 'On')
    const listed = await storesOf(own, market, brand, first)
    expect(listed.map(({ hyperionId }) => hyperionId)).toEqual([own, first])
  })

  it('is empty without stores [S-723]', async () => {
    expect(await storesOf()).toEqual([])
  })
})

describe('checkStore', () => {
  const check = async (stores: readonly string[], query: { hyperionId?: string; opptId?: string }) => {
    const answer = await test.callAs({ stores }, checkStore, { query })
    return E.isRight(answer) ? answer.right.data : answer.left
  }

  it('says whether a store is the caller’s, and never 403 [S-244] [S-406] [S-724]', async () => {
    const [own, foreign] = [await addStore(test.db), await addStore(test.db)]
    expect(await check([own], { hyperionId: own })).toEqual({ hyperionId: own, isAssigned: true })
    expect(await check([own], { hyperionId: foreign })).toEqual({ hyperionId: null, isAssigned: false })
    expect(await check([own], {})).toEqual({ hyperionId: null, isAssigned: false })
  })

  it('finds the store of an opportunity [OP-017]', async () => {
    const [own, foreign] = [await addStore(test.db), await addStore(test.db)]
    const [mine, theirs] = [await addOpportunity(test.db, own), await addOpportunity(test.db, foreign)]
    expect(await check([own], { opptId: mine })).toEqual({ hyperionId: own, isAssigned: true })
    expect(await check([own], { opptId: theirs })).toEqual({ hyperionId: null, isAssigned: false })
    expect(await check([own], { opptId: mine, hyperionId: foreign })).toMatchObject({ isAssigned: false })
    expect(await check([own], { opptId: '999999999999999999' })).toMatchObject({
      status: 404,
      code: 'notFound',
    })
  })
})

describe('setActiveStore', () => {
  it('remembers the last choice [S-128] [S-400]', async () => {
    const stores = [await addStore(test.db), await addStore(test.db)]
    for (const hyperionId of stores)
      await test.callAs({ userName: 'store.chooser', stores }, setActiveStore, { body: { hyperionId } })
    const kept = test.db.selectFrom('active_store').where('user_name', '=', 'store.chooser')
    expect(await kept.selectAll().execute()).toEqual([
      { user_name: 'store.chooser', hyperion_id: stores[1], chosen_at: testNow },
    ])
  })
})

describe('a logo', () => {
  it('is a picture that anybody may keep for a day [S-155] [S-401]', async () => {
    const hyperionId = await addStore(test.db, { name: 'Harborview Motors' })
    const answer = await test.callAs({ stores: [hyperionId] }, getStoreLogo, { params: { hyperionId } })
    const url = E.isRight(answer) ? answer.right.data.url : ''
    const logo = await test.app.inject({ url })
    expect(logo.statusCode).toBe(200)
    expect(logo.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    })
    expect(logo.body).toContain('>HM</text>')
  })

  it('of an unknown store is a 404', async () => {
    expect((await test.app.inject({ url: '/api/store-logos/NOWHERE.svg' })).statusCode).toBe(404)
  })

  it('holds nothing of a name but letters', () => {
    expect(storeLogoSvg({ hyperionId: 'X', name: '<script> &amp' })).toContain('>SA</text>')
  })
})
