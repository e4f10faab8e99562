import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  listColors,
  listCompassStatuses,
  listFlaggedSalesUsers,
  listHyperionFilters,
  listLenders,
  listMakes,
  listModels,
  listStoreUsers,
  listTrims,
  listYears,
} from '@retain/api-client/lookups'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { CallInput } from '@retain/api-client/kernel/request'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addInboundEmail, addOpportunity, addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

async function list<P, Q, B, A>(
  hyperionId: string,
  endpoint: Endpoint<P, Q, B, A>,
  input: CallInput<P, Q, B>,
): Promise<A> {
  const answer = await test.callAs({ roles: [generalAccess], stores: [hyperionId] }, endpoint, input)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const user = (userName: string, fullName: string) => ({ user_name: userName, full_name: fullName })

describe('the years', () => {
  it('begin with the next model year [L-397] [L-431]', async () => {
    const years = await list(await addStore(test.db), listYears, {})
    expect(years.slice(0, 3)).toEqual([2027, 2026, 2025])
  })
})

describe('makes, models and trims', () => {
  it('are those of the store, of the makes, of the models, each by name [L-398] [L-399] [L-402] [L-432] [L-433] [L-434]', async () => {
    const { db } = test
    await db
      .insertInto('vehicle_make')
      .values([
        { make_id: 'm1', make_name: 'Zenith' },
        { make_id: 'm2', make_name: 'apex' },
        { make_id: 'm3', make_name: 'Nobody drives it here' },
      ])
      .execute()
    await db
      .insertInto('vehicle_model')
      .values([
        { model_id: 'd1', make_id: 'm1', model_name: 'Z-10' },
        { model_id: 'd2', make_id: 'm1', model_name: 'Z-9' },
        { model_id: 'd3', make_id: 'm2', model_name: 'One' },
      ])
      .execute()
    await db
      .insertInto('vehicle_trim')
      .values([
        { trim_id: 't1', model_id: 'd1', trim_level: 'LX' },
        { trim_id: 't2', model_id: 'd1', trim_level: 'EX' },
        { trim_id: 't3', model_id: 'd3', trim_level: 'Base' },
      ])
      .execute()
    const [store, other] = [await addStore(db), await addStore(db)]
    for (const [hyperionId, makeId] of [
      [store, 'm1'],
      [store, 'm2'],
      [other, 'm3'],
    ] as const)
      await db
        .insertInto('current_vehicle')
        .values({ hyperion_id: hyperionId, oppt_id: await addOpportunity(db, hyperionId), make_id: makeId })
        .execute()

    expect(await list(store, listMakes, { query: { hyperionId: store } })).toEqual([
      { makeName: 'apex', makeId: 'm2' },
      { makeName: 'Zenith', makeId: 'm1' },
    ])
    const models = await list(store, listModels, { query: { makeId: 'm1,m2,gone' } })
    expect(models.map(({ makeName, modelName }) => `${makeName} ${modelName}`)).toEqual([
      'apex One',
      'Zenith Z-9',
      'Zenith Z-10',
    ])
    const trims = await list(store, listTrims, { query: { modelId: 'd1' } })
    expect(trims).toEqual([
      { trimLevel: 'EX', trimId: 't2', trimLevelId: null, modelName: 'Z-10' },
      { trimLevel: 'LX', trimId: 't1', trimLevelId: null, modelName: 'Z-10' },
    ])
  })
})

describe('colors and lead statuses', () => {
  it('are those of the catalogue, each by name, a status with its id [L-401] [L-403] [L-435] [L-436] [L-446]', async () => {
    const { db } = test
    await db
      .insertInto('vehicle_color')
      .values([{ color_name: 'Zinc of a test' }, { color_name: 'Amber of a test' }])
      .execute()
    await db
      .insertInto('compass_status')
      .values({ compass_status: 'status.of.a.test', description: 'Waiting for a test' })
      .execute()
    const store = await addStore(db)
    const colors = (await list(store, listColors, {})).map(({ colorName }) => colorName)
    expect(colors.filter((name) => name.endsWith('of a test'))).toEqual(['Amber of a test', 'Zinc of a test'])
    expect(await list(store, listCompassStatuses, {})).toContainEqual({
      compassStatusId: 'status.of.a.test',
      compassStatusDescription: 'Waiting for a test',
    })
  })
})

describe('what a store’s own rows name', () => {
  it('are its lenders, sellers, owners and selling stores, each once and by name [L-404] [L-406] [L-407] [L-410] [L-437] [L-438] [L-450]', async () => {
    const { db } = test
    const [store, other] = [await addStore(db), await addStore(db)]
    await db.insertInto('app_user').values(user('sold.it', 'Zoe Sellers')).execute()
    const deal = { lender_code: 'ALLY|12', lender: 'Ally', owner_name: 'Éva Owner' }
    const sale = { selling_hyperion_id: 'S1', selling_store_name: 'Selling Store' }
    await addOpportunity(db, store, { ...deal, ...sale, original_salesperson: 'sold.it' })
    await addOpportunity(db, store, { ...deal, owner_name: 'adam', original_salesperson: 'left.long.ago' })
    await addOpportunity(db, store)
    await addOpportunity(db, other, { lender_code: 'CAP', lender: 'Capital', owner_name: 'Somebody Else' })

    expect(await list(store, listLenders, { query: { hyperionId: store } })).toEqual([
      { lenderCode: 'ALLY|12', lenderName: 'Ally' },
    ])
    expect(await list(store, listHyperionFilters, { params: { hyperionId: store } })).toEqual({
      salespersons: [
        { salesPersonId: 'left.long.ago', salesPersonName: 'left.long.ago' },
        { salesPersonId: 'sold.it', salesPersonName: 'Zoe Sellers' },
      ],
      owners: [{ opptOwnerName: 'adam' }, { opptOwnerName: 'Éva Owner' }],
      sellingStores: [{ hyperionId: 'S1', entityName: 'Selling Store' }],
    })
  })
})

describe('the people of a store', () => {
  it('are those flagged, those who send emails, and its salespeople [L-411] [L-439] [L-447] [L-449]', async () => {
    const { db } = test
    const [store, other] = [await addStore(db), await addStore(db)]
    await db
      .insertInto('app_user')
      .values([user('u.sells', 'Uma Sells'), user('u.advises', 'Ben Advises'), user('u.left', 'Cy Left')])
      .execute()
    await db
      .insertInto('store_user')
      .values([
        { hyperion_id: store, user_name: 'u.sells', is_salesperson: true },
        { hyperion_id: store, user_name: 'u.advises', is_salesperson: false },
        { hyperion_id: other, user_name: 'u.left', is_salesperson: true },
      ])
      .execute()
    const opptId = await addOpportunity(db, store)
    await addInboundEmail(db, store, opptId, { received_at: testNow, email_sent_by: 'u.left' })
    const flag = { hyperion_id: store, flagged_by: 'u.sells', flagged_at: testNow, user_name: 'u.sells' }
    for (const id of [opptId, await addOpportunity(db, store)])
      await db
        .insertInto('opportunity_flag')
        .values({ ...flag, oppt_id: id })
        .execute()

    const flagged = await list(store, listFlaggedSalesUsers, { params: { hyperionId: store } })
    expect(flagged).toEqual([{ aD_UserID: 'u.sells', salesPersonName: 'Uma Sells' }])
    const namesOf = async (listType: 'emailSentBy' | 'compass') =>
      (await list(store, listStoreUsers, { query: { hyperionId: store, listType } })).map(
        ({ userName }) => userName,
      )
    expect(await namesOf('emailSentBy')).toEqual(['u.advises', 'u.left', 'u.sells'])
    expect(await namesOf('compass')).toEqual(['u.sells'])
  })
})
