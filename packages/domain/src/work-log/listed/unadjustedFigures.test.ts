import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDesking } from '../../../cases/desking'
import { currentVehicle } from '../../../cases/sections'
import { toCents, type Cents } from '../../money/money'
import type { CurrentVehicle } from '../../opportunity/sections'
import { paymentDifferencesFor } from '../../payment/leaseFinance'
import type { OfferTerms } from '../../payment/what-fits/stockOffer'
import { adjustedValue } from '../../trade-adjustment/adjustmentEffect'
import { unadjustedFigures } from './unadjustedFigures'

const adjustment = {
  percentage: 10,
  addOrSubtract: 1,
  createdBy: 'Ann Lee',
  adjustedOn: '2026-03-01',
} as const

const [valueBefore, payoffAmt] = [toCents(20_000_00), toCents(14_000_00)]

/** The vehicle with a value that an adjustment of so many percent has changed. */
function adjustedVehicle(before: Cents, sign: 1 | -1): CurrentVehicle {
  const vehicleValue = adjustedValue(before, { percentage: 10, addOrSubtract: sign })
  return {
    ...currentVehicle,
    vehicleValue,
    payoffAmt,
    equityAmount: toCents(vehicleValue - payoffAmt),
    valueAdjustment: { ...adjustment, addOrSubtract: sign, valueBefore: before },
  }
}

/** What the payments of the replacement are reckoned from, for a vehicle of that value. */
const offerFor = (vehicleValue: Cents, desking?: OfferTerms['desking']): OfferTerms => ({
  holding: {
    equity: toCents(vehicleValue - payoffAmt),
    defaultPayoff: payoffAmt,
    paymentPayoff: null,
    currentPayment: toCents(436_00),
    selectedPayoff: payoffAmt,
    vehicleValue,
  },
  quoteKind: 'finance',
  terms: {
    price: toCents(32_600_00),
    msrp: toCents(35_920_00),
    downPayments: null,
    finance: { apr: 3.9, defaultTerm: 66 },
    lease: { apr: 2.4, defaultTerm: 36 },
    yearlyRetention: 0.85,
  },
  ...(desking === undefined ? {} : { desking }),
})

const differencesFor = ({ terms, holding, desking }: OfferTerms) => {
  if (terms === null) throw new Error('There are no terms.')
  const { finance, lease } = paymentDifferencesFor({ ...terms, desking }, holding)
  return { paymentDifferenceFinance: finance, paymentDifferenceLease: lease }
}

it('are what the refresh would have come to without the adjustment, whatever the terms of the store', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_00, max: 90_000_00 }).map(toCents),
      fc.constantFrom<1 | -1>(1, -1),
      anyDesking,
      (before, sign, desking) => {
        const vehicle = adjustedVehicle(before, sign)
        const offer = offerFor(vehicle.vehicleValue ?? before, desking)
        const figures = { equityAmount: vehicle.equityAmount, ...differencesFor(offer) }
        expect(unadjustedFigures(figures, vehicle, offer)).toEqual({
          equityAmount: before - payoffAmt,
          ...differencesFor(offerFor(before, desking)),
        })
      },
    ),
  )
})

it('leave out a payment difference that the replacement does not come to', () => {
  const vehicle = adjustedVehicle(valueBefore, 1)
  const offer = offerFor(toCents(22_000_00))
  const { paymentDifferenceLease, paymentDifferenceFinance } = differencesFor(offer)
  const told = {
    equityAmount: vehicle.equityAmount,
    paymentDifferenceFinance: toCents(12_00),
    paymentDifferenceLease,
  }
  expect(Object.keys(unadjustedFigures(told, vehicle, offer))).toEqual([
    'equityAmount',
    'paymentDifferenceLease',
  ])
  const own = { ...told, paymentDifferenceFinance }
  const equityAmount = toCents(6_000_00)
  expect(unadjustedFigures(own, vehicle, undefined)).toEqual({ equityAmount })
  expect(unadjustedFigures(own, vehicle, { ...offer, terms: null })).toEqual({ equityAmount })
})

it('are none without an adjustment', () => {
  const figures = { equityAmount: toCents(1), paymentDifferenceFinance: null, paymentDifferenceLease: null }
  expect(unadjustedFigures(figures, currentVehicle, offerFor(valueBefore))).toEqual({})
})
