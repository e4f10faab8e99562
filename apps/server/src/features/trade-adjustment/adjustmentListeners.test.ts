import { randomUUID } from 'node:crypto'
import { setActiveStore } from '@retain/api-client/stores'
import { saveTradeAdjustment } from '@retain/api-client/trade-adjustments'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { TradeAdjustment } from '@retain/domain/trade-adjustment/tradeAdjustment'
import { beforeEach, expect, it } from 'vitest'
import { adjustmentRoles as roles, exampleAdjustment as accord } from '../../testing/exampleAdjustment'
import { addStore } from '../../testing/fixtures'
import { eventsOfUser } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'

const test = withApp()

let store = ''
beforeEach(async () => {
  store = await addStore(test.db)
})

const enter = (userName: string, held: readonly (typeof roles)[number][] = roles) =>
  test.callAs({ userName, roles: held, stores: [store] }, setActiveStore, { body: { hyperionId: store } })

const save = (expiration: TradeAdjustment['expiration']) =>
  test.callAs({ roles, stores: [store] }, saveTradeAdjustment, {
    query: { hyperionId: store },
    body: { ...accord, expiration },
    idempotencyKey: randomUUID(),
  })

const toldTo = async (userName: string) =>
  (await eventsOfUser(test.db, userName)).map(({ payload }) => payload['message'])

it('a cancelled adjustment is told to those who may see it and have been in the store, a saved one is not', async () => {
  const [holder, other, left] = [`holder-${store}`, `other-${store}`, `left-${store}`]
  await enter(holder)
  await enter(holder)
  await enter(other, [generalAccess])
  await enter(left)
  await enter(left, [generalAccess])
  await save(30)
  expect(await toldTo(holder)).toEqual([])
  await save(0)
  expect(await toldTo(holder)).toEqual(['Trade adjustment cancelled: 2021 Honda Accord, Add 10%'])
  expect(await toldTo(other)).toEqual([])
  expect(await toldTo(left)).toEqual([])
})
