import { describe, expect, it } from 'vitest'
import { taxedDesking } from '../../../cases/desking'
import { column, deal, own, present, vehicle } from '../../../cases/playground'
import { holding, vehicleTerms } from '../../../cases/vehicleTerms'
import { utc } from '../../calendar/storeOffset'
import { toCents } from '../../money/money'
import { quoteKindOf } from '../lenderQuote'
import { paymentOf, solvablesOf } from '../solve/paymentInputs'
import { solvePayment } from '../solve/solvePayment'
import { quoteVehicle } from '../vehicleQuote'
import type { OfferTerms } from '../what-fits/stockOffer'
import { requestedVehicles, type PresentDeal } from './computation'
import { chooseTerm, chosenTerm, openPlayground, resetPlayground, type Playground } from './playground'
import { printPlayground, readPlayground, withLinkedColumn } from './playgroundAddress'
import { withEditAnswers, withFirstAnswers } from './playgroundAnswers'
import { playgroundColumns } from './playgroundColumns'
import { isPlaygroundEdited, resetVehicle, tryDesking, typeInto } from './playgroundInput'
import { applySolved, reachInputs } from './reachPayment'

const offer: OfferTerms = { holding, quoteKind: 'finance', terms: vehicleTerms }

/** The playground after the server has computed what waits for it, as it does. */
function answered(playground: Playground, at: PresentDeal = present): Playground {
  const vehicles = requestedVehicles('interactivePlayground', playground, at)
  const answers = vehicles.map((asked) => ({
    vin: asked.vin,
    ...quoteVehicle({ ...vehicleTerms, desking: at.desking }, holding, 'finance', asked),
  }))
  return withEditAnswers(playground, answers, playground.revision)
}

const opened = openPlayground(deal, vehicle(own))
const loadedWith = (at: PresentDeal) =>
  withFirstAnswers(
    opened,
    requestedVehicles('payoffPlaygroundGrid', opened, at).map((asked) => ({
      vin: own,
      ...quoteVehicle({ ...vehicleTerms, desking: at.desking }, holding, 'finance', asked),
    })),
  )
const loaded = loadedWith(present)
const inputs = (playground = loaded) => {
  const found = reachInputs(playground, present, own, offer)
  if (found === null) throw new Error('The column is not there')
  return found
}
const context = {
  ...present,
  lastRoDealCustomer: null,
  offset: utc,
  fuelUse: { annualMiles: 13_500, fuelPrice: 3.5 },
}
const headline = (playground: Playground) => playgroundColumns(playground, context)[1]?.headline.payment
const wish = toCents(400_00)

describe('a payment of a column', () => {
  it.each(['price', 'downPayment', 'term', 'apr'] as const)(
    'is reached by the %s, and the column then shows it',
    (solveFor) => {
      const target = solveFor === 'apr' ? toCents(420_00) : wish
      const solved = solvePayment(inputs(), solveFor, target)
      if (solved.kind !== 'reached') throw new Error('It is not reached')
      const applied = answered(applySolved(loaded, present, own, solveFor, solved.figure))
      expect(paymentOf(inputs(applied))).toBe(solved.payment)
      expect(headline(applied)).toBe(`$${Math.round(solved.payment / 100)}`)
      expect(isPlaygroundEdited(applied)).toBe(true)
      const linked = withLinkedColumn(loaded, present, readPlayground(printPlayground(applied)), own)
      expect(headline(answered(linked))).toBe(headline(applied))
    },
  )

  it('starts from what is tried out and chosen', () => {
    const dearer = answered(
      typeInto(
        loaded,
        present,
        { of: 'offered', vin: own, field: 'estimatedSelPriceEdit', at: 0 },
        40_000_00,
      ),
    )
    expect(inputs(dearer).terms.price).toBe(40_000_00)
    expect(inputs(chooseTerm(loaded, own, 72)).term).toBe(72)
    expect(inputs().term).toBe(66)
  })

  it('is not known for a vehicle that is not offered, or not there', () => {
    expect(reachInputs(loaded, present, own, { ...offer, terms: null })).toBeNull()
    expect(reachInputs(loaded, present, 'A', offer)).toBeNull()
    expect(reachInputs(opened, present, own, offer)).toMatchObject({ term: 66, downPayment: 0 })
  })
})

describe('a payment of a column with desking terms', () => {
  const desking = { ...taxedDesking, daysToFirstPayment: 45, rollsNegativeEquity: false }
  const atStore = { ...present, desking }
  const askedOf = (playground: Playground) => {
    const found = reachInputs(playground, atStore, own, { ...offer, desking })
    if (found === null) throw new Error('The column is not there')
    return found
  }
  /** Those of the store, and with half of them tried out. */
  const played = (isTried: boolean): Playground => {
    const start = loadedWith(atStore)
    const tried = tryDesking(
      tryDesking(start, atStore, 'salesTaxRate', 8.875),
      atStore,
      'fees',
      toCents(699_00),
    )
    return isTried ? answered(tried, atStore) : start
  }

  it.each([false, true])('is reckoned as the column shows it; tried out: %s', (isTried) => {
    const playground = played(isTried)
    expect(headline(playground)).toBe(`$${Math.round((paymentOf(askedOf(playground)) ?? 0) / 100)}`)
    expect(paymentOf(askedOf(playground))).not.toBe(paymentOf(inputs()))
  })

  it.each(
    (['price', 'downPayment', 'term', 'apr'] as const).flatMap((solveFor) =>
      [false, true].map((isTried) => [solveFor, isTried] as const),
    ),
  )('is reached by the %s, and the column then shows it; tried out: %s', (solveFor, isTried) => {
    const playground = played(isTried)
    const before = paymentOf(askedOf(playground)) ?? 0
    const solved = solvePayment(askedOf(playground), solveFor, toCents(before - 10_00))
    if (solved.kind !== 'reached') throw new Error('It is not reached')
    const applied = answered(applySolved(playground, atStore, own, solveFor, solved.figure), atStore)
    expect(paymentOf(askedOf(applied))).toBe(solved.payment)
    expect(headline(applied)).toBe(`$${Math.round(solved.payment / 100)}`)
  })
})

describe('a term that is chosen', () => {
  it('is what the column leads with, and goes with a reset', () => {
    const chosen = chooseTerm(loaded, own, 72)
    const [, shown] = playgroundColumns(chosen, context)
    expect(shown?.caption).toMatch(/^72 months/)
    expect(shown?.grid.rows.find(({ mark }) => mark === 'default')).toMatchObject({
      term: 72,
      isDefault: false,
    })
    expect(printPlayground(chosen)).toBe('own.term=72')
    for (const reset of [resetPlayground(chosen), resetVehicle(chosen, own), chooseTerm(chosen, own, null)])
      expect([chosenTerm(reset, own), isPlaygroundEdited(reset)]).toEqual([null, false])
  })

  it('counts for nothing where it is not quoted', () => {
    expect(headline(chooseTerm(loaded, own, 71))).toBe(headline(loaded))
    expect(readPlayground('own.term=1.5').columns.get('own')?.term).toBeNull()
  })
})

it('the rate of a lease cannot be changed [O-111]', () => {
  expect(solvablesOf(quoteKindOf(deal))).toEqual(['price', 'downPayment', 'term', 'apr'])
  expect(solvablesOf(quoteKindOf({ dealType: 'Lease', dealTypeCode: null }))).toEqual([
    'price',
    'downPayment',
    'term',
  ])
  expect(column(loaded).vin).toBe(own)
})
