import { computeLeaseFinance } from '@retain/api-client/payment'
import { toCents } from '@retain/domain/money/money'
import type { LeaseFinance } from '@retain/domain/opportunity/sections'
import { levelPayment } from '@retain/domain/payment/loan'
import type { LeaseFinanceType } from '@retain/domain/payment/playground/computation'
import type { RequestedVehicle } from '@retain/domain/payment/vehicleQuote'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable, type Callable } from '../../testing/callable'
import { addStockVehicle, addStore, type TestOpportunity } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

const own = 'JTMRWRFV8TD209174'

/** What is owed stands apart from what the remaining payments come to. */
const held: TestOpportunity = {
  equity_cents: 8_480_60,
  payoff_cents: 15_869_40,
  payments_left: 39,
  current_payment_cents: 436_12,
}

const plain: RequestedVehicle = {
  vin: own,
  price: null,
  downPayments: [],
  apr: null,
  payoff: null,
  vehiclePayoffSelected: false,
}

async function addOffer(opportunity: TestOpportunity = {}, vin: string | null = own) {
  const callable = await addCallable(test.db, { ...held, ...opportunity })
  await test.db
    .insertInto('replacement_vehicle')
    .values({
      hyperion_id: callable.hyperionId,
      oppt_id: callable.opptId,
      vin,
      msrp_cents: 35_920_00,
      selling_price_cents: 32_600_00,
      finance_apr: 3.9,
      lease_apr: 2.4,
      yearly_retention: 0.895,
    })
    .execute()
  return callable
}

const ask = (
  { hyperionId, opptId, person }: Callable,
  vehicles: readonly Partial<RequestedVehicle>[],
  type: LeaseFinanceType = 'payoffPlaygroundGrid',
) =>
  test.callAs(person, computeLeaseFinance, {
    params: { type },
    body: { hyperionId, opptId, vehicles: vehicles.map((vehicle) => ({ ...plain, ...vehicle })) },
  })

async function answered(...[callable, vehicles, type]: Parameters<typeof ask>) {
  const answer = await ask(callable, vehicles, type)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const of60 = (quoted: LeaseFinance | null | undefined) =>
  quoted?.financeLender?.payments.find(({ term }) => term === 60)?.monthlyPayments

const loan = (amount: number, annualRate = 3.9) =>
  levelPayment({ amount: toCents(amount), annualRate, term: 60 })

describe('the payments of the own replacement', () => {
  it.each(['payoffGrid', 'payoffPlaygroundGrid', 'interactivePlayground'] as const)(
    'are computed for %s, on both bases [O-473] [O-474] [O-475] [OP-087]',
    async (type) => {
      const [quoted, ...more] = await answered(await addOffer(), [{}], type)
      expect(more).toEqual([])
      expect(quoted?.vin).toBe(own)
      expect(of60(quoted?.leaseFinance)).toEqual([loan(32_600_00 - 8_480_60)])
      const value = 8_480_60 + 15_869_40
      expect(of60(quoted?.optionalLeaseFinance)).toEqual([loan(32_600_00 - (value - 39 * 436_12))])
    },
  )

  it('follow what was edited: price, down payments, rate and payoff', async () => {
    const [quoted] = await answered(await addOffer(), [
      {
        price: toCents(30_000_00),
        downPayments: [toCents(0), toCents(500_00)],
        apr: 5,
        payoff: toCents(10_000_00),
      },
    ])
    const equity = 8_480_60 + 15_869_40 - 10_000_00
    expect(of60(quoted?.leaseFinance)).toEqual([
      loan(30_000_00 - equity, 5),
      loan(30_000_00 - equity - 500_00, 5),
    ])
  })

  it('take the rate for the lease of a customer who leases [OP-067]', async () => {
    const [quoted] = await answered(await addOffer({ deal_type: 'Lease' }), [{ apr: 7 }])
    expect(quoted?.leaseFinance?.leaseLender?.apr).toBe(7)
    expect(quoted?.leaseFinance?.financeLender?.apr).toBe(3.9)
  })

  it('are found by an empty VIN while it is in transit, and only then', async () => {
    const [inTransit] = await answered(await addOffer({}, null), [{ vin: '' }])
    expect(inTransit?.leaseFinance).not.toBeNull()
    const [arrived] = await answered(await addOffer(), [{ vin: '' }])
    expect(arrived).toEqual({ vin: '', leaseFinance: null, optionalLeaseFinance: null })
  })

  it('write nothing', async () => {
    const callable = await addOffer()
    const row = () =>
      test.db
        .selectFrom('opportunity')
        .selectAll()
        .where('oppt_id', '=', callable.opptId)
        .executeTakeFirstOrThrow()
    const before = await row()
    await answered(callable, [{ price: toCents(1_00) }], 'interactivePlayground')
    expect(await row()).toEqual(before)
  })
})

describe('a vehicle in the stock of the store', () => {
  it('has the payments of its own price and rate, beside the own replacement [O-473] [OP-087]', async () => {
    const callable = await addOffer()
    const terms = { selling_price_cents: 30_000_00, finance_apr: 6, finance_default_term: null }
    const vin = await addStockVehicle(test.db, callable.hyperionId, terms)
    const answer = await answered(callable, [{}, { vin }])
    expect(answer.map(({ vin: answeredVin, leaseFinance }) => [answeredVin, of60(leaseFinance)])).toEqual([
      [own, [loan(32_600_00 - 8_480_60)]],
      [vin, [loan(30_000_00 - 8_480_60, 6)]],
    ])
  })

  it('has none where it is in the stock of another store', async () => {
    const vin = await addStockVehicle(test.db, await addStore(test.db))
    const [quoted] = await answered(await addOffer(), [{ vin }])
    expect(quoted).toEqual({ vin, leaseFinance: null, optionalLeaseFinance: null })
  })
})

describe('a vehicle that the store does not offer', () => {
  it('has no payments, and the others keep theirs in the order asked [O-293] [OP-088]', async () => {
    const unknown = '1HGCM82633A004352'
    const answer = await answered(await addOffer(), [{ vin: unknown }, {}])
    expect(answer.map(({ vin, leaseFinance }) => [vin, leaseFinance !== null])).toEqual([
      [unknown, false],
      [own, true],
    ])
  })

  it('has none where the opportunity has no replacement', async () => {
    const callable = await addCallable(test.db, held)
    expect(await answered(callable, [{ vin: '' }])).toEqual([
      { vin: '', leaseFinance: null, optionalLeaseFinance: null },
    ])
  })
})

describe('a computation', () => {
  it('is refused for an opportunity of another store, and for one that is not there', async () => {
    const callable = await addOffer()
    const other = { ...callable.person, stores: [await addStore(test.db)] }
    expect(await ask({ ...callable, person: other }, [{}])).toMatchObject(
      E.left({ status: 403, code: 'store' }),
    )
    const unknown = await ask({ ...callable, opptId: '999999999' }, [{}])
    expect(unknown).toMatchObject(E.left({ kind: 'http' }))
  })

  it.each([
    ['no vehicle', []],
    ['more vehicles than columns', [{}, {}, {}, {}]],
    ['more down payments than anybody offers', [{ downPayments: Array(13).fill(toCents(0)) }]],
  ] as const)('is refused for %s', async (_what, vehicles) => {
    expect(await ask(await addOffer(), vehicles)).toMatchObject(E.left({ status: 400, code: 'invalid' }))
  })
})
