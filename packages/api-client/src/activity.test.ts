import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getContactHistoryEntry, logCall, saveNote, type CallBody } from './activity'
import { call } from './kernel/call'
import { recordingTransport } from './testing'

const body: CallBody = {
  opportunityId: '1000001',
  contactInfo: null,
  notes: '',
  dayPhoneNumberIsBad: false,
  evePhoneNumberIsBad: false,
  cellPhoneNumberIsBad: true,
  action: 'OUT_CALL',
  actionResult: 'BADNUM',
  reason: null,
}

const silent = () =>
  recordingTransport(() => {
    throw new Error('nothing may be sent')
  })

const leftOf = <L>(either: E.Either<L, unknown>): L => {
  if (E.isRight(either)) throw new Error('The call was expected to fail')
  return either.left
}

describe('saving a call', () => {
  it('posts exactly the nine fields of a call [O-442]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    await call(logCall, { body, idempotencyKey: 'draft-1' }, transport)()
    expect(seen).toMatchObject([{ method: 'POST', url: 'https://api.test/opportunity/call' }])
    expect(seen[0]?.body).toEqual(body)
    expect(Object.keys(body)).toHaveLength(9)
  })

  it('carries the key of its draft, the same on every attempt', async () => {
    const { transport, seen } = recordingTransport(() => Promise.reject(new TypeError('fetch failed')))
    await call(logCall, { body, idempotencyKey: 'draft-1' }, transport)()
    await call(logCall, { body, idempotencyKey: 'draft-1' }, transport)()
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['draft-1', 'draft-1'])
  })

  it('asks nothing without a key', async () => {
    const { transport, seen } = silent()
    const error = leftOf(await call(logCall, { body }, transport)())
    expect(error).toMatchObject({ kind: 'missing', message: 'Idempotency-Key is required' })
    expect(seen).toEqual([])
  })

  it('needs its opportunity, and no notes, phone or reason [S-390] [OP-079]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    const nameless = { ...body, opportunityId: '' }
    const error = leftOf(await call(logCall, { body: nameless, idempotencyKey: 'draft-1' }, transport)())
    expect(error).toMatchObject({ kind: 'missing', message: 'opportunityId is required' })
    expect(seen).toEqual([])
    await call(logCall, { body, idempotencyKey: 'draft-1' }, transport)()
    expect(seen).toHaveLength(1)
  })
})

it('posts exactly the four fields of a note [O-448]', async () => {
  const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
  const note = {
    opportunityId: '1000001',
    notes: '<p>Called back</p>',
    action: 'NOTE',
    actionResult: 'NOTE',
  } as const
  await call(saveNote, { body: note, idempotencyKey: 'draft-2' }, transport)()
  expect(seen).toMatchObject([{ method: 'POST', url: 'https://api.test/opportunity/note' }])
  expect(seen[0]?.body).toEqual(note)
})

describe('reading one entry of the history', () => {
  it('asks by contactHistoryId [O-450]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: [] }))
    const answer = await call(getContactHistoryEntry, { params: { contactHistoryId: '41' } }, transport)()
    expect(seen[0]).toMatchObject({ method: 'GET', url: 'https://api.test/opportunity/contact-history/41' })
    expect(E.isRight(answer)).toBe(true)
  })

  it('asks nothing without it [OP-079]', async () => {
    const answer = await call(
      getContactHistoryEntry,
      { params: { contactHistoryId: '' } },
      silent().transport,
    )()
    expect(leftOf(answer)).toMatchObject({ kind: 'missing', message: 'contactHistoryId is required' })
  })
})
