import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDesking } from '../../cases/desking'
import { column, own, present, vehicle } from '../../cases/playground'
import { holding, vehicleTerms } from '../../cases/vehicleTerms'
import type { DealTyped } from '../deal/dealTypes'
import { playgroundDisclosure } from '../disclosure/playgroundDisclosure'
import { quoteFor, quoteKindOf } from '../payment/lenderQuote'
import { requestedVehicles } from '../payment/playground/computation'
import { choosePayoff } from '../payment/playground/columnEdits'
import { changeVehicle, openPlayground, type Playground } from '../payment/playground/playground'
import { withEditAnswers, withFirstAnswers } from '../payment/playground/playgroundAnswers'
import { tryDesking, typeInto, type PlaygroundPlace } from '../payment/playground/playgroundInput'
import { shownLeaseFinance } from '../payment/playground/playgroundVehicle'
import { quoteVehicle } from '../payment/vehicleQuote'
import { explainColumnPayment } from './explainColumn'
import { explanationInputs } from './explanationSteps'

/** The answers of the server to what a playground asks for. */
const answersOf = (type: 'payoffPlaygroundGrid' | 'interactivePlayground', playground: Playground) =>
  requestedVehicles(type, playground, present).map((asked) => ({
    vin: asked.vin,
    ...quoteVehicle(vehicleTerms, holding, quoteKindOf(playground.deal), asked),
  }))

/** A playground with its first answer. */
function loadedFor(deal: DealTyped): Playground {
  const opened = openPlayground(deal, vehicle(own))
  return withFirstAnswers(opened, answersOf('payoffPlaygroundGrid', opened))
}

/** The playground with the answer to what was typed. */
const computed = (playground: Playground): Playground =>
  withEditAnswers(playground, answersOf('interactivePlayground', playground), playground.revision)

const finance = { dealType: 'Finance', dealTypeCode: null } as const
const lease = { dealType: 'Lease', dealTypeCode: null } as const

const offered = (field: 'aprValue' | 'estimatedSelPriceEdit' | 'discountAmountEdit'): PlaygroundPlace => ({
  of: 'offered',
  vin: own,
  field,
  at: 0,
})

/** What somebody may type, and the figure. */
const typed = fc.oneof(
  fc.integer({ min: 0, max: 2_000 }).map((rate) => [offered('aprValue'), rate / 100] as const),
  fc.integer({ min: 0, max: 90_000_00 }).map((price) => [offered('estimatedSelPriceEdit'), price] as const),
  fc.integer({ min: 0, max: 9_000_00 }).map((amount) => [offered('discountAmountEdit'), amount] as const),
  fc
    .integer({ min: 0, max: 90_000_00 })
    .map((value) => [{ of: 'current', field: 'vehicleValueEdit' } as const, value] as const),
  fc
    .integer({ min: 0, max: 90_000_00 })
    .map((payoff) => [{ of: 'current', field: 'payoffAmtEdit' } as const, payoff] as const),
  fc
    .integer({ min: 0, max: 72 })
    .map((count) => [{ of: 'current', field: 'numberOfPaymentsEdit' } as const, count] as const),
)

it('every payment of a column has a formula that gives it, on both bases, for loans and leases, with what is typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<DealTyped>(finance, lease),
      fc.array(typed, { maxLength: 3 }),
      fc.boolean(),
      fc.nat({ max: 8 }),
      (deal, figures, isPayoff, row) => {
        const edits = figures.filter(
          ([place]) => deal === finance || !('vin' in place && place.field === 'aprValue'),
        )
        const start = changeVehicle(loadedFor(deal), own, (one) => choosePayoff(one, isPayoff))
        const playground = computed(
          edits.reduce((now, [place, figure]) => typeInto(now, present, place, figure), start),
        )
        const shown = column(playground)
        const quote = quoteFor(shownLeaseFinance(shown), deal)
        const payments = quote?.payments[row]
        fc.pre(quote !== null && payments !== undefined)
        const place = { term: payments.term, at: 0 }
        const explained = explainColumnPayment(playground, shown, present, quote, place)
        expect(explained?.amount).toBe(payments.monthlyPayments[0])
        expect(explained?.formula.kind).toBe(deal === lease ? 'leasePayment' : 'loanPayment')
      },
    ),
  )
})

it('every payment has its formula with the desking terms of the store and what is tried out of them', () => {
  const amount = fc.integer({ min: 0, max: 90_000_00 })
  fc.assert(
    fc.property(anyDesking, anyDesking, amount, fc.boolean(), (onFile, tried, value, isLeased) => {
      const deal = isLeased ? lease : finance
      const desked = { ...present, desking: onFile }
      const ask = (type: Parameters<typeof answersOf>[0], playground: Playground) =>
        requestedVehicles(type, playground, desked).map((asked) => ({
          vin: asked.vin,
          ...quoteVehicle({ ...vehicleTerms, desking: onFile }, holding, quoteKindOf(deal), asked),
        }))
      const opened = openPlayground(deal, vehicle(own))
      const loaded = withFirstAnswers(opened, ask('payoffPlaygroundGrid', opened))
      const valued = typeInto(loaded, desked, { of: 'current', field: 'vehicleValueEdit' }, value)
      const edited = tryDesking(
        tryDesking(valued, desked, 'salesTaxRate', tried.salesTaxRate),
        desked,
        'tradeReducesTax',
        tried.tradeReducesTax,
      )
      const playground = withEditAnswers(edited, ask('interactivePlayground', edited), edited.revision)
      const shown = column(playground)
      const quote = quoteFor(shownLeaseFinance(shown), deal)
      const payments = quote?.payments[0]
      fc.pre(quote !== null && payments !== undefined)
      const explained = explainColumnPayment(playground, shown, desked, quote, { term: payments.term, at: 0 })
      expect(explained?.amount).toBe(payments.monthlyPayments[0])
      expect(explained?.formula.kind).toBe(isLeased ? 'leasePayment' : 'loanPayment')
    }),
  )
})

it('a rate that is tried out is said to be the user’s own, beside the one on file', () => {
  const playground = computed(typeInto(loadedFor(finance), present, offered('aprValue'), 5.5))
  const shown = column(playground)
  const quote = quoteFor(shownLeaseFinance(shown), finance)
  if (quote === null) throw new Error('There is a quote')
  const explained = explainColumnPayment(playground, shown, present, quote, { term: 66, at: 0 })
  if (explained === null) throw new Error('There is a payment')
  expect(explanationInputs(explained).find(({ label }) => label === 'APR')).toEqual({
    label: 'APR',
    value: '5.5%',
    certainty: 'entry',
    source: 'On file 3.9%, not saved',
  })
})

it('under the payments stands what the law asks for, the present deal first', () => {
  const playground = changeVehicle(loadedFor(finance), own, (one) => choosePayoff(one, false))
  const rows = playgroundDisclosure(playground, present)
  expect(Object.fromEntries(rows.map(({ label, values }) => [label, values[1]]))).toEqual({
    APR: '3.9%',
    Term: '66 months',
    'Down payment': '$0.00',
    'Amount financed': '$24,119.00',
    'Finance charge': '$2,717.92',
    'Total of payments': '$26,836.92',
    'Monthly payment': '$406.62',
  })
  expect(rows.find(({ label }) => label === 'Monthly payment')?.values[0]).toBe('$436.00')
})

it('says when somebody saved the payments that are left, where that is known', () => {
  const playground = changeVehicle(loadedFor(finance), own, (one) => choosePayoff(one, true))
  const shown = column(playground)
  const quote = quoteFor(shownLeaseFinance(shown), finance)
  if (quote === null) throw new Error('There is a quote')
  const sourceOf = (dealSavedOn: string | null) => {
    const saved = { ...present, currentVehicle: { ...present.currentVehicle, dealSavedOn } }
    const explained = explainColumnPayment(playground, shown, saved, quote, { term: 60, at: 0 })
    if (explained === null) throw new Error('There is a payment')
    return explanationInputs(explained).find(({ label }) => label === 'Remaining payments')?.source
  }
  expect(sourceOf('2026-11-19')).toMatch(/^39 payments of \$436, saved 11\/19\/2026$/)
  expect(sourceOf(null)).toMatch(/^39 payments of \$436$/)
})
