import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aprCases, type AprCase } from '../../../cases/aprCases'
import { parseDay, type Day } from '../../calendar/day'
import { toCents } from '../../money/money'
import { levelPayment } from '../loan'
import { isAccurateRate } from './accuracy'
import { annualPercentageRate, disclosedRate } from './annualPercentageRate'
import { contractRate, rateAfterFirstPeriod, singlePaymentRate, type Contract } from './contractRate'

const day = (text: string): Day => {
  const read = parseDay(text)
  if (read === null) throw new Error(`${text} is no day`)
  return read
}

const month = { kind: 'month', count: 1 } as const

function rateOf({ unit, ...row }: AprCase): number | null {
  const credit = {
    amount: toCents(row.amount),
    payment: toCents(row.payment),
    advancedOn: day(row.advancedOn),
  }
  if (unit === 'single') return singlePaymentRate({ ...credit, due: day(row.firstDue) })
  return contractRate({
    ...credit,
    unit,
    term: row.payments,
    firstDue: day(row.firstDue),
    ...(row.firstPayment === undefined ? {} : { firstPayment: toCents(row.firstPayment) }),
    ...(row.lastPayment === undefined ? {} : { lastPayment: toCents(row.lastPayment) }),
  })
}

describe('published rates', () => {
  it('are those of Appendix J, of a public test suite and of a handbook', () => {
    expect(aprCases).toHaveLength(20)
    expect(aprCases.filter(({ id }) => id.startsWith('J'))).toHaveLength(12)
  })

  it.each(aprCases)('$id: $apr percent', (row) => {
    const { apr, tolerance } = row
    const rate = rateOf(row) ?? Number.NaN
    expect(Math.abs(rate - apr)).toBeLessThanOrEqual(tolerance)
    expect(disclosedRate(rate)).toBe(apr)
    expect(isAccurateRate(disclosedRate(rate), apr, false)).toBe(true)
  })
})

const contract: Contract = {
  amount: toCents(5_000_00),
  term: 24,
  payment: toCents(230_00),
  unit: month,
  advancedOn: day('1978-01-10'),
  firstDue: day('1978-02-10'),
}

describe('a contract', () => {
  it('has no rate without payments, or when its first payment lies before the advance', () => {
    expect(contractRate({ ...contract, term: 0 })).toBeNull()
    expect(contractRate({ ...contract, term: 2.5, payment: contract.amount })).toBeNull()
    expect(contractRate({ ...contract, amount: toCents(0), term: 0 })).toBeNull()
    expect(contractRate({ ...contract, firstDue: day('1978-01-09') })).toBeNull()
  })

  it('has no rate when less is paid than was advanced, and none to pay when it is the same', () => {
    expect(contractRate({ ...contract, payment: toCents(208_33) })).toBeNull()
    expect(contractRate({ ...contract, term: 25, payment: toCents(200_00) })).toBe(0)
  })

  it('costs more a year when the same payments come sooner', () => {
    const at = (firstDue: string) => contractRate({ ...contract, firstDue: day(firstDue) }) ?? Number.NaN
    expect(at('1978-01-20')).toBeGreaterThan(at('1978-02-10'))
    expect(at('1978-02-10')).toBeGreaterThan(at('1978-03-01'))
  })

  it('takes one payment as the first of a contract', () => {
    const one = { ...contract, term: 1, payment: toCents(1), firstPayment: toCents(5_050_00) }
    expect(contractRate(one)).toBeCloseTo(12, 9)
  })
})

describe('a single payment', () => {
  const credit = { amount: toCents(1_000_00), payment: toCents(1_080_00), advancedOn: day('1978-01-03') }
  const due = (text: string) => singlePaymentRate({ ...credit, due: day(text) })

  it('below a year takes its own term for the period, in whole months or in days', () => {
    expect(disclosedRate(due('1978-09-15') ?? Number.NaN)).toBe(11.45)
    expect(due('1978-07-03')).toBeCloseTo(16, 9)
    const manifold = { ...credit, payment: toCents(5_000_000_00), due: day('1978-01-04') }
    expect(singlePaymentRate(manifold)).toBeCloseTo(4_999 * 36_500, 3)
  })

  it('from a year on takes the year', () => {
    expect(due('1979-01-03')).toBeCloseTo(8, 9)
    const years = due('1979-07-03') ?? Number.NaN
    expect((1 + years / 100) * (1 + years / 200)).toBeCloseTo(1.08, 9)
  })

  it('has no rate on the day of the advance or before', () => {
    expect([due('1978-01-03'), due('1977-12-31')]).toEqual([null, null])
  })
})

describe('payment, rate and payment again', () => {
  const cents = fc.integer({ min: 1_000_00, max: 120_000_00 }).map(toCents)

  it('come back: the rate of a level payment is that of its loan, as near as whole cents allow', () => {
    const hundredths = fc.integer({ min: 0, max: 2999 })
    fc.assert(
      fc.property(cents, hundredths, fc.integer({ min: 6, max: 96 }), (amount, rate, term) => {
        const loan = { amount, annualRate: rate / 100, term }
        const payment = levelPayment(loan)
        fc.pre(payment * term >= amount)
        const apr = rateAfterFirstPeriod({ amount, payment, term }, { whole: 1, part: 0 }, 12)
        expect(Math.abs((apr ?? Number.NaN) - loan.annualRate)).toBeLessThanOrEqual(0.05)
        expect(levelPayment({ ...loan, annualRate: apr ?? Number.NaN })).toBe(payment)
      }),
    )
  })

  it('the payments are worth what was advanced', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 60 }), fc.nat(29), (amount, term, odd) => {
        const payment = toCents(Math.ceil((amount / term) * 1.1))
        const first = { whole: 1, part: odd / 30 }
        const i = (rateAfterFirstPeriod({ amount, payment, term }, first, 12) ?? Number.NaN) / 1200
        let worth = 0
        for (let at = 1; at <= term; at += 1) worth += payment / ((1 + first.part * i) * (1 + i) ** at)
        expect(Math.abs(worth / amount - 1)).toBeLessThan(1e-9)
      }),
    )
  })
})

describe('any transaction', () => {
  it('with two advances has one rate for both', () => {
    const advances = [
      { amount: toCents(1_000_00), whole: 0, part: 0 },
      { amount: toCents(1_000_00), whole: 6, part: 0 },
    ]
    const payments = [{ amount: toCents(2_180_00), whole: 12, part: 0 }]
    const i = (annualPercentageRate({ advances, payments, perYear: 12 }) ?? Number.NaN) / 1200
    expect((1 + i) ** 12 + (1 + i) ** 6).toBeCloseTo(2.18, 9)
  })

  it('has its rate above a hundred percent too', () => {
    const advances = [{ amount: toCents(100_00), whole: 0, part: 0 }]
    const payments = [{ amount: toCents(300_00), whole: 1, part: 0 }]
    expect(annualPercentageRate({ advances, payments, perYear: 1 })).toBeCloseTo(200, 9)
  })

  it('has no rate when nothing was advanced, and none beyond all measure', () => {
    const payments = [{ amount: toCents(2 ** 50), whole: 1, part: 0 }]
    expect(annualPercentageRate({ advances: [], payments, perYear: 12 })).toBeNull()
    expect(annualPercentageRate({ advances: [], payments: [], perYear: 12 })).toBeNull()
    const advances = [{ amount: toCents(1), whole: 0, part: 0 }]
    expect(annualPercentageRate({ advances, payments, perYear: 12 })).toBeNull()
  })
})
