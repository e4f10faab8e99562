import { describe, expect, it } from 'vitest'
import { mostUsageEvents, recordUsage, recordUsages } from '@retain/api-client/usage'
import { addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

const keptOf = (...stores: string[]) =>
  test.db
    .selectFrom('user_usage')
    .select(['hyperion_id', 'user_name', 'action', 'used_at'])
    .where('hyperion_id', 'in', stores)
    .orderBy('usage_id')
    .execute()

describe('recordUsage', () => {
  it('keeps who did what, where and when [S-418] [S-814]', async () => {
    const hyperionId = await addStore(test.db)
    const body = { hyperionId, usageTimestamp: '2026/03/16 15:30:07', action: 'searchLogs' }
    const answer = await test.callAs({ userName: 'busy.person', stores: [hyperionId] }, recordUsage, { body })
    expect(answer).toMatchObject({ right: { data: null } })
    expect(await keptOf(hyperionId)).toEqual([
      {
        hyperion_id: hyperionId,
        user_name: 'busy.person',
        action: 'searchLogs',
        used_at: '2026-03-16T15:30:07.000Z',
      },
    ])
  })

  it('refuses a day that no calendar has', async () => {
    const hyperionId = await addStore(test.db)
    const body = { hyperionId, usageTimestamp: '2026/02/30 15:30:07', action: 'searchLogs' }
    expect(await test.callAs({ stores: [hyperionId] }, recordUsage, { body })).toMatchObject({
      left: { status: 400, fieldErrors: [{ field: 'usageTimestamp' }] },
    })
  })
})

describe('recordUsages', () => {
  const eventIn = (hyperionId: string, action: string) => ({
    hyperionId,
    usageTimestamp: '2026/03/16 15:30:07',
    action,
  })
  const send = (stores: readonly string[], events: ReturnType<typeof eventIn>[], idempotencyKey: string) =>
    test.callAs({ userName: 'busy.person', stores }, recordUsages, { body: { events }, idempotencyKey })

  it('keeps every record, in order, also of several stores [S-418] [S-813]', async () => {
    const [first, second] = [await addStore(test.db), await addStore(test.db)]
    const events = [eventIn(first, 'searchLogs'), eventIn(second, 'getDealInfo'), eventIn(first, 'logCall')]
    expect(await send([first, second], events, 'usage-1')).toMatchObject({ right: { data: null } })
    expect(await keptOf(first, second)).toMatchObject(
      events.map(({ hyperionId, action }) => ({
        hyperion_id: hyperionId,
        user_name: 'busy.person',
        action,
        used_at: '2026-03-16T15:30:07.000Z',
      })),
    )
  })

  it('keeps them once, however often they are sent', async () => {
    const store = await addStore(test.db)
    const events = [eventIn(store, 'searchLogs'), eventIn(store, 'searchLogs')]
    const answers = await Promise.all([1, 2, 3].map(() => send([store], events, 'usage-2')))
    for (const answer of answers) expect(answer).toMatchObject({ right: { data: null } })
    expect(await keptOf(store)).toHaveLength(2)
  })

  it('keeps none when one of them is of a store that is not the caller’s', async () => {
    const [own, foreign] = [await addStore(test.db), await addStore(test.db)]
    const events = [eventIn(own, 'searchLogs'), eventIn(foreign, 'searchLogs')]
    expect(await send([own], events, 'usage-3')).toMatchObject({ left: { status: 403, code: 'store' } })
    expect(await keptOf(own, foreign)).toEqual([])
  })

  it('takes a hundred and no more', async () => {
    const store = await addStore(test.db)
    const events = Array.from({ length: mostUsageEvents + 1 }, (_, at) => eventIn(store, `action-${at}`))
    expect(await send([store], events, 'usage-4')).toMatchObject({
      left: { status: 400, fieldErrors: [{ field: 'events' }] },
    })
    expect(await send([store], events.slice(1), 'usage-5')).toMatchObject({ right: { data: null } })
    expect(await keptOf(store)).toHaveLength(mostUsageEvents)
  })
})
