import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { listTradeAdjustments, saveTradeAdjustment } from '@retain/api-client/trade-adjustments'
import type { TradeAdjustment } from '@retain/domain/trade-adjustment/tradeAdjustment'
import { adjustmentRoles as roles, exampleAdjustment as accord } from '../../testing/exampleAdjustment'
import { addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

async function save(hyperionId: string, body: TradeAdjustment) {
  const answer = await test.callAs({ roles: [...roles], stores: [hyperionId] }, saveTradeAdjustment, {
    query: { hyperionId },
    body,
    idempotencyKey: randomUUID(),
  })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

async function list(hyperionId: string, query: { pageNumber?: number; pageSize?: number } = {}) {
  const answer = await test.callAs({ roles: [...roles], stores: [hyperionId] }, listTradeAdjustments, {
    query: { hyperionId, ...query },
  })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

describe('trade adjustments', () => {
  it('are saved with six fields and read with their moment, newest first [O-332] [O-333] [O-338] [O-503] [O-504]', async () => {
    const store = await addStore(test.db)
    await save(store, accord)
    const newest = await save(store, { ...accord, addOrSubtract: -1, percentage: 25 })
    expect(newest).toMatchObject({ ...accord, addOrSubtract: -1, percentage: 25, createDT: testNow })
    expect((await list(store)).list.map(({ addOrSubtract }) => addOrSubtract)).toEqual([-1, 1])
    expect(await list(store, { pageNumber: 2, pageSize: 1 })).toMatchObject({
      total: 2,
      page: 2,
      pageCount: 2,
    })
  })

  it('one of the same vehicle, percentage and sign is extended, not made twice [OP-109]', async () => {
    const store = await addStore(test.db)
    const first = await save(store, accord)
    const extended = await save(store, { ...accord, make: 'HONDA', expiration: 120 })
    expect(extended).toMatchObject({ tradeAdjustmentId: first.tradeAdjustmentId, expiration: 120 })
    expect(extended.expiresDT).toBe('2026-07-14T15:30:00.000Z')
    expect((await list(store)).total).toBe(1)
  })

  it('is cancelled by expiration 0, and leaves the list; a second time there is nothing to cancel [O-340] [OP-109]', async () => {
    const store = await addStore(test.db)
    await save(store, accord)
    expect((await save(store, { ...accord, expiration: 0 })).expiration).toBe(0)
    expect((await list(store)).list).toEqual([])
    const cancelled: TradeAdjustment = { ...accord, expiration: 0 }
    const again = await test.callAs({ roles: [...roles], stores: [store] }, saveTradeAdjustment, {
      query: { hyperionId: store },
      body: cancelled,
      idempotencyKey: randomUUID(),
    })
    expect(E.isLeft(again) && again.left).toMatchObject({ status: 400, code: 'invalid' })
  })

  it('belong to their store', async () => {
    const [here, there] = [await addStore(test.db), await addStore(test.db)]
    await save(here, accord)
    expect((await list(there)).list).toEqual([])
  })
})
