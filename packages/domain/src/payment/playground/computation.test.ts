import { describe, expect, it } from 'vitest'
import { column, loaded, opened, own, present, vehicle } from '../../../cases/playground'
import { currentVehicle, replacementVehicle } from '../../../cases/sections'
import { noCurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { editRebate } from '../../deal/replacementEdits'
import { toCents } from '../../money/money'
import { choosePayoff, setApr, setReplacementEdits } from './columnEdits'
import { requestedVehicles, leaseFinanceTypes, playgroundInputs, recomputeDelay } from './computation'
import { addVehicles, changeVehicle, editCurrentVehicle } from './playground'

describe('what is asked to be computed', () => {
  it('has three kinds', () => {
    expect(leaseFinanceTypes).toEqual(['payoffGrid', 'payoffPlaygroundGrid', 'interactivePlayground'])
  })

  it('is first every column that is shown, as it is on file', () => {
    const two = addVehicles(opened, [vehicle('A')])
    const plain = {
      price: 32_600_00,
      downPayments: [0, 1_000_00],
      apr: null,
      payoff: null,
      vehiclePayoffSelected: false,
    }
    expect(requestedVehicles('payoffPlaygroundGrid', two, present)).toEqual([
      { vin: own, ...plain },
      { vin: 'A', ...plain },
    ])
    expect(requestedVehicles('interactivePlayground', two, present)).toEqual([])
    const loadedTwo = addVehicles(loaded, [vehicle('A')])
    expect(requestedVehicles('payoffPlaygroundGrid', loadedTwo, present).map(({ vin }) => vin)).toEqual(['A'])
  })

  it('is later every edited column with its edits', () => {
    const edits = editRebate(replacementVehicle, column(loaded).replacementVehicle, toCents(500_00))
    const edited = changeVehicle(loaded, own, (one) => setReplacementEdits(setApr(one, 5.5), edits))
    expect(requestedVehicles('interactivePlayground', edited, present)).toEqual([
      {
        vin: own,
        price: 34_100_00,
        downPayments: [0, 1_000_00],
        apr: 5.5,
        payoff: null,
        vehiclePayoffSelected: true,
      },
    ])
    const early = changeVehicle(opened, own, (one) => setApr(one, 5.5))
    expect(requestedVehicles('interactivePlayground', early, present)).toEqual([])
  })

  it('has no rate for a lease [OP-067]', () => {
    const lease = { ...loaded, deal: { dealType: 'Lease', dealTypeCode: null } as const }
    const edited = changeVehicle(lease, own, (one) => setApr(one, 5.5))
    expect(requestedVehicles('interactivePlayground', edited, present)[0]?.apr).toBeNull()
  })

  it.each([
    ['nothing that is owed was edited', { mileageEdit: 1 }, true, null],
    ['the payoff, on the other basis', { payoffAmtEdit: toCents(10_000_00) }, true, null],
    ['the payoff', { payoffAmtEdit: toCents(10_000_00) }, false, 10_000_00],
    ['the payments left', { numberOfPaymentsEdit: 10 }, true, 4_360_00],
    ['the payments left, on the other basis', { numberOfPaymentsEdit: 10 }, false, null],
    ['the monthly payment', { paymentAmtEdit: toCents(400_00) }, true, 39 * 400_00],
    ['the value', { vehicleValueEdit: toCents(25_350_00) }, false, 14_869_00],
    ['the value, by payments', { vehicleValueEdit: toCents(23_350_00) }, true, 18_004_00],
  ])('carries what is owed: %s', (_case, edits, isPayoff, payoff) => {
    const toggled = changeVehicle(loaded, own, (one) => choosePayoff(one, isPayoff))
    const edited = editCurrentVehicle(toggled, { ...noCurrentVehicleEdits, ...edits })
    expect(requestedVehicles('interactivePlayground', edited, present)[0]?.payoff).toBe(payoff)
  })

  it('cannot carry a value where none is on file, nor an unknown payoff', () => {
    const edited = editCurrentVehicle(
      changeVehicle(loaded, own, (one) => choosePayoff(one, false)),
      { ...noCurrentVehicleEdits, vehicleValueEdit: toCents(1) },
    )
    const payoffWith = (changes: Partial<typeof currentVehicle>) =>
      requestedVehicles('interactivePlayground', edited, {
        ...present,
        currentVehicle: { ...currentVehicle, ...changes },
      })[0]?.payoff
    expect(payoffWith({ vehicleValue: null })).toBe(15_869_00)
    expect(payoffWith({ payoffAmt: null })).toBeNull()
  })

  it('waits for what is typed, not for what is chosen [OP-086]', () => {
    const delays = playgroundInputs.map((input) => [input, recomputeDelay(input)])
    expect(Object.fromEntries(delays)).toEqual({
      apr: 500,
      price: 500,
      rebate: 500,
      discount: 500,
      value: 500,
      payoff: 500,
      numberOfPayments: 500,
      payment: 500,
      downPaymentOption: 500,
      downPayment: 0,
      basis: 0,
      vehicles: 0,
      desking: 500,
    })
  })
})
