import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getContactHistoryEntry, lockOpportunity, logCall, type CallBody } from './activity'
import { call } from './kernel/call'
import type { ApiError } from './kernel/apiError'
import { recordingTransport, type GivenAnswer } from './testing'

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

const lock = { opptId: '1000001', hyperionId: 'HAR', isLocked: false }

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

describe('locking', () => {
  it('posts exactly opptId, hyperionId and isLocked, false included [O-458]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    await call(lockOpportunity, { body: { ...lock, isLocked: true } }, transport)()
    await call(lockOpportunity, { body: lock }, transport)()
    expect(seen.map(({ body: sent }) => sent)).toEqual([{ ...lock, isLocked: true }, lock])
    expect(seen[0]?.url).toBe('https://api.test/opportunity/activity/opportunity-lock')
  })

  it('outlives the page that sends it, as no other call does, and carries no key', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    await call(lockOpportunity, { body: lock }, transport)()
    await call(logCall, { body, idempotencyKey: 'draft-1' }, transport)()
    expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false])
    expect(seen[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  const holder = { lockedBy: 'Ann Lee', lockedDT: '2026-11-20T14:05:00.000Z' }
  const refused =
    (fields: object): GivenAnswer =>
    () =>
      Response.json(
        { type: 'about:blank', title: 'x', status: 409, requestId: 'r-9', ...fields },
        { status: 409 },
      )
  const failure = async (fields: object): Promise<ApiError> =>
    leftOf(await call(lockOpportunity, { body: lock }, recordingTransport(refused(fields)).transport)())

  it('tells who holds what was refused', async () => {
    expect(await failure({ code: 'lockedByUser', ...holder })).toMatchObject({
      code: 'lockedByUser',
      lock: holder,
    })
    expect(await failure({ code: 'lockedByUser' })).toMatchObject({
      lock: { lockedBy: null, lockedDT: null },
    })
  })

  it('knows of no holder in any other refusal', async () => {
    expect(await failure({ code: 'lockedByStatus', ...holder })).toMatchObject({
      code: 'lockedByStatus',
      lock: null,
    })
    expect(await failure({ code: 'lockedByUser', lockedBy: 'Ann Lee', lockedDT: 'today' })).toMatchObject({
      code: '',
    })
  })
})
