import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { createAnnouncement, deleteAnnouncement, updateAnnouncement } from '@retain/api-client/announcements'
import { callImport } from '@retain/api-client/callImport'
import { createHelpLink, deleteHelpLink, updateHelpLink } from '@retain/api-client/help-links'
import { assignOrphans, undoOrphanAssignment } from '@retain/api-client/orphans'
import { deleteSettings, lockSetting, saveSettings } from '@retain/api-client/settingOverrides'
import { createTemplate, deleteTemplate, saveDisclaimer, updateTemplate } from '@retain/api-client/templates'
import { saveTradeAdjustment } from '@retain/api-client/trade-adjustments'
import {
  deleteVehicleMappings,
  mapVehicleItems,
  previewVehicleMapImport,
  undoVehicleMapImport,
} from '@retain/api-client/vehicle-map'
import { permissions } from '@retain/domain/session/user/permissions'
import { globalScope, storeScope } from '@retain/domain/settings/settingScope'
import { beforeEach, describe, expect, it } from 'vitest'
import { verifyChain } from '../../audit/verifyChain'
import { addMapping } from '../../testing/addMapping'
import { exampleAdjustment } from '../../testing/exampleAdjustment'
import { exampleAnnouncement, exampleHelpLink } from '../../testing/exampleAdminTexts'
import { addAssociate, addOpportunity, addStore } from '../../testing/fixtures'
import { testNow, transportTo, withApp } from '../../testing/testApp'

const test = withApp()
let store = ''
let seen = '0'
const alex = () => ({ userName: 'alex.romero', roles: permissions, stores: [store] })

beforeEach(async () => {
  store = await addStore(test.db)
  seen = (await test.db.selectFrom('audit_head').select('sequence').executeTakeFirstOrThrow()).sequence
})

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

/** What the audit log tells of the present test. */
const entries = () =>
  test.db.selectFrom('audit_entry').selectAll().where('sequence', '>', seen).orderBy('sequence').execute()
const told = async () =>
  (await entries()).map(({ kind, hyperion_id, subject }) => [kind, hyperion_id, subject] as const)

describe('what administrators change stands in the audit log', () => {
  it('settings, their locks, and the switch of a store', async () => {
    const [har, key] = [storeScope(store), 'TradeAdjustment' as const]
    const save = (items: readonly object[]) =>
      test.callAs(alex(), saveSettings, {
        body: { appSettingSaveSettings: items as never, clear: false },
        idempotencyKey: randomUUID(),
      })
    right(
      await save([
        { settingKeyId: key, ...har, settingValue: 'On' },
        { settingKeyId: 'EAStoreEnabled', ...har, settingValue: 'On' },
        { settingKeyId: key, ...globalScope, settingValue: 'Off' },
      ]),
    )
    right(await test.callAs(alex(), lockSetting, { body: { settingKeyId: key, ...har, isLocked: true } }))
    right(await test.callAs(alex(), lockSetting, { body: { settingKeyId: key, ...har, isLocked: false } }))
    right(await test.callAs(alex(), deleteSettings, { body: { settingKeyId: key, ...har } }))
    expect(await told()).toEqual([
      ['settingSaved', store, `${key} store:${store}`],
      ['storeSwitched', store, `EAStoreEnabled store:${store}`],
      ['settingSaved', null, `${key} global:0000`],
      ['settingLocked', store, `${key} store:${store}`],
      ['settingUnlocked', store, `${key} store:${store}`],
      ['settingRemoved', store, `${key} store:${store}`],
    ])
    expect((await entries()).at(-1)).toMatchObject({
      recorded_at: testNow,
      user_name: 'alex.romero',
      state_before: { settingValue: 'On', isLocked: false },
      state_after: { settingValue: null, isLocked: false },
      request_id: 'test-request',
    })
  })

  it('templates, call guides and the disclaimer of a store', async () => {
    for (const [type, name] of [
      ['email', 'Lease end'],
      ['call', 'First call'],
    ] as const) {
      const body = {
        ...{ name, templateTypeName: type, templateCategory: 'Store' as const, hyperionId: store },
        ...{ subject: type === 'email' ? 'Your lease' : null, body: '<p>Hello</p>' },
      }
      const { templateId } = right(await test.callAs(alex(), createTemplate, { body }))
      const changed = { ...body, templateId, body: '<p>Good day</p>' }
      right(await test.callAs(alex(), updateTemplate, { body: changed, version: 1 }))
      right(await test.callAs(alex(), deleteTemplate, { body: { templateId } }))
    }
    const disclaimer = { hyperionId: store, body: '<p>Until Friday.</p>' }
    right(await test.callAs(alex(), saveDisclaimer, { body: disclaimer, version: 0 }))
    expect(await told()).toEqual([
      ['templateCreated', store, 'Lease end'],
      ['templateChanged', store, 'Lease end'],
      ['templateDeleted', store, 'Lease end'],
      ['callGuideCreated', store, 'First call'],
      ['callGuideChanged', store, 'First call'],
      ['callGuideDeleted', store, 'First call'],
      ['disclaimerChanged', store, store],
    ])
    expect((await entries())[1]).toMatchObject({
      state_before: { body: '<p>Hello</p>', version: 1 },
      state_after: { body: '<p>Good day</p>', version: 2 },
    })
  })

  it('announcements and help links', async () => {
    const announcement = { announcementId: null, ...exampleAnnouncement }
    const { announcementId } = right(
      await test.callAs(alex(), createAnnouncement, { body: announcement, idempotencyKey: randomUUID() }),
    )
    const closed = { ...announcement, announcementId, title: 'Closed' }
    right(await test.callAs(alex(), updateAnnouncement, { body: closed, version: 1 }))
    const link = { helpLinkId: null, ...exampleHelpLink }
    const { helpLinkId } = right(
      await test.callAs(alex(), createHelpLink, { body: link, idempotencyKey: randomUUID() }),
    )
    right(await test.callAs(alex(), updateHelpLink, { body: { ...link, helpLinkId }, version: 1 }))
    for (let time = 0; time < 2; time += 1) {
      right(await test.callAs(alex(), deleteAnnouncement, { body: { announcementId } }))
      right(await test.callAs(alex(), deleteHelpLink, { body: { helpLinkId } }))
    }
    expect(await told()).toEqual([
      ['announcementCreated', null, 'Holiday hours'],
      ['announcementChanged', null, 'Closed'],
      ['helpLinkCreated', null, 'Saved searches'],
      ['helpLinkChanged', null, 'Saved searches'],
      ['announcementDeleted', null, 'Closed'],
      ['helpLinkDeleted', null, 'Saved searches'],
    ])
  })

  it('mappings, one entry for a call, and none for what says so already', async () => {
    for (const item of ['AUD 1', 'AUD 2']) await addMapping(test.db, item)
    const body = { typeCode: 'MAKE' as const, items: ['AUD 1', 'AUD 2'] }
    for (let time = 0; time < 2; time += 1)
      right(await test.callAs(alex(), mapVehicleItems, { body: { ...body, mappedTo: 'Audi' } }))
    right(await test.callAs(alex(), deleteVehicleMappings, { body: { ...body, items: ['AUD 1'] } }))
    expect(await told()).toEqual([
      ['mappingChanged', null, 'Make 2 originals'],
      ['mappingDeleted', null, 'Make AUD 1'],
    ])
  })

  it('an import of mappings, and that it was taken back', async () => {
    const text = 'Mapper,Mapped From,Mapped To\r\nMake,AUD 3,Audi\r\nTrim,AUD 4,S line\r\n'
    const { version } = right(await test.callAs(alex(), previewVehicleMapImport, { body: { text } }))
    const { importId } = right(
      await callImport(
        { body: { text, version, leavesOutRefused: false }, idempotencyKey: randomUUID() },
        transportTo(test.app, await test.issuer.tokenFor(alex())),
        () => undefined,
      )(),
    )
    for (let time = 0; time < 2; time += 1)
      right(await test.callAs(alex(), undoVehicleMapImport, { body: { importId } }))
    expect(await told()).toEqual([
      ['mappingsImported', null, `Import ${importId}, originals 1 to 2`],
      ['mappingImportUndone', null, `Import ${importId}`],
    ])
    expect((await entries())[0]).toMatchObject({
      state_after: { 'Make AUD 3': 'Audi', 'Trim AUD 4': 'S line' },
    })
  })

  it('orphans that got owners, and that this was taken back, once each', async () => {
    const ann = await addAssociate(test.db, store)
    const opptId = await addOpportunity(test.db, store)
    const assignments = [{ opptId, userName: ann, rowVersion: 1 }]
    const [body, idempotencyKey] = [{ hyperionId: store, assignments }, randomUUID()]
    const assign = () => test.callAs(alex(), assignOrphans, { body, idempotencyKey })
    const { assignmentId } = right(await assign())
    right(await assign())
    for (let time = 0; time < 2; time += 1)
      right(await test.callAs(alex(), undoOrphanAssignment, { body: { hyperionId: store, assignmentId } }))
    expect(await told()).toEqual([
      ['orphansAssigned', store, `Assignment ${assignmentId}`],
      ['orphanAssignmentUndone', store, `Assignment ${assignmentId}`],
    ])
    expect((await entries()).map(({ state_after }) => state_after)).toEqual([
      { [ann]: [opptId] },
      { restored: 1, kept: 0 },
    ])
  })

  it('trade adjustments: made, extended and cancelled', async () => {
    const save = async (expiration: 0 | 30 | 60) =>
      right(
        await test.callAs(alex(), saveTradeAdjustment, {
          query: { hyperionId: store },
          body: { ...exampleAdjustment, expiration },
          idempotencyKey: randomUUID(),
        }),
      )
    await save(30)
    await save(60)
    await save(0)
    expect((await told()).map(([kind]) => kind)).toEqual([
      'tradeAdjustmentCreated',
      'tradeAdjustmentExtended',
      'tradeAdjustmentCancelled',
    ])
  })

  it('not what a repeated or a refused call asks for; and the chain holds', async () => {
    const body = {
      appSettingSaveSettings: [
        { settingKeyId: 'TradeAdjustment' as const, ...storeScope(store), settingValue: 'On' },
      ],
      clear: false,
    }
    const idempotencyKey = randomUUID()
    for (let time = 0; time < 2; time += 1)
      right(await test.callAs(alex(), saveSettings, { body, idempotencyKey }))
    const stale = await test.callAs(alex(), saveSettings, {
      body: {
        ...body,
        appSettingSaveSettings: body.appSettingSaveSettings.map((item) => ({ ...item, settingValue: 'Off' })),
      },
      idempotencyKey: randomUUID(),
    })
    expect(stale).toMatchObject({ left: { status: 409 } })
    expect(await told()).toHaveLength(1)
    expect((await verifyChain(test.db)).fault).toBeNull()
  })
})
