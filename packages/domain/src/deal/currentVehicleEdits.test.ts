import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentVehicle, dealInformation } from '../../cases/sections'
import { toCents } from '../money/money'
import {
  currentFigures,
  hasCurrentVehicleEdits,
  noCurrentVehicleEdits,
  withCurrentVehicleEdits,
  type CurrentVehicleEdits,
} from './currentVehicleEdits'

const figures = (edits: Partial<CurrentVehicleEdits>, vehicle = currentVehicle) =>
  currentFigures(vehicle, dealInformation, { ...noCurrentVehicleEdits, ...edits })

describe('what is tried out with the current vehicle', () => {
  it('is nothing at first, and the figures are those on file', () => {
    expect(figures({})).toEqual({
      vehicleValue: 24_350_00,
      payoffAmt: 15_869_00,
      equityAmount: 8_481_00,
      numberOfPayments: 39,
      paymentAmt: 436_00,
      paymentPayoff: -17_004_00,
      mileage: 41_208,
    })
    expect(hasCurrentVehicleEdits(noCurrentVehicleEdits)).toBe(false)
    expect(withCurrentVehicleEdits(currentVehicle, noCurrentVehicleEdits)).toEqual(currentVehicle)
  })

  it('stands in an Edit variant of each editable field, and the field keeps what is on file [O-084] [OP-090]', () => {
    expect(Object.keys(noCurrentVehicleEdits)).toEqual([
      'vehicleValueEdit',
      'payoffAmtEdit',
      'numberOfPaymentsEdit',
      'paymentAmtEdit',
      'mileageEdit',
      'trimIdEdit',
    ])
    const before = structuredClone(currentVehicle)
    const edits: CurrentVehicleEdits = { ...noCurrentVehicleEdits, vehicleValueEdit: toCents(25_000_00) }
    expect(withCurrentVehicleEdits(currentVehicle, edits).vehicleValue).toBe(25_000_00)
    expect(edits.vehicleValueEdit).toBe(25_000_00)
    expect(currentVehicle).toEqual(before)
  })

  it('changes the equity with the vehicle value [O-307]', () => {
    const vehicle = { ...currentVehicle, payoffAmt: toCents(15_000_00) }
    expect(figures({ vehicleValueEdit: toCents(20_000_00) }, vehicle).equityAmount).toBe(5_000_00)
  })

  it('changes the equity with the payoff [O-308]', () => {
    const vehicle = { ...currentVehicle, vehicleValue: toCents(20_000_00) }
    expect(figures({ payoffAmtEdit: toCents(22_000_00) }, vehicle).equityAmount).toBe(-2_000_00)
  })

  it('changes the payment payoff with the payments that are left [O-309]', () => {
    const edits = { numberOfPaymentsEdit: 10, paymentAmtEdit: toCents(300_00) }
    expect(figures(edits).paymentPayoff).toBe(-3_000_00)
    expect(figures({ numberOfPaymentsEdit: 10 }).paymentPayoff).toBe(-4_360_00)
  })

  it('changes the payment payoff with the monthly payment [O-310]', () => {
    const vehicle = { ...currentVehicle, numberOfPayments: 10 }
    expect(figures({ paymentAmtEdit: toCents(250_00) }, vehicle).paymentPayoff).toBe(-2_500_00)
  })

  it('starts from the payment that the deal carries as edited', () => {
    const deal = { ...dealInformation, paymentAmtEdited: toCents(400_00) }
    expect(currentFigures(currentVehicle, deal, noCurrentVehicleEdits).paymentAmt).toBe(400_00)
    expect(currentFigures(currentVehicle, null, noCurrentVehicleEdits).paymentPayoff).toBeNull()
  })

  it('has no equity where the other half of it is unknown, and that on file until one is edited', () => {
    const bare = { ...currentVehicle, payoffAmt: null, vehicleValue: null, equityAmount: toCents(1_00) }
    expect(figures({}, bare).equityAmount).toBe(1_00)
    expect(figures({ vehicleValueEdit: toCents(1) }, bare).equityAmount).toBeNull()
    expect(figures({ payoffAmtEdit: toCents(1) }, bare).equityAmount).toBeNull()
  })

  it('stands in the lines of the panel in the place of the values on file', () => {
    const edits = {
      ...noCurrentVehicleEdits,
      vehicleValueEdit: toCents(25_000_00),
      numberOfPaymentsEdit: 0,
      mileageEdit: 50_000,
    }
    expect(hasCurrentVehicleEdits(edits)).toBe(true)
    expect(withCurrentVehicleEdits(currentVehicle, edits)).toEqual({
      ...currentVehicle,
      vehicleValue: 25_000_00,
      equityAmount: 25_000_00 - 15_869_00,
      numberOfPayments: 0,
      mileage: 50_000,
    })
  })

  it('is equity and payoff that make up the value', () => {
    const amount = fc.integer({ min: 0, max: 9e9 }).map(toCents)
    fc.assert(
      fc.property(amount, amount, (vehicleValueEdit, payoffAmtEdit) => {
        const { equityAmount } = figures({ vehicleValueEdit, payoffAmtEdit })
        expect((equityAmount ?? Number.NaN) + payoffAmtEdit).toBe(vehicleValueEdit)
      }),
    )
  })
})
