import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getContactHistoryEntry } from './activity'
import type { ApiError } from './kernel/apiError'
import { call } from './kernel/call'
import { lockOpportunity } from './lock'
import { recordingTransport, type GivenAnswer } from './testing'

const lock = { opptId: '1000001', hyperionId: 'HAR', isLocked: false }

describe('locking', () => {
  it('posts exactly opptId, hyperionId and isLocked, false included [O-458]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    await call(lockOpportunity, { body: { ...lock, isLocked: true } }, transport)()
    await call(lockOpportunity, { body: lock }, transport)()
    expect(seen.map(({ body: sent }) => sent)).toEqual([{ ...lock, isLocked: true }, lock])
    expect(seen[0]?.url).toBe('https://api.test/opportunity/activity/opportunity-lock')
  })

  it('says beside the body that only one’s own is to be released', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    await call(lockOpportunity, { query: { onlyOwn: true }, body: lock }, transport)()
    expect(seen[0]?.body).toEqual(lock)
    expect(seen[0]?.url).toBe('https://api.test/opportunity/activity/opportunity-lock?onlyOwn=true')
  })

  it('says which window asks, and no other text [D-70]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    await call(lockOpportunity, { query: { window: 'w-1' }, body: lock }, transport)()
    expect(seen[0]?.body).toEqual(lock)
    expect(seen[0]?.url).toBe('https://api.test/opportunity/activity/opportunity-lock?window=w-1')
    expect(lockOpportunity.query.decode({ window: 'w-1' })).toEqual(E.right({ window: 'w-1' }))
    expect(E.isLeft(lockOpportunity.query.decode({ window: 'w 1' }))).toBe(true)
  })

  it('outlives the page that sends it, as no other call does, and carries no key', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    await call(lockOpportunity, { body: lock }, transport)()
    await call(getContactHistoryEntry, { params: { contactHistoryId: '41' } }, transport)()
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
  const failure = async (fields: object): Promise<ApiError> => {
    const answer = await call(
      lockOpportunity,
      { body: lock },
      recordingTransport(refused(fields)).transport,
    )()
    if (E.isRight(answer)) throw new Error('The call was expected to fail')
    return answer.left
  }

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
