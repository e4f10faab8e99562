import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { countRowStates } from '@retain/api-client/work-log'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore, type TestOpportunity } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'

const test = withApp()

async function storeWith(...opportunities: readonly TestOpportunity[]): Promise<string> {
  const hyperionId = await addStore(test.db)
  for (const fields of opportunities) await addOpportunity(test.db, hyperionId, fields)
  return hyperionId
}

describe('countRowStates', () => {
  const statesOf = async (hyperionId: string, query: object = {}) => {
    const person = { roles: [generalAccess], stores: [hyperionId] }
    const answer = await test.callAs(person, countRowStates, {
      body: { source: 'EQLOG', hyperionId, ...query },
    })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    return answer.right.data
  }

  it('counts the rows of a search by the states of their repair orders, whatever its page [L-170] [L-171] [L-173]', async () => {
    const hyperionId = await storeWith(
      { ro_status: 'Open', deal_type: 'Lease' },
      { ro_status: 'Open', deal_type: 'Cash' },
      { ro_status: 'Scheduled', deal_type: 'Lease' },
      { ro_status: 'Closed', deal_type: 'Lease' },
      { ro_status: 'Closed', deal_type: 'Lease' },
      { ro_status: null, deal_type: 'Lease' },
    )
    await storeWith({ ro_status: 'Open' })
    expect(await statesOf(hyperionId)).toEqual({ open: 2, scheduled: 1, closed: 2 })
    expect(await statesOf(hyperionId, { dealType: 'Lease' })).toEqual({ open: 1, scheduled: 1, closed: 2 })
    expect(await statesOf(hyperionId, { pageSize: 1, pageNumber: 3 })).toEqual({
      open: 2,
      scheduled: 1,
      closed: 2,
    })
  })

  it('counts the visits of the days of the Service Log', async () => {
    const hyperionId = await storeWith(
      { ro_status: 'Scheduled', appt_at: at('2026-03-16T10:00:00.000Z') },
      { ro_status: 'Scheduled', appt_at: at('2026-03-10T10:00:00.000Z') },
    )
    const days = { from: '2026-03-16T04:00:00.000Z', to: '2026-03-17T03:59:59.999Z' }
    expect(await statesOf(hyperionId, { source: 'SVCLOG', ...days })).toEqual({
      open: 0,
      scheduled: 1,
      closed: 0,
    })
  })

  it('has no row of an empty store', async () => {
    expect(await statesOf(await addStore(test.db))).toEqual({ open: 0, scheduled: 0, closed: 0 })
  })
})
