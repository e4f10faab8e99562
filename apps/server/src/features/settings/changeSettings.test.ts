import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  deleteSettings,
  listSettingHistory,
  lockSetting,
  saveSettings,
  updateSettings,
} from '@retain/api-client/settingOverrides'
import { getSetting } from '@retain/api-client/settings'
import type { Permission } from '@retain/domain/session/user/permissions'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import type { SettingToSave } from '@retain/domain/settings/settingRequests'
import {
  brandScope,
  globalScope,
  marketScope,
  storeScope,
  type SettingScope,
} from '@retain/domain/settings/settingScope'
import { addStore } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'

const test = withApp()

const view: Permission = 'Opportunity_Can_View_Setting_Overrides'
const own: Permission = 'Opportunity_Can_Edit_Setting_Overrides'
const all: Permission = 'Opportunity_Can_Edit_Global_Setting_Overrides'
const defaults: Permission = 'Opportunity_Can_Edit_Default_Settings'

const key: SettingKey = 'EATimeDesktopAlerts'
const value = (scope: SettingScope, settingValue: string, version?: number): SettingToSave => ({
  settingKeyId: key,
  ...scope,
  settingValue,
  ...(version === undefined ? {} : { version }),
})

interface Editor {
  readonly userName?: string
  readonly roles: readonly Permission[]
  readonly stores: readonly string[]
  readonly claims?: Readonly<Record<string, unknown>>
}
const administrator: Editor = { userName: 'alex.romero', roles: [all], stores: [] }

const post = (who: Editor, values: readonly SettingToSave[], clear = false, idempotencyKey = randomUUID()) =>
  test.callAs(who, saveSettings, { body: { appSettingSaveSettings: values, clear }, idempotencyKey })
const put = (who: Editor, values: readonly SettingToSave[]) =>
  test.callAs(who, updateSettings, {
    body: { appSettingSaveSettings: values, clear: false },
    idempotencyKey: randomUUID(),
  })
const remove = (who: Editor, scope: SettingScope) =>
  test.callAs(who, deleteSettings, { body: { settingKeyId: key, ...scope } })
const lock = (who: Editor, scope: SettingScope, isLocked: boolean) =>
  test.callAs(who, lockSetting, { body: { settingKeyId: key, ...scope, isLocked } })

/** A store with a market and a brand that no other test has. */
let places = 0
async function addPlace() {
  places += 1
  const marketId = `M-CHANGE-${places}`
  const brandId = `Brand ${places}`
  return { hyperionId: await addStore(test.db, { market_id: marketId, brands: brandId }), marketId, brandId }
}

async function inForce(hyperionId: string) {
  const answer = await test.callAs({ stores: [hyperionId] }, getSetting, {
    params: { hyperionId, name: key },
  })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

async function historyOf(hyperionId: string) {
  const query = { settingKeyId: key, hyperionId }
  const answer = await test.callAs(administrator, listSettingHistory, { query })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const refused = (status: number, code: string) => ({ _tag: 'Left', left: { status, code } })
const saved = (...settings: readonly object[]) => ({ _tag: 'Right', right: { data: settings } })

describe('saving settings', () => {
  it('posts a new override and puts a changed one, and one setting is read by store and name [O-393] [O-497] [O-501] [S-408] [S-409]', async () => {
    const { hyperionId } = await addPlace()
    const who: Editor = { roles: [own], stores: [hyperionId] }
    expect(await post(who, [value(storeScope(hyperionId), '045')])).toMatchObject(
      saved({ settingValue: '45', hyperionId, version: 1, isLocked: false }),
    )
    expect(await put(who, [value(storeScope(hyperionId), '50', 1)])).toMatchObject(
      saved({ settingValue: '50', version: 2 }),
    )
    expect(await inForce(hyperionId)).toMatchObject({ settingValue: '50', defaultValue: '30', hyperionId })
  })

  it('refuses who has seen another version, and a new value where one is there [O-497]', async () => {
    const { hyperionId } = await addPlace()
    await post(administrator, [value(storeScope(hyperionId), '45')])
    const stale = refused(409, 'stale')
    expect(await post(administrator, [value(storeScope(hyperionId), '50')])).toMatchObject(stale)
    expect(await put(administrator, [value(storeScope(hyperionId), '50', 7)])).toMatchObject(stale)
    expect(await put(administrator, [value(marketScope('M-CHANGE-1'), '50', 1)])).toMatchObject(stale)
    expect(await put(administrator, [value(storeScope(hyperionId), '50')])).toMatchObject(
      refused(400, 'versionRequired'),
    )
    expect(await inForce(hyperionId)).toMatchObject({ settingValue: '45', version: 1 })
  })

  it('refuses the version of a value that was removed and set again since', async () => {
    const { hyperionId } = await addPlace()
    await post(administrator, [value(storeScope(hyperionId), '45')])
    await remove(administrator, storeScope(hyperionId))
    await post(administrator, [value(storeScope(hyperionId), '50')])
    expect(await put(administrator, [value(storeScope(hyperionId), '60', 1)])).toMatchObject(
      refused(409, 'stale'),
    )
  })

  it('lets one of two administrators at once win, and tells the other', async () => {
    const { hyperionId } = await addPlace()
    const both = await Promise.all(
      ['45', '50'].map((text) => post(administrator, [value(storeScope(hyperionId), text)])),
    )
    expect(both.map(E.isRight).sort()).toEqual([false, true])
    expect(both.find(E.isLeft)).toMatchObject(refused(409, 'stale'))
  })

  it('saves all or none [O-502] [OP-129]', async () => {
    const { hyperionId, marketId } = await addPlace()
    const wrong = [value(marketScope(marketId), '45'), value(storeScope(hyperionId), 'soon')]
    expect(await post(administrator, wrong)).toMatchObject({
      left: {
        status: 400,
        fieldErrors: [
          {
            field: 'appSettingSaveSettings.1.settingValue',
            message: 'Enter a whole number from 0 to 3600.',
          },
        ],
      },
    })
    expect(await inForce(hyperionId)).toMatchObject({ settingValue: null })
  })

  it('removes the listed values with clear, and the default holds [O-401] [OP-129]', async () => {
    const { hyperionId } = await addPlace()
    await post(administrator, [value(storeScope(hyperionId), '45')])
    expect(await post(administrator, [value(storeScope(hyperionId), '', 1)], true)).toMatchObject(
      saved({ settingValue: null, appSettingId: null, defaultValue: '30' }),
    )
    expect(await inForce(hyperionId)).toMatchObject({ settingValue: null, defaultValue: '30' })
  })

  it('is recorded once, however often it is sent', async () => {
    const { hyperionId } = await addPlace()
    const sent = randomUUID()
    const once = await post(administrator, [value(storeScope(hyperionId), '45')], false, sent)
    expect(await post(administrator, [value(storeScope(hyperionId), '45')], false, sent)).toMatchObject({
      right: { data: E.isRight(once) ? once.right.data : [] },
    })
    expect(await historyOf(hyperionId)).toHaveLength(1)
  })

  it('knows no store, market or brand that is not there, and no value twice', async () => {
    const { hyperionId } = await addPlace()
    for (const scope of [storeScope('GONE'), marketScope('M-GONE'), brandScope('Gone')])
      expect(await post(administrator, [value(scope, '45')])).toMatchObject(refused(400, 'invalid'))
    const twice = value(storeScope(hyperionId), '45')
    expect(await post(administrator, [twice, twice])).toMatchObject(refused(400, 'invalid'))
  })
})

describe('removing an override', () => {
  it('lets the next value count, and a second time is no error [S-412] [O-401]', async () => {
    const { hyperionId, marketId } = await addPlace()
    await post(administrator, [value(marketScope(marketId), '20'), value(storeScope(hyperionId), '45')])
    const removed = { right: { data: { settingValue: null, hyperionId } } }
    expect(await remove(administrator, storeScope(hyperionId))).toMatchObject(removed)
    expect(await inForce(hyperionId)).toMatchObject({ settingValue: '20', marketId })
    expect(await remove(administrator, storeScope(hyperionId))).toMatchObject(removed)
    expect(await historyOf(hyperionId)).toHaveLength(2)
  })
})

describe('a locked setting', () => {
  it.each<[string, (place: Awaited<ReturnType<typeof addPlace>>) => SettingScope]>([
    ['for the store itself', ({ hyperionId }) => storeScope(hyperionId)],
    ['for its market', ({ marketId }) => marketScope(marketId)],
    ['for its brand', ({ brandId }) => brandScope(brandId)],
  ])(
    'is changed by nobody, %s, until it is unlocked [S-366] [S-376] [S-410] [O-394] [O-397] [O-498] [OP-127]',
    async (_where, scopeOf) => {
      const place = await addPlace()
      const scope = storeScope(place.hyperionId)
      await post(administrator, [value(scope, '45')])
      expect(await lock(administrator, scopeOf(place), true)).toMatchObject({
        right: { data: { isLocked: true } },
      })
      const locked = refused(409, 'settingLocked')
      expect(await put(administrator, [value(scope, '50', 1)])).toMatchObject(locked)
      expect(await remove(administrator, scope)).toMatchObject(locked)
      expect(await inForce(place.hyperionId)).toMatchObject({ settingValue: '45', isLocked: true })
      await lock(administrator, scopeOf(place), false)
      expect(await put(administrator, [value(scope, '50', 1)])).toMatchObject(
        saved({ settingValue: '50', isLocked: false }),
      )
    },
  )

  it('says so to whoever may edit the store but not unlock [O-428] [S-829]', async () => {
    const { hyperionId } = await addPlace()
    const who: Editor = { roles: [own], stores: [hyperionId] }
    await lock(administrator, storeScope(hyperionId), true)
    expect(await post(who, [value(storeScope(hyperionId), '45')])).toMatchObject(
      refused(409, 'settingLocked'),
    )
    expect(await lock(who, storeScope(hyperionId), false)).toMatchObject(refused(403, 'permission'))
  })
})

describe('who may change what', () => {
  it('own stores, or every level; 0000 with that of default settings [O-420] [O-421] [O-422] [S-735] [OP-126]', async () => {
    const { hyperionId, marketId } = await addPlace()
    const other = await addPlace()
    const may = async (roles: readonly Permission[], scope: SettingScope) =>
      E.isRight(await post({ roles, stores: [hyperionId] }, [value(scope, '10')], true))
    expect(await may([own], storeScope(hyperionId))).toBe(true)
    expect(await may([own], storeScope(other.hyperionId))).toBe(false)
    expect(await may([own], marketScope(marketId))).toBe(false)
    expect(await may([view], storeScope(hyperionId))).toBe(false)
    expect(await may([defaults], globalScope)).toBe(true)
    expect(await may([defaults], storeScope(hyperionId))).toBe(false)
    expect(await may([all], storeScope(other.hyperionId))).toBe(true)
    expect(await may([all], marketScope(marketId))).toBe(true)
  })
})

describe('the history', () => {
  it('says who set what, and when it was locked, the newest first [O-395] [O-499] [S-411]', async () => {
    const { hyperionId } = await addPlace()
    await post(administrator, [value(storeScope(hyperionId), '45')])
    await lock(administrator, storeScope(hyperionId), true)
    await lock(administrator, storeScope(hyperionId), false)
    const erin = {
      ...administrator,
      userName: 'erin.cole',
      claims: { given_name: 'Erin', family_name: 'Cole' },
    }
    await put(erin, [value(storeScope(hyperionId), '50', 1)])
    const entries = await historyOf(hyperionId)
    expect(
      entries.map(({ settingValue, isLocked, changedBy }) => [settingValue, isLocked, changedBy]),
    ).toEqual([
      ['50', false, 'Erin Cole'],
      ['45', false, 'Pat Tester'],
      ['45', true, 'Pat Tester'],
      ['45', false, 'Pat Tester'],
    ])
  })

  it('holds nothing of scopes that one does not see', async () => {
    const { hyperionId } = await addPlace()
    const other = await addPlace()
    await post(administrator, [value(storeScope(other.hyperionId), '45')])
    await post(administrator, [value(storeScope(hyperionId), '46')])
    const answer = await test.callAs({ roles: [view], stores: [hyperionId] }, listSettingHistory, {
      query: { settingKeyId: key },
    })
    const codes = E.isRight(answer) ? answer.right.data.map((entry) => entry.hyperionId) : []
    expect(codes).toContain(hyperionId)
    expect(codes).not.toContain(other.hyperionId)
  })
})

describe('the live channel', () => {
  const toldTo = async (hyperionId: string) =>
    (await eventsOf(test.db, hyperionId)).map(({ type, payload }) => [
      type,
      payload['settingValue'],
      payload['isLocked'],
    ])

  it('tells the stores for which something changed, and no other', async () => {
    const { hyperionId, marketId } = await addPlace()
    const sister = await addStore(test.db, { market_id: marketId })
    const stranger = await addStore(test.db)
    await post(administrator, [value(storeScope(sister), '45')])
    await post(administrator, [value(marketScope(marketId), '20')])
    await lock(administrator, marketScope(marketId), true)
    expect(await toldTo(hyperionId)).toEqual([
      ['SETTING_CHANGED', '20', false],
      ['SETTING_CHANGED', '20', true],
    ])
    expect(await toldTo(sister)).toEqual([
      ['SETTING_CHANGED', '45', false],
      ['SETTING_CHANGED', '45', true],
    ])
    expect(await toldTo(stranger)).toEqual([])
  })
})
