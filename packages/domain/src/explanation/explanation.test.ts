import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentVehicle, dealInformation, replacementVehicle } from '../../cases/sections'
import { noCurrentVehicleEdits } from '../deal/currentVehicleEdits'
import { paymentDifference } from '../deal/paymentDifference'
import { noReplacementEdits } from '../deal/replacementEdits'
import { toCents, type Cents } from '../money/money'
import { offeredDifference } from '../opportunity/paymentTiles'
import { leaseFinanceFor } from '../payment/leaseFinance'
import { adjustedValue } from '../trade-adjustment/adjustmentEffect'
import { explainEquity } from './explainEquity'
import { explainPayment, explainPayments, type ExplainedSections } from './explainPayment'
import { explanationInputs, explanationSteps } from './explanationSteps'
import { evaluate, type Formula } from './formula'

const amount = (most: number) => fc.integer({ min: 0, max: most }).map((cents) => toCents(cents))

/** What an opportunity can hold: figures of a vehicle, of its replacement and of the lender. */
const situation = fc.record({
  value: amount(9_000_000),
  payoff: amount(9_000_000),
  price: amount(15_000_000),
  downPayments: fc.array(amount(1_000_000), { minLength: 1, maxLength: 3 }),
  apr: fc.integer({ min: 0, max: 2_999 }).map((hundredths) => hundredths / 100),
  now: amount(200_000),
})

interface Situation {
  readonly value: Cents
  readonly payoff: Cents
  readonly price: Cents
  readonly downPayments: readonly Cents[]
  readonly apr: number
  readonly now: Cents
}

/** The sections as the server makes them. */
function sectionsOf({ value, payoff, price, downPayments, apr, now }: Situation): ExplainedSections {
  const equityAmount = toCents(value - payoff)
  const leaseFinance = leaseFinanceFor(
    {
      price,
      msrp: price,
      downPayments,
      finance: { apr, defaultTerm: 66 },
      lease: { apr: null, defaultTerm: null },
      yearlyRetention: null,
    },
    {
      equity: equityAmount,
      defaultPayoff: payoff,
      paymentPayoff: null,
      currentPayment: now,
      selectedPayoff: payoff,
    },
  )
  return {
    leaseFinance,
    dealInformation: { ...dealInformation, paymentAmt: now, paymentAmtEdited: null },
    vehicleInfo: {
      currentVehicle: { ...currentVehicle, vehicleValue: value, payoffAmt: payoff, equityAmount },
      replacementVehicle: {
        ...replacementVehicle,
        estimatedSelPrice: price,
        downPaymentOptions: downPayments,
      },
    },
    currentEdits: noCurrentVehicleEdits,
    replacementEdits: noReplacementEdits,
  }
}

const mock = sectionsOf({
  value: toCents(24_350_00),
  payoff: toCents(15_869_00),
  price: toCents(32_600_00),
  downPayments: [toCents(0)],
  apr: 3.9,
  now: toCents(436_00),
})

/** The kinds of a formula, outermost first. */
const kindsOf = (formula: Formula | undefined): string | undefined => formula?.kind

describe('the formula of', () => {
  it('every payment of a grid gives the payment that was quoted', () => {
    fc.assert(
      fc.property(situation, fc.nat({ max: 8 }), fc.nat({ max: 2 }), (known, row, column) => {
        const sections = sectionsOf(known)
        const quote = sections.leaseFinance?.financeLender
        const payments = quote?.payments[row]
        const quoted = payments?.monthlyPayments[column]
        fc.pre(quote !== undefined && quote !== null && payments !== undefined && quoted !== undefined)
        const explained = explainPayment(sections, quote, { term: payments.term, at: column })
        expect(explained?.amount).toBe(quoted)
        expect(evaluate(explained?.formula as Formula)).toBe(quoted)
        expect(kindsOf(explained?.formula)).toBe('loanPayment')
      }),
    )
  })

  it('the difference gives the difference of the Payment card [O-312]', () => {
    fc.assert(
      fc.property(situation, (known) => {
        const sections = sectionsOf(known)
        const { amount = null } = explainPayments(sections).difference ?? {}
        const payments = sections.leaseFinance?.financeLender?.payments ?? []
        expect(amount).toBe(offeredDifference(sections))
        // The rule by which the logs show it.
        expect(amount).toBe(paymentDifference(payments, known.now))
      }),
    )
  })

  it('the equity is value less payoff, what is typed in included [O-307] [O-308]', () => {
    fc.assert(
      fc.property(situation, fc.option(amount(9_000_000)), ({ value, payoff }, typed) => {
        const vehicle = {
          ...currentVehicle,
          vehicleValue: value,
          payoffAmt: payoff,
          equityAmount: toCents(value - payoff),
        }
        const equity = explainEquity(vehicle, { ...noCurrentVehicleEdits, payoffAmtEdit: typed })
        expect(equity?.amount).toBe(value - (typed ?? payoff))
      }),
    )
  })
})

it('an amount is written down step by step, with its rounding', () => {
  const { difference } = explainPayments(mock)
  if (difference === null) throw new Error('There is a difference')
  expect(explanationSteps(difference)).toEqual([
    {
      heading: '',
      lines: [
        { sign: '', label: 'New payment, 66 months', amount: '$407.00' },
        { sign: '−', label: 'Monthly Payments', amount: '$436.00' },
      ],
      result: { label: 'Difference', amount: '-$29.00' },
      note: 'Both in whole dollars, as they are shown: $406.62 and $436.00.',
    },
    {
      heading: 'Where the new payment comes from',
      lines: [
        { sign: '', label: 'Amount financed', amount: '$24,119.00' },
        { sign: '', label: '66 equal payments at 3.9% a year', amount: '' },
      ],
      result: { label: 'New payment, 66 months', amount: '$406.62' },
      note: 'Rounded to the cent, halves up.',
    },
    {
      heading: 'Where the amount financed comes from',
      lines: [
        { sign: '', label: 'Est Selling Price', amount: '$32,600.00' },
        { sign: '−', label: 'Equity Amount', amount: '$8,481.00' },
        { sign: '−', label: 'Down payment', amount: '$0.00' },
      ],
      result: { label: 'Amount financed', amount: '$24,119.00' },
      note: '',
    },
    {
      heading: 'Where the equity amount comes from',
      lines: [
        { sign: '', label: 'Vehicle Value', amount: '$24,350.00' },
        { sign: '−', label: 'Est Payoff', amount: '$15,869.00' },
      ],
      result: { label: 'Equity Amount', amount: '$8,481.00' },
      note: '',
    },
  ])
})

it('every figure that it begins with says where it comes from and how sure it is', () => {
  const { difference } = explainPayments({
    ...mock,
    replacementEdits: { ...noReplacementEdits, estimatedSelPriceEdit: toCents(32_600_00) },
  })
  if (difference === null) throw new Error('There is a difference')
  expect(explanationInputs(difference)).toEqual([
    {
      label: 'Est Selling Price',
      value: '$32,600.00',
      certainty: 'entry',
      source: 'On file $32,600, not saved',
    },
    {
      label: 'Vehicle Value',
      value: '$24,350.00',
      certainty: 'estimate',
      source: 'Appraisal of the dealer group',
    },
    {
      label: 'Est Payoff',
      value: '$15,869.00',
      certainty: 'estimate',
      source: 'On file, as the payoff is estimated',
    },
    { label: 'Down payment', value: '$0.00', certainty: 'exact', source: 'One of the lender’s options' },
    { label: 'APR', value: '3.9%', certainty: 'exact', source: 'The rate that is quoted, read 11/20/2026' },
    {
      label: 'Term',
      value: '66 months',
      certainty: 'exact',
      source: 'Default term of the lender, read 11/20/2026',
    },
    {
      label: 'Monthly Payments',
      value: '$436.00',
      certainty: 'exact',
      source: expect.stringContaining('The deal on file'),
    },
  ])
})

it.each([
  ['Est Selling Price', /^MSRP .*, read 11\/20\/2026$/],
  ['APR', /^The rate that is quoted, read 11\/20\/2026$/],
  ['Term', /^Default term of the lender, read 11\/20\/2026$/],
])('%s says when it was read from the stock, where that is known', (name, read) => {
  const sourceOf = (refreshedOn: string | null) => {
    const { vehicleInfo } = mock
    const offered = { ...replacementVehicle, ...vehicleInfo?.replacementVehicle, refreshedOn }
    const { payment } = explainPayments({
      ...mock,
      vehicleInfo: vehicleInfo === null ? null : { ...vehicleInfo, replacementVehicle: offered },
    })
    if (payment === null) throw new Error('There is a payment')
    return explanationInputs(payment).find(({ label }) => label === name)?.source
  }
  expect(sourceOf('2026-11-20')).toMatch(read)
  expect(sourceOf(null)).not.toContain('read')
})

it.each([
  ['Vehicle Value', { valuedOn: '2026-11-20' }, /, read 11\/20\/2026$/],
  ['Est Payoff', { dealSavedOn: '2026-11-19' }, /, saved 11\/19\/2026$/],
  ['Monthly Payments', { dealSavedOn: '2026-11-19' }, /^The deal on file.*, saved 11\/19\/2026$/],
])('%s says when it was read or saved, where that is known', (name, days, when) => {
  const sourceOf = (known: typeof days | null) => {
    const { payment, difference } = explainPayments({
      ...mock,
      vehicleInfo: { currentVehicle: { ...currentVehicle, ...known }, replacementVehicle },
    })
    const inputs = [payment, difference].flatMap((one) => (one === null ? [] : explanationInputs(one)))
    return inputs.find(({ label }) => label === name)?.source
  }
  expect(sourceOf(days)).toMatch(when)
  expect(sourceOf(null)).not.toMatch(/read|saved/)
})

it('a quote that the figures at hand do not give stands as it was quoted', () => {
  const changed = { ...mock, currentEdits: { ...noCurrentVehicleEdits, payoffAmtEdit: toCents(1_00) } }
  const { payment } = explainPayments(changed)
  expect(payment?.amount).toBe(explainPayments(mock).payment?.amount)
  expect(kindsOf(payment?.formula)).toBe('input')
})

it('an amount that is on file as a whole has no steps, and says so', () => {
  const equity = explainEquity({ ...currentVehicle, payoffAmt: null }, noCurrentVehicleEdits)
  if (equity === null) throw new Error('The equity is known')
  expect(explanationSteps(equity)).toEqual([])
  expect(explanationInputs(equity)).toMatchObject([{ label: 'Equity Amount', source: 'On file as a whole' }])
})

it('more equity than the price leaves nothing to finance', () => {
  const rich = { value: toCents(90_000_00), payoff: toCents(0), price: toCents(20_000_00) }
  const sections = sectionsOf({ ...rich, downPayments: [toCents(0)], apr: 5, now: toCents(0) })
  const { payment } = explainPayments(sections)
  if (payment === null) throw new Error('There is a payment')
  expect(payment.amount).toBe(0)
  expect(explanationSteps(payment)[1]?.note).toBe('It comes to less than nothing, which counts as nothing.')
})

describe('a value that a trade adjustment has changed', () => {
  const adjustment = { createdBy: 'Dana Baker', adjustedOn: '2026-10-22' } as const
  const adjustedVehicle = (valueBefore: Cents, percentage: 5 | 25, addOrSubtract: 1 | -1, payoff: Cents) => {
    const vehicleValue = adjustedValue(valueBefore, { percentage, addOrSubtract })
    return {
      ...currentVehicle,
      valueSource: 'BB' as const,
      vehicleValue,
      payoffAmt: payoff,
      equityAmount: toCents(vehicleValue - payoff),
      valueAdjustment: { ...adjustment, percentage, addOrSubtract, valueBefore },
    }
  }

  it('is taken apart, and comes to the equity and the payments that are on file', () => {
    const choices = [fc.constantFrom<5 | 25>(5, 25), fc.constantFrom<1 | -1>(1, -1)] as const
    fc.assert(
      fc.property(amount(9_000_000), amount(9_000_000), ...choices, (before, payoff, percentage, sign) => {
        const vehicle = adjustedVehicle(before, percentage, sign, payoff)
        const equity = explainEquity(vehicle, noCurrentVehicleEdits)
        expect(equity?.amount).toBe(vehicle.equityAmount)
        expect(evaluate(equity?.formula as Formula)).toBe(vehicle.equityAmount)
        expect(explanationInputs(equity as NonNullable<typeof equity>).map(({ label }) => label)).toEqual([
          'Value before the adjustment',
          'Trade adjustment',
          'Est Payoff',
        ])
      }),
    )
  })

  it('says by how much, who made it and since when it counts', () => {
    const vehicle = adjustedVehicle(toCents(23_190_00), 5, 1, toCents(15_869_00))
    const equity = explainEquity(vehicle, noCurrentVehicleEdits)
    if (equity === null) throw new Error('There is no equity.')
    expect(explanationSteps(equity)[1]).toEqual({
      heading: 'Where the vehicle value comes from',
      lines: [
        { sign: '', label: 'Value before the adjustment', amount: '$23,190.00' },
        { sign: '+', label: 'Trade adjustment, 5%', amount: '$1,159.50' },
      ],
      result: { label: 'Vehicle Value', amount: '$24,349.50' },
      note: 'Rounded to the cent, halves up.',
    })
    expect(explanationInputs(equity).slice(0, 2)).toEqual([
      {
        label: 'Value before the adjustment',
        value: '$23,190.00',
        certainty: 'estimate',
        source: 'Black Book value, average',
      },
      {
        label: 'Trade adjustment',
        value: 'Add 5%',
        certainty: 'exact',
        source: 'By Dana Baker, counts since 10/22/2026',
      },
    ])
  })

  it('takes away what a lowering takes', () => {
    const vehicle = adjustedVehicle(toCents(20_000_00), 25, -1, toCents(0))
    const equity = explainEquity(vehicle, noCurrentVehicleEdits)
    expect(equity === null ? [] : explanationSteps(equity)[1]?.lines[1]).toEqual({
      sign: '−',
      label: 'Trade adjustment, 25%',
      amount: '$5,000.00',
    })
    expect(equity === null ? '' : explanationInputs(equity)[1]?.value).toBe('Subtract 25%')
  })

  it('stands as it is where another value was found since, and where one is typed in', () => {
    const vehicle = adjustedVehicle(toCents(20_000_00), 5, 1, toCents(0))
    const labels = (edited: typeof vehicle, edits = noCurrentVehicleEdits) => {
      const equity = explainEquity(edited, edits)
      return equity === null ? [] : explanationInputs(equity).map(({ label }) => label)
    }
    const found = { ...vehicle, vehicleValue: toCents(1_00), equityAmount: toCents(1_00) }
    expect(labels(found)).toEqual(['Vehicle Value', 'Est Payoff'])
    expect(labels(vehicle, { ...noCurrentVehicleEdits, vehicleValueEdit: toCents(5_00) })).toEqual([
      'Vehicle Value',
      'Est Payoff',
    ])
  })
})
