import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { call } from './kernel/call'
import type { BodyOf } from './kernel/endpoint'
import { saveProfile } from './profile'
import { saveManySettings, saveSettings, updateSettings } from './settingOverrides'
import { recordingTransport } from './testing'

type ProfileToSave = BodyOf<typeof saveProfile>

const silent = recordingTransport(() => {
  throw new Error('nothing may be sent')
})
const none: unknown = null
const idempotencyKey = 'key-1'

it.each([
  ['no setting in its list', { appSettingSaveSettings: [], clear: false }],
  ['no list', none as { appSettingSaveSettings: []; clear: boolean }],
])('saves no setting with %s, and asks nothing [O-398] [OP-079]', async (_what, body) => {
  for (const endpoint of [saveSettings, updateSettings]) {
    const answer = await call(endpoint, { body, idempotencyKey }, silent.transport)()
    expect(answer).toMatchObject(E.left({ kind: 'missing', message: 'setting is required' }))
  }
  expect(await call(saveManySettings, { body, idempotencyKey }, silent.transport)()).toMatchObject(
    E.left({ kind: 'missing', message: 'setting is required' }),
  )
  expect(silent.seen).toEqual([])
})

it('saves no profile without one, and asks nothing [O-399] [OP-079]', async () => {
  const input = { params: { username: 'sam' }, body: none as ProfileToSave, version: 1 }
  const answer = await call(saveProfile, input, silent.transport)()
  expect(answer).toMatchObject(E.left({ kind: 'missing', message: 'profile is required' }))
  expect(silent.seen).toEqual([])
})

it('names a user name that is missing before the profile [S-390]', async () => {
  const input = { params: { username: '' }, body: none as ProfileToSave, version: 1 }
  const answer = await call(saveProfile, input, silent.transport)()
  expect(answer).toMatchObject(E.left({ message: 'username is required' }))
})
