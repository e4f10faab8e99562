import { describe, expect, it } from 'vitest'
import { column, first, loaded, opened, own, quoted, vehicle } from '../../../cases/playground'
import { replacementVehicle } from '../../../cases/sections'
import { editRebate } from '../../deal/replacementEdits'
import { toCents } from '../../money/money'
import { chooseDownPayment, choosePayoff, setApr, setReplacementEdits, vehicleInForce } from './columnEdits'
import { changeVehicle } from './playground'
import { withEditAnswers, withFirstAnswers } from './playgroundAnswers'
import {
  computationFailed,
  computing,
  isLoaded,
  isPending,
  playgroundVehicle,
  shownLeaseFinance,
} from './playgroundVehicle'

describe('a column', () => {
  it('has the fields of the specification [O-284]', () => {
    expect(Object.keys(playgroundVehicle(vehicle(own))).sort()).toEqual(
      [
        'vin',
        'replacementVehicle',
        'leaseFinance',
        'optionalLeaseFinance',
        'leaseFinanceEdit',
        'downPaymentValue',
        'aprValue',
        'initAprValue',
        'editActive',
        'vehiclePayoffSelected',
      ].sort(),
    )
  })

  it('starts without a rate and with down payment [0] [O-286]', () => {
    const start = playgroundVehicle(vehicle(null))
    expect([start.vin, start.initAprValue, start.aprValue, start.downPaymentValue]).toEqual(['', 0, 0, [0]])
    expect(start.leaseFinance).toEqual({
      financeLender: null,
      leaseLender: null,
      selectedPayoff: null,
      loadStatus: 'notStarted',
    })
    expect([start.editActive, start.vehiclePayoffSelected, isPending(start)]).toEqual([false, false, false])
  })

  it('takes its toggle and rate from the first answer', () => {
    expect(column(loaded)).toMatchObject({
      vehiclePayoffSelected: true,
      aprValue: 4.4,
      initAprValue: 4.4,
      editActive: false,
    })
    expect(shownLeaseFinance(column(loaded))).toEqual(first.optionalLeaseFinance)
    const dearer = withFirstAnswers(opened, [{ ...first, optionalLeaseFinance: quoted(408) }])
    expect(column(dearer)).toMatchObject({ vehiclePayoffSelected: false, aprValue: 3.9 })
    expect(shownLeaseFinance(column(dearer))).toMatchObject({ financeLender: { apr: 3.9 } })
  })

  it('shows where its computation stands [O-285]', () => {
    const start = computing(column(opened))
    expect([start.leaseFinance.loadStatus, isLoaded(start)]).toEqual(['inProgress', false])
    expect(computationFailed(start).leaseFinance.loadStatus).toBe('error')
    expect(column(loaded).leaseFinance.loadStatus).toBe('complete')
    const again = computing(column(loaded))
    expect([again.leaseFinance.loadStatus, isLoaded(again)]).toEqual(['refresh', true])
    expect(computationFailed(again).leaseFinance.loadStatus).toBe('complete')
  })

  it('keeps showing its quote after an edit until the answer is there', () => {
    const edited = setApr(column(loaded), 5.5)
    expect(edited).toMatchObject({ aprValue: 5.5, initAprValue: 4.4, editActive: true })
    expect(shownLeaseFinance(edited)).toEqual(first.optionalLeaseFinance)
    expect(isPending(edited)).toBe(false)
  })

  it('shows the other basis when the toggle is switched', () => {
    const switched = choosePayoff(column(loaded), false)
    expect(shownLeaseFinance(switched)).toMatchObject(first.leaseFinance)
    expect(choosePayoff(switched, false)).toBe(switched)
    expect(isPending(switched)).toBe(false)
  })

  it('uses the payoff of the side that the toggle stands at [O-088] [OP-082]', () => {
    const bases = {
      vin: own,
      leaseFinance: { ...quoted(407), selectedPayoff: toCents(15_869_00) },
      optionalLeaseFinance: { ...quoted(390), selectedPayoff: toCents(-17_004_00) },
    }
    const byPayments = column(withFirstAnswers(opened, [bases]))
    const byEquity = choosePayoff(byPayments, false)
    expect([byPayments, byEquity].map((one) => shownLeaseFinance(one)?.selectedPayoff)).toEqual([
      -17_004_00, 15_869_00,
    ])
  })

  it('holds the quote of either basis and, after an edit, that of the edit [O-089] [OP-082]', () => {
    const edited = changeVehicle(loaded, own, (one) => setApr(one, 5.5))
    const answer = { vin: own, leaseFinance: quoted(450), optionalLeaseFinance: quoted(430) }
    const answered = column(withEditAnswers(edited, [answer], edited.revision))
    expect(answered.leaseFinance).toEqual({ ...first.leaseFinance, loadStatus: 'complete' })
    expect(answered.optionalLeaseFinance).toEqual(first.optionalLeaseFinance)
    expect(answered.leaseFinanceEdit).toEqual(answer.optionalLeaseFinance)
  })

  it('is empty after the switch of an edited column, until the answer is there', () => {
    const switched = choosePayoff(setApr(column(loaded), 5.5), false)
    expect([shownLeaseFinance(switched), isPending(switched)]).toEqual([null, true])
  })

  it('takes another down payment without any computation', () => {
    const chosen = chooseDownPayment(column(loaded), toCents(1_000_00))
    expect(chosen.downPaymentValue).toEqual([1_000_00])
    expect(chosen.editActive).toBe(false)
  })

  it('keeps what-if values beside those on file', () => {
    const edits = editRebate(replacementVehicle, column(loaded).replacementVehicle, toCents(500_00))
    const edited = setReplacementEdits(column(loaded), edits)
    expect(edited.replacementVehicle).toMatchObject({ rebateAmt: 2_000_00, rebateAmountEdit: 500_00 })
    expect(vehicleInForce(edited)).toMatchObject({ rebateAmt: 500_00, estimatedSelPrice: 34_100_00 })
  })
})
