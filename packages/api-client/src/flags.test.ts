import { flagRequest } from '@retain/domain/flagging/associate'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import {
  listAssociates,
  listFlaggedAssociates,
  listMyFlaggedOpportunities,
  setFlag,
  updateAssociates,
} from './flags'
import { call } from './kernel/call'
import { recordingTransport } from './testing'

const opportunity = { opptId: '1000001', hyperionId: 'HAR' }
const priya = { givenName: 'Priya', familyName: 'Singh', email: 'priya.singh@example.test' }
const answering = (data: unknown) => recordingTransport(() => Response.json({ data }))

it('a flag is posted with exactly six fields, set and removed [O-455] [O-489]', async () => {
  const { transport, seen } = answering({ flaggedAssociates: [] })
  for (const isFlagged of [true, false])
    await call(setFlag, { body: flagRequest(opportunity, priya, isFlagged) }, transport)()
  const sent = { ...opportunity, lastName: 'Singh', firstName: 'Priya', email: priya.email }
  expect(seen.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { ...sent, isFlagged: true }],
    ['POST', { ...sent, isFlagged: false }],
  ])
  expect(seen[0]?.url).toBe('https://api.test/opportunity/activity/opportunity-flagged')
})

it('somebody without an address or a name can be named all the same', async () => {
  const { transport, seen } = answering({ flaggedAssociates: [] })
  const unnamed = { givenName: null, familyName: null, email: null }
  const answer = await call(setFlag, { body: flagRequest(opportunity, unnamed, true) }, transport)()
  expect(E.isRight(answer)).toBe(true)
  expect(seen).toHaveLength(1)
})

it('the flagged associates are asked for with oppId, the own opportunities with nothing [O-456] [O-489]', async () => {
  const { transport, seen } = answering([])
  await call(listFlaggedAssociates, { query: { oppId: '1000001' } }, transport)()
  await call(listMyFlaggedOpportunities, {}, transport)()
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://api.test/opportunity/activity/opportunity-flagged-associate?oppId=1000001',
    'GET https://api.test/opportunity/activity/associate-flagged-opportunity',
  ])
})

it('the associates of a store are asked for with hyperionId [O-457]', async () => {
  const { transport, seen } = answering([])
  await call(listAssociates, { query: { hyperionId: 'HAR' } }, transport)()
  expect(seen[0]?.url).toBe('https://api.test/opportunity/associates?hyperionId=HAR')
})

it('a batch is put [O-454]', async () => {
  const { transport, seen } = answering({ flaggedAssociates: [] })
  const one = { userName: 'ps', email: '', firstName: 'Priya', lastName: 'Singh', isFlagged: true }
  const body = { ...opportunity, associates: [one] }
  await call(updateAssociates, { body }, transport)()
  expect(seen[0]).toMatchObject({
    method: 'PUT',
    url: 'https://api.test/opportunity/associate',
    body,
  })
})
