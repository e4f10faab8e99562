import { randomUUID } from 'node:crypto'
import { listAllStores, saveSettings } from '@retain/api-client/settingOverrides'
import { checkStore, listStores } from '@retain/api-client/stores'
import type { Permission } from '@retain/domain/session/user/permissions'
import { storeSwitch } from '@retain/domain/settings/enabledStores'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addStore } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'

const test = withApp()
const enables: Permission = 'Opportunity_Can_Access_Enable_Stores'

const administrator = { userName: 'alex.romero', roles: [enables], stores: [] }

async function listed(query: { text?: string; isEnabled?: boolean; pageNumber?: number; pageSize?: number }) {
  const answer = await test.callAs(administrator, listAllStores, { query })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const change = (
  store: { readonly hyperionId: string; readonly version: number },
  isEnabled: boolean,
  idempotencyKey = randomUUID(),
) =>
  test.callAs(administrator, saveSettings, {
    body: { appSettingSaveSettings: [storeSwitch(store, isEnabled)], clear: false },
    idempotencyKey,
  })

describe('the stores with their switches', () => {
  it('are found by name, and by whether they are on, page by page [S-042] [S-826]', async () => {
    const names = ['Zz Switch Two', 'Zz Switch One', 'Zz Switch Three']
    const [, one] = await Promise.all(names.map((name) => addStore(test.db, { name })))
    await change({ hyperionId: one ?? '', version: 0 }, false)
    const found = async (query: Parameters<typeof listed>[0]) =>
      (await listed({ text: 'zz switch', ...query })).list.map(({ name }) => name)
    expect(await found({})).toEqual(['Zz Switch One', 'Zz Switch Three', 'Zz Switch Two'])
    expect(await found({ isEnabled: false })).toEqual(['Zz Switch One'])
    expect(await found({ isEnabled: true })).toEqual(['Zz Switch Three', 'Zz Switch Two'])
    expect(await found({ pageNumber: 2, pageSize: 2 })).toEqual(['Zz Switch Two'])
    expect(await listed({ text: 'zz switch', pageSize: 2 })).toMatchObject({ total: 3, pageCount: 2 })
  })

  it('say who used them, and are closed to everybody until they are on again [S-008] [S-826]', async () => {
    const hyperionId = await addStore(test.db, { name: 'Closing Store' })
    const person = { stores: [hyperionId] }
    expect(await change({ hyperionId, version: 0 }, false)).toMatchObject({ _tag: 'Right' })
    expect((await listed({ text: hyperionId })).list).toEqual([
      expect.objectContaining({ isEnabled: false, changedBy: 'Pat Tester', version: 1 }),
    ])
    expect(await test.callAs(person, listStores, {})).toMatchObject({ right: { data: [] } })
    expect(await test.callAs(person, checkStore, { query: { hyperionId } })).toMatchObject({
      right: { data: { isAssigned: false } },
    })
    await change({ hyperionId, version: 1 }, true)
    expect(await test.callAs(person, listStores, {})).toMatchObject({ right: { data: [{ hyperionId }] } })
  })

  it('tell the store once, also when the call is repeated', async () => {
    const hyperionId = await addStore(test.db)
    const key = randomUUID()
    await change({ hyperionId, version: 0 }, false, key)
    await change({ hyperionId, version: 0 }, false, key)
    expect(await eventsOf(test.db, hyperionId)).toMatchObject([
      {
        type: 'SETTING_CHANGED',
        payload: { settingKeyId: 'EAStoreEnabled', hyperionId, settingValue: 'Off', isLocked: false },
      },
    ])
  })

  it('refuse whoever has seen another version', async () => {
    const hyperionId = await addStore(test.db)
    await change({ hyperionId, version: 0 }, false)
    expect(await change({ hyperionId, version: 0 }, true)).toMatchObject({
      left: { status: 409, code: 'stale' },
    })
    expect((await listed({ text: hyperionId })).list).toMatchObject([{ isEnabled: false, version: 1 }])
  })
})
