import { randomUUID } from 'node:crypto'
import {
  lockSetting,
  saveManySettings,
  saveSettings,
  undoManySettings,
} from '@retain/api-client/settingOverrides'
import { getSetting } from '@retain/api-client/settings'
import type { Permission } from '@retain/domain/session/user/permissions'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { storeScope } from '@retain/domain/settings/settingScope'
import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../app/deleteExpired'
import { addStore } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { at, withApp } from '../../testing/testApp'

const test = withApp()
const all: Permission = 'Opportunity_Can_Edit_Global_Setting_Overrides'
const own: Permission = 'Opportunity_Can_Edit_Setting_Overrides'
const administrator = { userName: 'alex.romero', roles: [all], stores: [] as string[] }

const key: SettingKey = 'EATimeDesktopAlerts'
/** One has a value, the other has none. */
let set = ''
let unset = ''
beforeEach(async () => {
  set = await addStore(test.db)
  unset = await addStore(test.db)
  right(await save(set, '45'))
})

function right<Value>(answer: E.Either<unknown, { readonly data: Value }>): Value {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const item = (hyperionId: string, settingValue: string, version?: number) => ({
  settingKeyId: key,
  ...storeScope(hyperionId),
  settingValue,
  ...(version === undefined ? {} : { version }),
})
const save = (hyperionId: string, value: string, version?: number) =>
  test.callAs(administrator, saveSettings, {
    body: { appSettingSaveSettings: [item(hyperionId, value, version)], clear: false },
    idempotencyKey: randomUUID(),
  })
const change = (value: string, version = 1, idempotencyKey = randomUUID()) =>
  test.callAs(administrator, saveManySettings, {
    body: { appSettingSaveSettings: [item(set, value, version), item(unset, value)], clear: false },
    idempotencyKey,
  })
const undo = (changeId: string, who: Parameters<typeof test.callAs>[0] = administrator) =>
  test.callAs(who, undoManySettings, { body: { changeId } })

const inForce = async (hyperionId: string) =>
  right(await test.callAs({ stores: [hyperionId] }, getSetting, { params: { hyperionId, name: key } }))
    .settingValue
const values = async () => [await inForce(set), await inForce(unset)]
const told = async (hyperionId: string) =>
  (await eventsOf(test.db, hyperionId)).map(({ payload }) => payload['settingValue'])
const audited = async () =>
  (
    await test.db
      .selectFrom('audit_entry')
      .select(['kind', 'hyperion_id'])
      .where('hyperion_id', 'in', [set, unset])
      .orderBy('sequence')
      .execute()
  ).map(({ kind, hyperion_id }) => [kind, hyperion_id])

const refused = (status: number, code: string) => ({ _tag: 'Left', left: { status, code } })

describe('a change of many places', () => {
  it('is made as a whole, once, and says by what it is taken back', async () => {
    const sent = randomUUID()
    const once = right(await change('60', 1, sent))
    expect(once).toEqual({ changeId: once.changeId, count: 2 })
    expect(right(await change('60', 1, sent))).toEqual(once)
    expect(await values()).toEqual(['60', '60'])
  })

  it('changes nothing where one was changed meanwhile', async () => {
    await save(set, '50', 1)
    expect(await change('60')).toMatchObject(refused(409, 'stale'))
    expect(await values()).toEqual(['50', null])
  })
})

describe('taking it back', () => {
  it('brings every value back as one, tells the stores and is in the audit log', async () => {
    const { changeId } = right(await change('60'))
    expect(right(await undo(changeId))).toBeNull()
    expect(await values()).toEqual(['45', null])
    expect(await told(set)).toEqual(['45', '60', '45'])
    expect(await told(unset)).toEqual(['60', null])
    expect(await audited()).toEqual([
      ['settingSaved', set],
      ['settingSaved', set],
      ['settingSaved', unset],
      ['settingSaved', set],
      ['settingRemoved', unset],
    ])
  })

  it('sets again what was removed', async () => {
    const body = { appSettingSaveSettings: [item(set, '', 1), item(unset, '')], clear: true }
    const answer = await test.callAs(administrator, saveManySettings, { body, idempotencyKey: randomUUID() })
    const { changeId, count } = right(answer)
    expect([count, await values()]).toEqual([1, [null, null]])
    expect(right(await undo(changeId))).toBeNull()
    expect(await values()).toEqual(['45', null])
  })

  it('changes nothing where somebody has changed one of them since', async () => {
    const { changeId } = right(await change('60'))
    await save(unset, '70', 1)
    expect(await undo(changeId)).toMatchObject(refused(409, 'stale'))
    expect(await values()).toEqual(['60', '70'])
  })

  it('changes nothing where one of them is locked', async () => {
    const { changeId } = right(await change('60'))
    const body = { settingKeyId: key, ...storeScope(set), isLocked: true }
    right(await test.callAs(administrator, lockSetting, { body }))
    expect(await undo(changeId)).toMatchObject(refused(409, 'settingLocked'))
    expect(await values()).toEqual(['60', '60'])
  })

  it('a second time is no error, and changes nothing', async () => {
    const { changeId } = right(await change('60'))
    right(await undo(changeId))
    right(await save(set, '70', 3))
    expect(right(await undo(changeId))).toBeNull()
    expect(await values()).toEqual(['70', null])
  })

  it('is refused to whoever may not change one of them', async () => {
    const { changeId } = right(await change('60'))
    expect(await undo(changeId, { roles: [own], stores: [set] })).toMatchObject(refused(403, 'permission'))
    expect(await values()).toEqual(['60', '60'])
    expect(right(await undo(changeId, { roles: [own], stores: [set, unset] }))).toBeNull()
  })

  it('ends after thirty days, and for what was never made', async () => {
    const { changeId } = right(await change('60'))
    expect(await undo('99999999')).toMatchObject(refused(404, 'notFound'))
    await deleteExpired(test.db, at('2026-04-15T15:30:00.001Z'))
    expect(await undo(changeId)).toMatchObject(refused(404, 'notFound'))
  })
})
