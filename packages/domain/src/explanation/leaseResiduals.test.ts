import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentVehicle, dealInformation, replacementVehicle } from '../../cases/sections'
import { vehicleTerms } from '../../cases/vehicleTerms'
import { noCurrentVehicleEdits } from '../deal/currentVehicleEdits'
import { noReplacementEdits } from '../deal/replacementEdits'
import { leaseDisclosure } from '../disclosure/leaseDisclosure'
import { toCents, zeroCents, type Cents } from '../money/money'
import { leaseCharges } from '../payment/lease'
import { leaseFinanceFor } from '../payment/leaseFinance'
import { explainPayment, type ExplainedSections } from './explainPayment'
import { explanationSteps } from './explanationSteps'
import { evaluate, leaseOf } from './formula'

interface Leased {
  readonly price: Cents
  readonly msrp: Cents
  readonly yearlyRetention: number
  readonly apr: number
}

const [vehicleValue, payoffAmt] = [toCents(20_000_00), toCents(15_000_00)]
const equityAmount = toCents(5_000_00)

/** The sections of a lease as the server makes them, for a customer whose trade-in brings in $5,000. */
function sectionsOf({ price, msrp, yearlyRetention, apr }: Leased): ExplainedSections {
  const currentPayment = toCents(400_00)
  return {
    leaseFinance: leaseFinanceFor(
      {
        ...{ ...vehicleTerms, price, msrp, yearlyRetention, downPayments: [zeroCents] },
        lease: { apr, defaultTerm: 36 },
      },
      {
        ...{ equity: equityAmount, defaultPayoff: payoffAmt, selectedPayoff: payoffAmt },
        ...{ paymentPayoff: null, currentPayment },
      },
    ),
    dealInformation: { ...dealInformation, dealType: 'Lease', paymentAmt: currentPayment },
    vehicleInfo: {
      currentVehicle: { ...currentVehicle, vehicleValue, payoffAmt, equityAmount },
      replacementVehicle: {
        ...replacementVehicle,
        estimatedSelPrice: price,
        downPaymentOptions: [zeroCents],
      },
    },
    currentEdits: noCurrentVehicleEdits,
    replacementEdits: noReplacementEdits,
  }
}

/** The lease of 36 months, or of one place of the grid: what was quoted, its formula, and its disclosure. */
function leaseAt(leased: Leased, row?: number) {
  const sections = sectionsOf(leased)
  const quote = sections.leaseFinance?.leaseLender ?? null
  const payments = row === undefined ? quote?.payments.find(({ term }) => term === 36) : quote?.payments[row]
  if (quote === null || payments === undefined) throw new Error('There is no such lease.')
  const explained = explainPayment(sections, quote, { term: payments.term, at: 0 })
  if (explained?.formula.kind !== 'leasePayment') throw new Error('The payment is not explained.')
  const { formula } = explained
  return {
    quoted: payments.monthlyPayments[0],
    explained,
    amount: evaluate(formula),
    charges: leaseCharges(leaseOf(formula)),
    disclosure: leaseDisclosure(formula, zeroCents),
  }
}

/** A sticker price of $40,000 that keeps all of its value after delivery leaves 94 % of it, $37,600. */
const kept = { msrp: toCents(40_000_00), yearlyRetention: 1, apr: 6 }

describe('a lease with a residual', () => {
  it('above the cost earns by the vehicle: the depreciation is taken off the rent', () => {
    // The cost is $36,400 - $5,000 = $31,400: $6,200 are gained over 36 months, and 69,000 times 0.0025 is the rent.
    const { quoted, charges, amount, explained } = leaseAt({ ...kept, price: toCents(36_400_00) })
    expect(charges).toEqual({ depreciation: -172_22, rent: 172_50, payment: 28 })
    expect([quoted, amount]).toEqual([28, 28])
    expect(explanationSteps(explained).flatMap(({ lines }) => lines)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          label: 'Depreciation: $31,400.00 less $37,600.00, over 36 months',
          amount: '-$172.22',
        }),
      ]),
    )
  })

  it('far above the cost costs nothing a month, and never pays out', () => {
    const { quoted, amount, charges, disclosure } = leaseAt({ ...kept, price: toCents(10_000_00) })
    expect(charges.payment).toBeLessThan(0)
    expect([quoted, amount]).toEqual([0, 0])
    expect(disclosure).toMatchObject({ monthlyPayment: 0, dueAtSigning: 0, totalOfPayments: 0 })
  })

  it('equal to the cost costs the rent alone', () => {
    const { quoted, amount, charges, disclosure } = leaseAt({ ...kept, price: toCents(42_600_00) })
    // 75,200 times 0.0025.
    expect(charges).toEqual({ depreciation: 0, rent: 188_00, payment: 188_00 })
    expect([quoted, amount]).toEqual([188_00, 188_00])
    expect(disclosure.rentCharge).toBe(188_00 * 36)
  })

  it.each([
    ['a vehicle that keeps nothing', { yearlyRetention: 0, msrp: toCents(40_000_00) }],
    ['a sticker price of nothing', { yearlyRetention: 0.85, msrp: zeroCents }],
  ])('of nothing, by %s, costs all of it', (_by, without) => {
    const { quoted, amount, charges, disclosure } = leaseAt({ ...without, price: toCents(41_000_00), apr: 6 })
    // $36,000 over 36 months, and 0.0025 of them.
    expect(charges).toEqual({ depreciation: 1_000_00, rent: 90_00, payment: 1_090_00 })
    expect([quoted, amount]).toEqual([1_090_00, 1_090_00])
    expect(disclosure).toMatchObject({ residual: 0, rentCharge: 90_00 * 36 })
  })

  it('of any size comes to a payment of whole cents that its formula gives, and the loss of value has its sign', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_99 }).map(toCents)
    fc.assert(
      fc.property(
        fc.record({
          price: amount,
          msrp: amount,
          yearlyRetention: fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000),
          apr: fc.integer({ min: 0, max: 9_900 }).map((hundredths) => hundredths / 100),
        }),
        fc.nat({ max: 8 }),
        (leased, row) => {
          const { quoted, explained, charges, disclosure } = leaseAt(leased, row)
          expect(Number.isSafeInteger(quoted)).toBe(true)
          expect(quoted).toBeGreaterThanOrEqual(0)
          expect(explained.amount).toBe(quoted)
          const { capitalizedCost, residual, ...rest } = disclosure
          expect(
            Math.sign(charges.depreciation) * Math.sign(capitalizedCost - residual),
          ).toBeGreaterThanOrEqual(0)
          expect(residual).toBeGreaterThanOrEqual(0)
          for (const figure of [rest.rentCharge, rest.totalOfPayments, rest.dueAtSigning]) {
            expect(Number.isSafeInteger(figure)).toBe(true)
            expect(figure).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})
