import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentVehicle, dealInformation, leaseFinance, replacementVehicle } from '../../../cases/sections'
import { noCurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { editRebate } from '../../deal/replacementEdits'
import { toCents } from '../../money/money'
import type { LeaseFinance } from '../../opportunity/sections'
import { askedVehicles, leaseFinanceTypes, playgroundInputs, recomputeDelay } from './computation'
import {
  addVehicles,
  changeVehicle,
  editCurrentVehicle,
  hasMissingPayments,
  missingPaymentsText,
  openPlayground,
  removeVehicle,
  resetPlayground,
  setHideReplacement,
  shownVehicles,
  vehicleCountText,
  withEditAnswers,
  withFirstAnswers,
  type Playground,
} from './playground'
import {
  chooseDownPayment,
  choosePayoff,
  computationFailed,
  computing,
  isLoaded,
  isPending,
  playgroundVehicle,
  setApr,
  setReplacementEdits,
  shownLeaseFinance,
  vehicleInForce,
} from './playgroundVehicle'

const deal = { dealType: 'Finance', dealTypeCode: null } as const
const vehicle = (vin: string | null) => ({ ...replacementVehicle, vin })
const own = 'JTMRWRFV8TD209174'
const opened = openPlayground(deal, vehicle(own))
const present = { currentVehicle, dealInformation }
const vins = (playground: Playground) => shownVehicles(playground).map(({ vin }) => vin)

const quoted = (dollars: number, apr = 3.9): LeaseFinance => ({
  ...leaseFinance,
  financeLender: {
    payments: [{ term: 60, isDefault: true, monthlyPayments: [toCents(dollars * 100)] }],
    currentPayment: null,
    downPayments: [toCents(0)],
    defaultPayoff: null,
    paymentPayoff: null,
    apr,
  },
})

const first = { vin: own, leaseFinance: quoted(407), optionalLeaseFinance: quoted(390, 4.4) }
const loaded = withFirstAnswers(opened, [first])
const column = (playground: Playground, vin = own) => {
  const found = shownVehicles(playground).find((one) => one.vin === vin)
  if (found === undefined) throw new Error(`${vin} is not shown`)
  return found
}

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
    expect(start.leaseFinance.loadStatus).toBe('notStarted')
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

describe('a reset', () => {
  it('leads back to the values on file, the initial APR and down payment [0] [OP-090]', () => {
    const edits = editRebate(replacementVehicle, column(loaded).replacementVehicle, toCents(500_00))
    const edited = changeVehicle(loaded, own, (one) =>
      chooseDownPayment(setReplacementEdits(setApr(one, 9), edits), toCents(1_000_00)),
    )
    const valued = editCurrentVehicle(edited, { ...noCurrentVehicleEdits, mileageEdit: 1 })
    const back = resetPlayground(valued)
    expect(back).toEqual({ ...loaded, revision: 3 })
  })

  it('does not move the toggle', () => {
    const switched = changeVehicle(loaded, own, (one) => choosePayoff(one, false))
    expect(column(resetPlayground(switched)).vehiclePayoffSelected).toBe(false)
  })
})

describe('the vehicles', () => {
  it('are the own replacement and what was added, each once', () => {
    const more = addVehicles(opened, [vehicle('A'), vehicle('A'), vehicle(own), vehicle(null), vehicle('')])
    expect(vins(more)).toEqual([own, 'A'])
    expect(addVehicles(more, [vehicle('A')])).toBe(more)
    expect(vehicleCountText(more)).toBe('2 of 3 replacement vehicles')
    expect(vehicleCountText(opened)).toBe('1 of 3 replacement vehicles')
  })

  it('are two more at most, three while the replacement is hidden [OP-080] [OP-081]', () => {
    const three = addVehicles(opened, [vehicle('A'), vehicle('B'), vehicle('C')])
    expect(vins(three)).toEqual([own, 'B', 'C'])
    const hidden = setHideReplacement(three, true)
    expect(vins(hidden)).toEqual(['B', 'C'])
    const full = addVehicles(hidden, [vehicle('D')])
    expect(vins(full)).toEqual(['B', 'C', 'D'])
    expect(vehicleCountText(full)).toBe('3 of 3 replacement vehicles')
    expect(vins(addVehicles(full, [vehicle('E')]))).toEqual(['C', 'D', 'E'])
    expect(vins(setHideReplacement(full, false))).toEqual([own, 'C', 'D'])
    expect(setHideReplacement(full, true)).toBe(full)
  })

  it('can be added without an own replacement, which cannot be hidden then', () => {
    const bare = openPlayground(deal, null)
    expect(vins(bare)).toEqual([])
    expect(setHideReplacement(bare, true)).toBe(bare)
    expect(vins(addVehicles(bare, [vehicle('A')]))).toEqual(['A'])
    expect(vehicleCountText(bare)).toBe('0 of 2 replacement vehicles')
    expect(resetPlayground(bare)).toEqual({ ...bare, revision: 1 })
  })

  it('can be removed, but for the own replacement', () => {
    const two = addVehicles(opened, [vehicle('A'), vehicle('B')])
    expect(vins(removeVehicle(two, 'A'))).toEqual([own, 'B'])
    expect(removeVehicle(two, own)).toBe(two)
  })

  it('are never more than four columns with the current one, whatever is done', () => {
    const step = fc.oneof(
      fc
        .constantFrom('A', 'B', 'C', 'D', 'E')
        .map((vin) => (now: Playground) => addVehicles(now, [vehicle(vin)])),
      fc.constantFrom('A', 'B', 'C').map((vin) => (now: Playground) => removeVehicle(now, vin)),
      fc.boolean().map((isHidden) => (now: Playground) => setHideReplacement(now, isHidden)),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce((now, change) => change(now), opened)
        expect(shownVehicles(end).length).toBeLessThanOrEqual(3)
        expect(new Set(vins(end)).size).toBe(shownVehicles(end).length)
      }),
    )
  })
})

describe('the answers', () => {
  const edited = changeVehicle(loaded, own, (one) => setApr(one, 5.5))
  const answer = { vin: own, leaseFinance: quoted(450), optionalLeaseFinance: quoted(430) }

  it('to edits are those of the basis in use', () => {
    const shown = shownLeaseFinance(column(withEditAnswers(edited, [answer], edited.revision)))
    expect(shown).toEqual(answer.optionalLeaseFinance)
    const other = changeVehicle(edited, own, (one) => choosePayoff(one, false))
    const byEquity = withEditAnswers(other, [answer], other.revision)
    expect(shownLeaseFinance(column(byEquity))).toEqual(answer.leaseFinance)
  })

  it('that a newer edit has overtaken are dropped [OP-086]', () => {
    const newer = changeVehicle(edited, own, (one) => setApr(one, 6))
    expect(withEditAnswers(newer, [answer], edited.revision)).toBe(newer)
  })

  it('to edits that were reset are not shown', () => {
    const back = resetPlayground(edited)
    const late = withEditAnswers(back, [answer], back.revision)
    expect(shownLeaseFinance(column(late))).toEqual(first.optionalLeaseFinance)
  })

  it('that come first do not depend on edits, which wait for their own', () => {
    const early = changeVehicle(opened, own, (one) => setApr(one, 5.5))
    const now = column(withFirstAnswers(early, [first]))
    expect(now).toMatchObject({ aprValue: 5.5, initAprValue: 4.4, editActive: true })
    expect(isPending(now)).toBe(true)
    expect(withFirstAnswers(loaded, [answer])).toEqual(loaded)
  })

  it('of other vehicles change nothing', () => {
    expect(withFirstAnswers(opened, [{ ...first, vin: 'X' }])).toEqual(opened)
  })

  it('that come first for a vehicle added after an edit of the current one wait for that edit', () => {
    const valued = editCurrentVehicle(loaded, { ...noCurrentVehicleEdits, payoffAmtEdit: toCents(1) })
    const more = addVehicles(valued, [vehicle('A')])
    expect(column(more, 'A').editActive).toBe(false)
    const answered = withFirstAnswers(more, [{ ...first, vin: 'A' }])
    expect(isPending(column(answered, 'A'))).toBe(true)
  })

  it('without payments are told, and leave the other columns [OP-088]', () => {
    expect(missingPaymentsText).toBe('Payment information not found for one or more vehicles')
    const two = addVehicles(loaded, [vehicle('A')])
    expect(hasMissingPayments(two)).toBe(false)
    const missing = withFirstAnswers(two, [{ vin: 'A', leaseFinance: null, optionalLeaseFinance: null }])
    expect(hasMissingPayments(missing)).toBe(true)
    expect(shownLeaseFinance(column(missing))).toEqual(first.optionalLeaseFinance)
    expect(hasMissingPayments(removeVehicle(missing, 'A'))).toBe(false)
    const nothing = { vin: own, leaseFinance: null, optionalLeaseFinance: null }
    expect(hasMissingPayments(withEditAnswers(edited, [nothing], edited.revision))).toBe(true)
    expect(hasMissingPayments(changeVehicle(edited, own, (one) => choosePayoff(one, false)))).toBe(false)
  })
})

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
    expect(askedVehicles('payoffPlaygroundGrid', two, present)).toEqual([
      { vin: own, ...plain },
      { vin: 'A', ...plain },
    ])
    expect(askedVehicles('interactivePlayground', two, present)).toEqual([])
    const loadedTwo = addVehicles(loaded, [vehicle('A')])
    expect(askedVehicles('payoffPlaygroundGrid', loadedTwo, present).map(({ vin }) => vin)).toEqual(['A'])
  })

  it('is later every edited column with its edits', () => {
    const edits = editRebate(replacementVehicle, column(loaded).replacementVehicle, toCents(500_00))
    const edited = changeVehicle(loaded, own, (one) => setReplacementEdits(setApr(one, 5.5), edits))
    expect(askedVehicles('interactivePlayground', edited, present)).toEqual([
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
    expect(askedVehicles('interactivePlayground', early, present)).toEqual([])
  })

  it('has no rate for a lease [OP-067]', () => {
    const lease = { ...loaded, deal: { dealType: 'Lease', dealTypeCode: null } as const }
    const edited = changeVehicle(lease, own, (one) => setApr(one, 5.5))
    expect(askedVehicles('interactivePlayground', edited, present)[0]?.apr).toBeNull()
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
    expect(askedVehicles('interactivePlayground', edited, present)[0]?.payoff).toBe(payoff)
  })

  it('cannot carry a value where none is on file, nor an unknown payoff', () => {
    const edited = editCurrentVehicle(
      changeVehicle(loaded, own, (one) => choosePayoff(one, false)),
      { ...noCurrentVehicleEdits, vehicleValueEdit: toCents(1) },
    )
    const payoffWith = (changes: Partial<typeof currentVehicle>) =>
      askedVehicles('interactivePlayground', edited, {
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
    })
  })
})
