import { beforeAll, describe, expect, it } from 'vitest'
import { getPaymentInfo } from '@retain/api-client/opportunity'
import { paymentDifference } from '@retain/domain/deal/paymentDifference'
import { toCents } from '@retain/domain/money/money'
import type { LenderQuote } from '@retain/domain/opportunity/sections'
import { leasePayment, moneyFactor } from '@retain/domain/payment/lease'
import { levelPayment } from '@retain/domain/payment/loan'
import { centsOf } from '../../db/money'
import type { ReplacementVehicleTable } from '../../db/schema/vehicleTables'
import { seed } from '../../seed/seed'
import { addOpportunity, addStore, type TestOpportunity } from '../../testing/fixtures'
import { readSection } from '../../testing/readSection'
import { withApp } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { findPaymentBasis } from './paymentQueries'
import { presentPayment } from './presentPayment'

const test = withApp()

const offer = {
  msrp_cents: 35_920_00,
  selling_price_cents: 32_600_00,
  finance_apr: 3.9,
  lease_apr: 2.4,
  yearly_retention: 0.895,
} satisfies Partial<Record<keyof ReplacementVehicleTable, number>>

const deal: TestOpportunity = {
  equity_cents: 8_480_60,
  payoff_cents: 15_869_40,
  payments_left: 39,
  current_payment_cents: 436_12,
}

async function paymentOf(
  opportunity: TestOpportunity,
  replacement:
    | (Partial<Record<'finance_default_term' | 'lease_default_term', number>> & {
        down_payment_cents?: readonly number[]
        finance_apr?: number | null
      })
    | null = {},
) {
  const hyperionId = await addStore(test.db)
  const opptId = await addOpportunity(test.db, hyperionId, opportunity)
  if (replacement !== null)
    await test.db
      .insertInto('replacement_vehicle')
      .values({ hyperion_id: hyperionId, oppt_id: opptId, ...offer, ...replacement })
      .execute()
  return readSection(test, getPaymentInfo, { hyperionId, opptId })
}

const monthly = (quote: LenderQuote | null, term: number) =>
  quote?.payments.find((one) => one.term === term)?.monthlyPayments

const defaultTerms = (quote: LenderQuote | null) =>
  quote?.payments.filter(({ isDefault }) => isDefault).map(({ term }) => term)

describe('getPaymentInfo', () => {
  it('quotes a loan for the price less the equity, term by term [O-087] [O-434] [OP-083]', async () => {
    const { financeLender } = await paymentOf(deal)
    expect(financeLender).toMatchObject({
      currentPayment: 436_12,
      downPayments: [0],
      defaultPayoff: 15_869_40,
      paymentPayoff: -17_008_68,
      apr: 3.9,
    })
    expect(financeLender?.payments.map(({ term }) => term)).toEqual([24, 30, 36, 42, 48, 54, 60, 66, 72])
    const amount = toCents(32_600_00 - 8_480_60)
    expect(monthly(financeLender, 48)).toEqual([levelPayment({ amount, annualRate: 3.9, term: 48 })])
  })

  it('quotes a lease to the residual of each term [O-087] [O-313] [OP-083]', async () => {
    const { leaseLender } = await paymentOf(deal)
    expect(leaseLender).toMatchObject({ downPayments: [0, 1_000_00, 2_000_00], apr: 2.4 })
    const residual = toCents(Math.round(35_920_00 * 0.94 * 0.895 ** 2))
    const cost = 32_600_00 - 8_480_60
    expect(monthly(leaseLender, 24)).toEqual(
      [0, 1_000_00, 2_000_00].map((down) =>
        toCents(
          Math.max(
            0,
            leasePayment({
              capitalisedCost: toCents(cost - down),
              residual,
              term: 24,
              moneyFactor: moneyFactor(2.4),
            }),
          ),
        ),
      ),
    )
  })

  it('marks 60 and 36 months as default where the lender names no term, else the lender’s [O-288] [OP-084]', async () => {
    const usual = await paymentOf(deal)
    expect([defaultTerms(usual.financeLender), defaultTerms(usual.leaseLender)]).toEqual([[60], [36]])
    const named = await paymentOf(deal, { finance_default_term: 66, lease_default_term: 24 })
    expect([defaultTerms(named.financeLender), defaultTerms(named.leaseLender)]).toEqual([[66], [24]])
  })

  it('quotes the lender’s term where it is none of the usual ones', async () => {
    const { leaseLender } = await paymentOf(deal, { lease_default_term: 39 })
    expect(defaultTerms(leaseLender)).toEqual([39])
    expect(leaseLender?.payments.map(({ term }) => term)).toEqual([24, 30, 36, 39, 42, 48, 54, 60, 66, 72])
  })

  it('takes the lender’s down payments, one payment for each', async () => {
    const { financeLender } = await paymentOf(deal, { down_payment_cents: [0, 2_500_00] })
    const payments = monthly(financeLender, 60) ?? []
    expect(financeLender?.downPayments).toEqual([0, 2_500_00])
    expect(payments).toHaveLength(2)
    expect(payments[1]).toBeLessThan(payments[0] ?? 0)
  })

  it('uses the estimated payoff until somebody chooses otherwise [OP-082]', async () => {
    expect(await paymentOf(deal)).toMatchObject({ selectedPayoff: 15_869_40 })
  })

  it('asks for nothing a month when the equity pays for the vehicle', async () => {
    const { financeLender, leaseLender } = await paymentOf({ ...deal, equity_cents: 40_000_00 })
    expect(monthly(financeLender, 60)).toEqual([0])
    expect(monthly(leaseLender, 36)).toEqual([0, 0, 0])
  })

  it.each([
    ['a replacement', deal, null],
    ['the equity', { ...deal, equity_cents: null }, {}],
  ] as const)('has no quotes without %s', async (_what, opportunity, replacement) => {
    expect(await paymentOf(opportunity, replacement)).toEqual({
      financeLender: null,
      leaseLender: null,
      selectedPayoff: 15_869_40,
    })
  })

  it('has no quote of a lender who names no rate', async () => {
    const { financeLender, leaseLender } = await paymentOf(deal, { finance_apr: null })
    expect(financeLender).toBeNull()
    expect(leaseLender).not.toBeNull()
  })
})

describe('the demo data', () => {
  const demo = withDatabase()
  beforeAll(async () => {
    const quiet = { log: () => undefined, onProgress: () => undefined }
    await seed(demo.db, { today: '2026-11-21', stores: 2, perStore: 200, ...quiet })
  })

  it('quotes what the rows of the logs say: the payment difference, to the cent [O-312]', async () => {
    const rows = await demo.db
      .selectFrom('opportunity')
      .select(['oppt_id', 'payment_difference_finance_cents', 'payment_difference_lease_cents', 'deal_type'])
      .where('deal_type', '<>', 'Cash')
      .where('deal_type_code', 'is distinct from', 'ConquestCash')
      .execute()
    let compared = 0
    for (const row of rows) {
      const basis = await findPaymentBasis(demo.db, row.oppt_id)
      if (basis === undefined) throw new Error('A row is gone')
      const { financeLender, leaseLender } = presentPayment(basis)
      const shown = [financeLender, leaseLender].map((quote) =>
        quote === null ? null : paymentDifference(quote.payments, quote.currentPayment),
      )
      const stored = [row.payment_difference_finance_cents, row.payment_difference_lease_cents]
      expect([row.oppt_id, shown]).toEqual([row.oppt_id, stored.map(centsOf)])
      if (shown[0] !== null) compared += 1
    }
    expect(compared).toBeGreaterThan(200)
  })
})
