import { requiredIds, type RequiredId } from '@retain/domain/calls/requiredIds'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkEmailBounce } from './email'
import { call } from './kernel/call'
import {
  createElead,
  getCompassLeadStatus,
  getEleadStatus,
  listEleadSalespersons,
  recordEleadHistory,
  setLeadPending,
  submitToCompass,
} from './leads'
import { listStoreUsers } from './lookups'
import { getVehicleInfo } from './opportunity'
import { getOpportunitySections } from './opportunity-sections'
import { getProfile, saveProfile } from './profile'
import { createReminder } from './reminders'
import { saveSettings } from './settingOverrides'
import { getStoreLogo } from './stores'
import { recordingTransport } from './testing'
import { getKeyFeatures, listTrimLevels } from './vehicle'

const silent = recordingTransport(() => {
  throw new Error('nothing may be sent')
})

/** Makes a call as somebody would whose values are not what the compiler wants, since one is missing. */
const ask = (endpoint: object, input: object) =>
  call(endpoint as typeof getStoreLogo, { idempotencyKey: 'key-1', ...input } as never, silent.transport)()

const reminder = {
  hyperionId: 'HAR',
  reminderText: 'Call back',
  reminderDueDate: '2026-11-27T05:00:00.000Z',
}

/** A call of each id without it, and the name of its field in that call (D-12). */
const withoutIt: Readonly<Record<RequiredId, readonly [endpoint: object, input: object, field: string]>> = {
  hyperionId: [getStoreLogo, { params: { hyperionId: '' } }, 'hyperionId'],
  opptId: [getVehicleInfo, { params: { opptId: '' } }, 'opptId'],
  opportunityId: [createReminder, { body: { ...reminder, opportunityId: '' } }, 'opportunityId'],
  leadId: [getEleadStatus, { query: { leadId: '', oppId: '1', hyperionId: 'HAR' } }, 'leadId'],
  eleadId: [recordEleadHistory, { body: { eleadId: '', hyperionId: 'HAR', opptId: '1' } }, 'eleadId'],
  section: [getOpportunitySections, { params: { opptId: '1' }, query: { names: '' } }, 'names'],
  vehicleType: [getKeyFeatures, { params: { vehicleType: '', opptId: '1' } }, 'vehicleType'],
  makeId: [listTrimLevels, { query: { makeId: '', modelId: '120' } }, 'makeId'],
  modelId: [listTrimLevels, { query: { makeId: '12', modelId: '' } }, 'modelId'],
  'email address': [checkEmailBounce, { query: { emailAddress: '' } }, 'emailAddress'],
  username: [getProfile, { params: { username: '' } }, 'username'],
  profile: [saveProfile, { params: { username: 'sam' }, body: null, version: 1 }, 'profile'],
  setting: [saveSettings, { body: { appSettingSaveSettings: [], clear: false } }, 'setting'],
}

it.each(requiredIds)(
  'a call without its %s fails before anything is sent [S-390] [O-441] [OP-079]',
  async (id) => {
    const [endpoint, input, field] = withoutIt[id]
    expect(await ask(endpoint, input)).toMatchObject(
      E.left({ kind: 'missing', message: `${field} is required` }),
    )
    expect(silent.seen).toEqual([])
  },
)

const leadQuery = { leadId: '9', oppId: '1', hyperionId: 'HAR' }

/** Every call about leads, whole. */
const leadCalls: readonly (readonly [
  endpoint: { readonly name: string },
  input: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
])[] = [
  [setLeadPending, { params: { id: '1' } }],
  [submitToCompass, { query: { oppId: '1', source: 'EQLOG' } }],
  [getCompassLeadStatus, { query: leadQuery }],
  [getEleadStatus, { query: leadQuery }],
  [createElead, { body: { opptId: '1', hyperionId: 'HAR', salespersonId: '3', vin: null, notes: '' } }],
  [recordEleadHistory, { body: { eleadId: '5', hyperionId: 'HAR', opptId: '1' } }],
  [listEleadSalespersons, { params: { hyperionId: 'HAR' } }],
  [listStoreUsers, { query: { hyperionId: 'HAR', listType: 'compass' } }],
]

const leadIds: readonly string[] = ['id', 'oppId', 'opptId', 'hyperionId', 'leadId', 'eleadId']

describe('a call about leads', () => {
  const cases = leadCalls.flatMap(([endpoint, input]) =>
    Object.entries(input).flatMap(([part, fields]) =>
      Object.keys(fields)
        .filter((field) => leadIds.includes(field))
        .map((field) => [endpoint.name, field, endpoint, { [part]: { ...fields, [field]: '' } }] as const),
    ),
  )

  it.each(cases)(
    '%s fails without its %s, and nothing is sent [O-263] [OP-079]',
    async (_name, field, endpoint, input) => {
      expect(await ask(endpoint, input)).toMatchObject(
        E.left({ kind: 'missing', message: `${field} is required` }),
      )
      expect(silent.seen).toEqual([])
    },
  )

  it('needs all five ids among them [O-263]', () => {
    // The id of an opportunity has three names on the wire.
    expect([...new Set(cases.map(([, field]) => field))].sort()).toEqual([...leadIds].sort())
  })
})
