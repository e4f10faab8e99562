import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDesking, taxedDesking } from '../../cases/desking'
import { currentVehicle, dealInformation, replacementVehicle } from '../../cases/sections'
import { vehicleTerms } from '../../cases/vehicleTerms'
import type { Day } from '../calendar/day'
import { noCurrentVehicleEdits } from '../deal/currentVehicleEdits'
import { noReplacementEdits } from '../deal/replacementEdits'
import { disclosureOf } from '../disclosure/disclosure'
import { toCents } from '../money/money'
import {
  deskingInForce,
  neutralDesking,
  type DeskingEdits,
  type DeskingTerms,
} from '../payment/desking/deskingTerms'
import { leaseFinanceFor } from '../payment/leaseFinance'
import type { QuoteKind } from '../payment/paymentTerms'
import { explainPayment, type ExplainedSections } from './explainPayment'
import { explanationInputs, explanationSteps } from './explanationSteps'

const downPayments = [toCents(0), toCents(2_500_00)]

/** The sections as the server makes them for a price, a value and a payoff. */
function sectionsOf(
  onFile: DeskingTerms,
  edits: DeskingEdits = {},
  { price = 32_600_00, value = 24_350_00, payoff = 15_869_00 } = {},
): ExplainedSections {
  const equityAmount = toCents(value - payoff)
  const offered = { price: toCents(price), downPayments, desking: deskingInForce(onFile, edits) }
  const holding = {
    equity: equityAmount,
    defaultPayoff: toCents(payoff),
    paymentPayoff: null,
    currentPayment: null,
    selectedPayoff: null,
  }
  return {
    leaseFinance: leaseFinanceFor({ ...vehicleTerms, ...offered }, holding),
    dealInformation,
    vehicleInfo: {
      currentVehicle: {
        ...currentVehicle,
        vehicleValue: toCents(value),
        payoffAmt: toCents(payoff),
        equityAmount,
      },
      replacementVehicle: { ...replacementVehicle, estimatedSelPrice: toCents(price) },
    },
    currentEdits: noCurrentVehicleEdits,
    replacementEdits: noReplacementEdits,
    desking: { onFile, edits },
  }
}

const lenderOf = ({ leaseFinance }: ExplainedSections, kind: QuoteKind) =>
  kind === 'lease' ? leaseFinance?.leaseLender : leaseFinance?.financeLender

function explainedOf(sections: ExplainedSections, kind: QuoteKind, term = 60, at = 0) {
  const quote = lenderOf(sections, kind)
  const explained = quote && explainPayment(sections, quote, { term, at })
  if (!explained) throw new Error('There is a payment')
  return explained
}

it('every payment of a loan or a lease has a formula that gives it, whatever the desking terms are', () => {
  const amount = fc.integer({ min: 0, max: 90_000_00 })
  const figures = fc.record({ price: amount, value: amount, payoff: amount })
  const kinds = fc.constantFrom<QuoteKind>('finance', 'lease')
  fc.assert(
    fc.property(figures, anyDesking, kinds, fc.nat(8), fc.nat(1), (known, desking, kind, row, at) => {
      const sections = sectionsOf(desking, {}, known)
      const payments = lenderOf(sections, kind)?.payments[row]
      fc.pre(payments !== undefined)
      const explained = explainedOf(sections, kind, payments.term, at)
      expect(explained.amount).toBe(payments.monthlyPayments[at])
      expect(explained.formula.kind).toBe(kind === 'lease' ? 'leasePayment' : 'loanPayment')
      const disclosure = disclosureOf(explained, downPayments[at] ?? toCents(0))
      expect(disclosure?.monthlyPayment).toBe(explained.amount)
    }),
  )
})

it('tax, fees, incentives and odd days are written down, each in its place', () => {
  const sections = sectionsOf({ ...taxedDesking, daysToFirstPayment: 45 })
  expect(explanationSteps(explainedOf(sections, 'finance')).slice(0, 4)).toEqual([
    {
      heading: '',
      lines: [
        { sign: '', label: 'Amount financed', amount: '$23,426.38' },
        { sign: '+', label: 'Interest of 15 odd days at 3.9% a year', amount: '$38.07' },
        { sign: '', label: '60 equal payments at 3.9% a year', amount: '' },
      ],
      result: { label: 'New payment, 60 months', amount: '$431.08' },
      note: 'Rounded to the cent, halves up.',
    },
    {
      heading: 'Where the amount financed comes from',
      lines: [
        { sign: '', label: 'Est Selling Price', amount: '$32,600.00' },
        { sign: '+', label: 'Sales tax', amount: '$421.88' },
        { sign: '+', label: 'Fees', amount: '$385.50' },
        { sign: '−', label: 'Incentives', amount: '$1,500.00' },
        { sign: '−', label: 'Equity Amount', amount: '$8,481.00' },
        { sign: '−', label: 'Down payment', amount: '$0.00' },
      ],
      result: { label: 'Amount financed', amount: '$23,426.38' },
      note: '',
    },
    {
      heading: 'Where the sales tax comes from',
      lines: [
        { sign: '', label: 'Taxed price', amount: '$6,750.00' },
        { sign: '', label: '6.25% of it', amount: '' },
      ],
      result: { label: 'Sales tax', amount: '$421.88' },
      note: 'Rounded to the cent, halves up.',
    },
    {
      heading: 'Where the taxed price comes from',
      lines: [
        { sign: '', label: 'Est Selling Price', amount: '$32,600.00' },
        { sign: '−', label: 'Incentives', amount: '$1,500.00' },
        { sign: '−', label: 'Vehicle Value', amount: '$24,350.00' },
      ],
      result: { label: 'Taxed price', amount: '$6,750.00' },
      note: '',
    },
  ])
})

it('a lease has its tax in each payment', () => {
  const sections = sectionsOf({ ...neutralDesking, salesTaxRate: 8.875 })
  const { lines, note } = explanationSteps(explainedOf(sections, 'lease', 36))[0] ?? {}
  expect(lines?.[2]).toMatchObject({ sign: '+', label: expect.stringMatching(/^Sales tax: 8\.875% of \$/) })
  expect(note).toMatch(/before the sales tax/)
  const disclosure = disclosureOf(explainedOf(sections, 'lease', 36), toCents(0))
  const plain = disclosureOf(explainedOf(sectionsOf(neutralDesking), 'lease', 36), toCents(0))
  if (disclosure?.kind !== 'lease' || plain?.kind !== 'lease') throw new Error('It is a lease')
  expect(disclosure.monthlyPayment - (disclosure.salesTaxPart ?? 0)).toBe(plain.monthlyPayment)
  expect(disclosure.rentCharge).toBe(plain.rentCharge)
  expect(disclosure.totalOfPayments).toBe(disclosure.monthlyPayment * 36)
})

it('each term says that it is a setting of the store, or what somebody tries out in its place', () => {
  const sections = sectionsOf(taxedDesking, { salesTaxRate: 7, daysToFirstPayment: 45 })
  const inputs = explanationInputs(explainedOf(sections, 'finance'))
  const of = (name: string) => inputs.find(({ label }) => label === name)
  expect(of('Fees')).toEqual({
    label: 'Fees',
    value: '$385.50',
    certainty: 'exact',
    source: 'Setting of the store: Deal fees',
  })
  expect(of('Sales tax rate')).toMatchObject({
    value: '7%',
    certainty: 'entry',
    source: 'Setting of the store: Sales tax rate, 6.25% on file, not saved',
  })
  expect(of('Days to first payment')).toMatchObject({ value: '45 days', certainty: 'entry' })
})

it('the date of a first payment says how its days are counted, as a setting of the store or tried out', () => {
  const firstPayment = { signedOn: '2026-11-27' as Day, on: '2027-01-11' as Day }
  const daysOf = (onFile: DeskingTerms, edits: DeskingEdits) => {
    const explained = explainedOf(sectionsOf(onFile, edits), 'finance')
    const disclosure = disclosureOf(explained, toCents(0))
    const rows = disclosure?.kind === 'loan' ? disclosure.firstPayment : undefined
    return [explanationInputs(explained).find(({ label }) => label === 'Days to first payment'), rows]
  }
  const counted = '11 Jan 2027, 1 month and 14 days after 27 Nov 2026'
  expect(daysOf(taxedDesking, { firstPayment })).toEqual([
    {
      label: 'Days to first payment',
      value: '44 days',
      certainty: 'entry',
      source: `${counted}. Setting of the store: Days to first payment, 30 days on file, not saved`,
    },
    counted,
  ])
  expect(daysOf(deskingInForce(taxedDesking, { firstPayment }), {})[0]).toMatchObject({
    certainty: 'exact',
    source: `${counted}. Setting of the store: Day of first payments`,
  })
})

it('negative equity that is not financed is paid at signing, and disclosed', () => {
  const desking = { ...neutralDesking, rollsNegativeEquity: false }
  const figures = { value: 10_000_00, payoff: 14_000_00 }
  const loan = explainedOf(sectionsOf(desking, {}, figures), 'finance')
  expect(disclosureOf(loan, toCents(0))).toMatchObject({
    amountFinanced: 32_600_00,
    paidAtSigning: 4_000_00,
  })
  expect(explanationSteps(loan)[1]?.lines).toContainEqual({
    sign: '−',
    label: 'Negative equity, paid at signing',
    amount: '$4,000.00',
  })
  const lease = disclosureOf(explainedOf(sectionsOf(desking, {}, figures), 'lease', 36), toCents(0))
  if (lease?.kind !== 'lease') throw new Error('It is a lease')
  expect(lease.dueAtSigning).toBe(4_000_00 + lease.monthlyPayment)
})
