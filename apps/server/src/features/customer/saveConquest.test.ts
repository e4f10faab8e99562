import { getDealInfo, getVehicleInfo, saveConquest } from '@retain/api-client/opportunity'
import type { Conquest } from '@retain/domain/customer/conquest'
import { toCents } from '@retain/domain/money/money'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable, rowOf, type Callable } from '../../testing/callable'
import { addOpportunity, type TestOpportunity } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { withApp, testNow } from '../../testing/testApp'

const test = withApp()

const stored: TestOpportunity = {
  deal_type: 'Conquest',
  deal_type_code: 'ConquestFinance',
  current_payment_cents: 436_00,
  payment_edited_cents: 440_00,
  payments_left: 39,
  payoff_cents: 15_000_00,
  vehicle_value_cents: 18_500_00,
  equity_cents: 3_600_00,
  lender_code: 'OLD',
  lender: 'No Longer Listed',
}

const conquest: Conquest = {
  dealType: 'ConquestLease',
  condition: 'Used',
  term: 36,
  annualLeaseMiles: 12_000,
  paymentsLeft: 20,
  payment: toCents(398_50),
  paymentDay: 5,
  rate: 3.9,
  payoff: toCents(15_000_00),
  paidOff: false,
  price: toCents(31_250_00),
  lenderCode: 'LCU',
  lenderName: 'Whatever was sent',
}

/** A conquest customer in a store that knows another lender. */
async function addConquest(changes: TestOpportunity = {}): Promise<Callable> {
  const callable = await addCallable(test.db, { ...stored, ...changes })
  await addOpportunity(test.db, callable.hyperionId, { lender_code: 'LCU', lender: 'Lakeside Credit Union' })
  return callable
}

const send = (
  { opptId, person }: Callable,
  changes: Partial<Conquest> = {},
  version: number | undefined = 1,
) =>
  test.callAs(person, saveConquest, {
    params: { opptId },
    body: { ...conquest, ...changes },
    ...(version > 0 && { version }),
  })

async function dealOf({ opptId, person }: Callable) {
  const answer = await test.callAs(person, getDealInfo, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

async function vehicleOf({ opptId, person }: Callable) {
  const answer = await test.callAs(person, getVehicleInfo, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.currentVehicle
}

describe('a saved conquest deal', () => {
  it('is the deal section with the thirteen fields, in its next version [O-008] [O-241] [O-461] [OP-064]', async () => {
    const callable = await addConquest()
    const answer = await send(callable)
    const saved = await dealOf(callable)
    expect(answer).toMatchObject(E.right({ data: saved }))
    expect(saved).toMatchObject({
      dealType: 'Conquest',
      dealTypeCode: 'ConquestLease',
      curVehFinanceTerm: 36,
      annualLeaseMiles: 12_000,
      paymentAmt: 398_50,
      paymentAmtEdited: null,
      paymentDay: 5,
      curVehFinanceRate: 3.9,
      paidOff: false,
      price: 31_250_00,
      lenderCode: 'LCU',
      lender: 'Lakeside Credit Union',
      version: 2,
    })
    expect(await vehicleOf(callable)).toMatchObject({
      newOrUsed: 'Used',
      numberOfPayments: 20,
      payoffAmt: 15_000_00,
      dealSavedOn: testNow.slice(0, 10),
      version: 2,
    })
  })

  it('keeps the equity on file while the payoff is the same, and follows another one', async () => {
    const callable = await addConquest()
    await send(callable)
    expect(await vehicleOf(callable)).toMatchObject({ equityAmount: 3_600_00 })
    await send(callable, { payoff: toCents(12_000_00) }, 2)
    expect(await vehicleOf(callable)).toMatchObject({ equityAmount: 6_500_00 })
  })

  it('has no payment, none left and no payoff once it is paid off [OP-065]', async () => {
    const callable = await addConquest()
    await send(callable, { paidOff: true })
    expect(await dealOf(callable)).toMatchObject({ paidOff: true, paymentAmt: null, paymentAmtEdited: null })
    expect(await vehicleOf(callable)).toMatchObject({
      numberOfPayments: null,
      payoffAmt: null,
      equityAmount: 18_500_00,
    })
  })

  it('may be empty in every field, and stays a conquest deal [OP-065]', async () => {
    const callable = await addConquest()
    const nothing = Object.fromEntries(Object.keys(conquest).map((field) => [field, null]))
    expect(await send(callable, nothing)).toMatchObject(
      E.right({ data: { dealType: 'Conquest', dealTypeCode: null, lender: null, price: null, version: 2 } }),
    )
  })

  it('keeps its lender although the store no longer lists it', async () => {
    const callable = await addConquest()
    await send(callable, { lenderCode: 'OLD', lenderName: 'Forged' })
    expect(await dealOf(callable)).toMatchObject({ lenderCode: 'OLD', lender: 'No Longer Listed' })
  })

  it('is told to the logs and the open pages of the store, as a search shows it', async () => {
    const callable = await addConquest()
    await send(callable)
    const row = await rowOf(test, callable)
    const events = await eventsOf(test.db, callable.hyperionId)
    expect(events.map(({ type, payload }) => ({ type, payload }))).toEqual([
      {
        type: 'OPPT_DEAL',
        payload: {
          opptId: callable.opptId,
          hyperionId: callable.hyperionId,
          dealType: row.dealType,
          dealTypeCode: 'ConquestLease',
          lender: row.lender,
          apr: row.apr,
          currentPayment: 398.5,
          paymentsLeft: row.paymentsLeft,
          equityAmount: 3_600,
          newUsed: row.newUsed,
          rowVersion: row.rowVersion,
          version: 2,
        },
      },
    ])
    expect(row).toMatchObject({ lender: 'Lakeside Credit Union', currentPayment: 398_50, rowVersion: 2 })
  })
})

describe('a conquest deal that is not saved', () => {
  it('is no conquest deal', async () => {
    const callable = await addConquest({ deal_type: 'Finance', deal_type_code: null })
    expect(await send(callable)).toMatchObject(
      E.left({ status: 400, code: 'invalid', fieldErrors: [{ field: 'dealType' }] }),
    )
    expect(await dealOf(callable)).toMatchObject({ dealType: 'Finance', version: 1 })
  })

  it.each([
    ['a term of three digits', { term: 100 }, 'term'],
    ['a negative payment', { payment: toCents(-1_00) }, 'payment'],
    ['a rate of three decimals', { rate: 3.125 }, 'rate'],
    ['a lender of another store', { lenderCode: 'ELSEWHERE' }, 'lenderCode'],
  ])('has %s [O-242] [OP-065]', async (_what, changes, field) => {
    const callable = await addConquest()
    expect(await send(callable, changes)).toMatchObject(
      E.left({ status: 400, code: 'invalid', fieldErrors: [{ field }] }),
    )
    expect(await dealOf(callable)).toMatchObject({ version: 1, paymentAmtEdited: 440_00 })
  })

  it('names no version, or one that is no longer the last', async () => {
    const callable = await addConquest()
    expect(await send(callable, {}, 0)).toMatchObject(E.left({ status: 400, code: 'versionRequired' }))
    await send(callable)
    expect(await send(callable, { term: 24 })).toMatchObject(E.left({ status: 409, code: 'stale' }))
    expect(await dealOf(callable)).toMatchObject({ curVehFinanceTerm: 36, version: 2 })
  })

  it('is edited by two at once: one of them is told so', async () => {
    const callable = await addConquest()
    const answers = await Promise.all([send(callable), send(callable, { term: 24 })])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(await dealOf(callable)).toMatchObject({ version: 2 })
  })

  it('is of an opportunity that is closed, or that somebody else holds [O-056]', async () => {
    const closed = await addConquest({ status_code: 'NLO' })
    expect(await send(closed)).toMatchObject(E.left({ status: 409, code: 'lockedByStatus' }))
    const held = await addConquest({
      locked_by_user_name: 'somebody.else',
      locked_by_name: 'Somebody Else',
    })
    expect(await send(held)).toMatchObject(E.left({ status: 409, code: 'lockedByUser' }))
  })
})
