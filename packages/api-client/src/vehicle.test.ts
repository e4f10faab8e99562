import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { call } from './kernel/call'
import { recordingTransport } from './testing'
import { getKeyFeatures, listTrimLevels } from './vehicle'

it.each([
  ['makeId', { makeId: '', modelId: '120' }],
  ['modelId', { makeId: '12', modelId: '' }],
])('asks for no trims without %s [O-441] [OP-079]', async (name, query) => {
  const silent = recordingTransport(() => {
    throw new Error('nothing may be sent')
  })
  const answer = await call(listTrimLevels, { query }, silent.transport)()
  expect(answer).toMatchObject(E.left({ kind: 'missing', message: `${name} is required` }))
  expect(silent.seen).toEqual([])
})

it.each([
  ['vehicleType', { vehicleType: '' as 'current', opptId: '1000001' }],
  ['opptId', { vehicleType: 'current' as const, opptId: '' }],
])('asks for no key features without %s [O-441] [S-390] [OP-079]', async (name, params) => {
  const silent = recordingTransport(() => {
    throw new Error('nothing may be sent')
  })
  const answer = await call(getKeyFeatures, { params }, silent.transport)()
  expect(answer).toMatchObject(E.left({ kind: 'missing', message: `${name} is required` }))
  expect(silent.seen).toEqual([])
})
