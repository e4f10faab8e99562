import { describe, expect, it } from 'vitest'
import { recordUsage } from '@retain/api-client/usage'
import { addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

describe('recordUsage', () => {
  it('keeps who did what, where and when [S-418] [S-814]', async () => {
    const hyperionId = await addStore(test.db)
    const body = { hyperionId, usageTimestamp: '2026/03/16 15:30:07', action: 'searchLogs' }
    const answer = await test.callAs({ userName: 'busy.person', stores: [hyperionId] }, recordUsage, { body })
    expect(answer).toMatchObject({ right: { data: null } })
    const kept = test.db.selectFrom('user_usage').where('hyperion_id', '=', hyperionId)
    expect(await kept.select(['user_name', 'action', 'used_at']).execute()).toEqual([
      { user_name: 'busy.person', action: 'searchLogs', used_at: '2026-03-16T15:30:07.000Z' },
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
