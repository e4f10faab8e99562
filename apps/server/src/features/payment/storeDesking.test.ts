import { getPaymentInfo } from '@retain/api-client/opportunity'
import { computeLeaseFinance } from '@retain/api-client/payment'
import { getOfferTerms, listStockOffers } from '@retain/api-client/stock-offers'
import type { Day } from '@retain/domain/calendar/day'
import type { Instant } from '@retain/domain/calendar/instant'
import { toCents } from '@retain/domain/money/money'
import type { LeaseFinance } from '@retain/domain/opportunity/sections'
import { levelPayment } from '@retain/domain/payment/loan'
import { levelPaymentAfterOddDays } from '@retain/domain/payment/oddFirstPeriod'
import type { RequestedVehicle } from '@retain/domain/payment/vehicleQuote'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { addCallable, type Callable } from '../../testing/callable'
import { addStockVehicle } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

const unlocked = { is_locked: false, changed_by: 'test', changed_at: '2026-11-26T12:00:00.000Z' as Instant }

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const plain: RequestedVehicle = {
  vin: '',
  price: null,
  downPayments: [],
  apr: null,
  payoff: null,
  vehiclePayoffSelected: false,
}

/** A customer whose store has set some desking terms. */
async function addDesked(settings: Partial<Record<SettingKey, string>>): Promise<Callable> {
  const callable = await addCallable(test.db, {
    equity_cents: 8_480_60,
    payoff_cents: 15_869_40,
    vehicle_value_cents: 24_350_00,
    payments_left: 39,
    current_payment_cents: 436_12,
  })
  const { hyperionId, opptId } = callable
  const price = { selling_price_cents: 32_600_00, finance_apr: 3.9 }
  await test.db
    .insertInto('replacement_vehicle')
    .values({ hyperion_id: hyperionId, oppt_id: opptId, vin: null, ...price })
    .execute()
  for (const [key, value] of Object.entries(settings))
    await test.db
      .insertInto('setting_value')
      .values({ setting_key_id: key, hyperion_id: hyperionId, setting_value: value, ...unlocked })
      .execute()
  return callable
}

const compute = async (
  { person, hyperionId, opptId }: Callable,
  asked: Partial<RequestedVehicle> = {},
): Promise<LeaseFinance | null | undefined> =>
  right(
    await test.callAs(person, computeLeaseFinance, {
      params: { type: 'interactivePlayground' as const },
      body: { hyperionId, opptId, vehicles: [{ ...plain, ...asked }] },
    }),
  )[0]?.leaseFinance

const of60 = (quoted: LeaseFinance | null | undefined) =>
  quoted?.financeLender?.payments.find(({ term }) => term === 60)?.monthlyPayments[0]
const loan = (amount: number) => levelPayment({ amount: toCents(amount), annualRate: 3.9, term: 60 })

const taxed = { EASalesTaxRate: '6', EATradeReducesTax: 'On', EADealFees: '385.5' }

it('the desking terms of a store are in its payments, on the page, in the playground and in the stock', async () => {
  const callable = await addDesked(taxed)
  const { person, opptId, hyperionId } = callable
  // The tax is 6 % of 32,600 less the 24,350 of the trade-in.
  const payment = loan(32_600_00 + 495_00 + 385_50 - 8_480_60)
  expect(of60(await compute(callable))).toBe(payment)
  expect(of60(right(await test.callAs(person, getPaymentInfo, { params: { opptId } })))).toBe(payment)
  await addStockVehicle(test.db, hyperionId)
  const offered = right(await test.callAs(person, listStockOffers, { query: { opptId } }))
  expect([offered.desking, offered.holding.vehicleValue]).toMatchObject([
    { salesTaxRate: 6, fees: 385_50 },
    24_350_00,
  ])
  const terms = right(await test.callAs(person, getOfferTerms, { query: { opptId } }))
  expect(terms.desking).toEqual(offered.desking)
})

it('what is tried out takes the place of the term of the store, and what is beyond the limits counts as the limit', async () => {
  const callable = await addDesked(taxed)
  expect(of60(await compute(callable, { desking: { salesTaxRate: 0, fees: toCents(0) } }))).toBe(
    loan(32_600_00 - 8_480_60),
  )
  const most = await compute(callable, { desking: { salesTaxRate: 1e9, tradeReducesTax: false } })
  expect(of60(most)).toBe(loan(32_600_00 + 6_520_00 + 385_50 - 8_480_60))
})

it('an edited value of the present vehicle counts for the trade-in', async () => {
  const callable = await addDesked(taxed)
  expect(of60(await compute(callable, { vehicleValue: toCents(20_000_00) }))).toBe(
    loan(32_600_00 + 756_00 + 385_50 - 8_480_60),
  )
})

it('the day of first payments of a store counts from the day there', async () => {
  const callable = await addDesked({ EAFirstPaymentDay: '28', EADaysToFirstPayment: '90' })
  const { person, opptId } = callable
  const terms = right(await test.callAs(person, getOfferTerms, { query: { opptId } }))
  expect(terms.desking).toMatchObject({
    daysToFirstPayment: 42,
    firstPayment: { signedOn: '2026-03-16', on: '2026-04-28' },
  })
  const deal = { amount: toCents(32_600_00 - 8_480_60), annualRate: 3.9, term: 60 }
  expect(of60(await compute(callable))).toBe(levelPaymentAfterOddDays(deal, 12, 'simple'))
  const firstPayment = { signedOn: '2026-03-16' as Day, on: '2026-05-16' as Day }
  expect(of60(await compute(callable, { desking: { firstPayment } }))).toBe(
    levelPaymentAfterOddDays(deal, 30, 'simple'),
  )
})

it('terms that change no amount are not told', async () => {
  const { person, opptId } = await addDesked({ EATradeReducesTax: 'On', EADaysToFirstPayment: '30' })
  const terms = right(await test.callAs(person, getOfferTerms, { query: { opptId } }))
  expect(terms.desking).toBeUndefined()
})
