import { describe, expect, it } from 'vitest'
import { getValueHistory } from '@retain/api-client/value-history'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'
import { findValueHistory } from './valueHistoryQueries'

const test = withApp()
/** Half past ten in New York. */
const now = at('2026-03-16T14:30:00.000Z')

async function addKept(hyperionId: string, opptId: string, days: Readonly<Record<string, number>>) {
  await test.db
    .insertInto('opportunity_value')
    .values(
      Object.entries(days).map(([day, equity]) => ({
        hyperion_id: hyperionId,
        oppt_id: opptId,
        day,
        equity_cents: equity,
        payment_difference_finance_cents: equity / 10,
      })),
    )
    .execute()
}

const addCustomer = async () => {
  const hyperionId = await addStore(test.db)
  const opptId = await addOpportunity(test.db, hyperionId, {
    deal_type: 'Finance',
    equity_cents: 5_000_00,
    payment_difference_finance_cents: -29_00,
  })
  return { hyperionId, opptId }
}

describe('the values of an opportunity over time', () => {
  it('are those that were kept, and those of today', async () => {
    const { hyperionId, opptId } = await addCustomer()
    await addKept(hyperionId, opptId, { '2026-01-20': -1_000_00, '2026-02-10': 2_000_00 })
    expect(await findValueHistory(test.db, opptId, now)).toEqual({
      points: [
        { day: '2026-01-31', equity: -1_000_00, paymentDifference: -100_00 },
        { day: '2026-02-28', equity: 2_000_00, paymentDifference: 200_00 },
        { day: '2026-03-16', equity: 5_000_00, paymentDifference: -29_00 },
      ],
      positiveSince: '2026-02-10',
    })
  })

  it('are those of the own store and customer alone, and are told to those of the store', async () => {
    const { hyperionId, opptId } = await addCustomer()
    const other = await addCustomer()
    await addKept(other.hyperionId, other.opptId, { '2026-01-20': 10 })
    const ask = (stores: readonly string[], id = opptId) =>
      test.callAs({ roles: [generalAccess], stores }, getValueHistory, { params: { opptId: id } })
    expect(await ask([hyperionId])).toMatchObject({ right: { data: { points: [{ equity: 5_000_00 }] } } })
    expect(await ask([other.hyperionId])).toMatchObject({ left: { kind: 'http', status: 403 } })
    expect(await ask([hyperionId], '999999999')).toMatchObject({ left: { kind: 'http' } })
  })
})
