import { describe, expect, it } from 'vitest'
import { column, first, loaded, opened, own, quoted, vehicle } from '../../../cases/playground'
import { noCurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { toCents } from '../../money/money'
import { choosePayoff, setApr } from './columnEdits'
import { addVehicles, changeVehicle, editCurrentVehicle, removeVehicle, resetPlayground } from './playground'
import {
  hasMissingPayments,
  missingPaymentsText,
  withComputing,
  withEditAnswers,
  withFirstAnswers,
  withoutAnswer,
} from './playgroundAnswers'
import { isPending, shownLeaseFinance } from './playgroundVehicle'

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

describe('a computation', () => {
  const statusOf = (playground: typeof opened) => column(playground).leaseFinance.loadStatus

  it('is in progress at first and a refresh later, until it is answered [O-285]', () => {
    const begun = withComputing(opened, [own])
    expect(statusOf(begun)).toBe('inProgress')
    const answered = withFirstAnswers(begun, [first])
    expect([statusOf(answered), statusOf(withComputing(answered, [own]))]).toEqual(['complete', 'refresh'])
    expect(withComputing(answered, ['A']).replacement).toBe(answered.replacement)
  })

  it('that fails is an error without a first answer, and else leaves what is shown', () => {
    expect(statusOf(withoutAnswer(withComputing(opened, [own]), [own]))).toBe('error')
    const later = withoutAnswer(withComputing(loaded, [own]), [own])
    expect(statusOf(later)).toBe('complete')
    expect(shownLeaseFinance(column(later))).toEqual(shownLeaseFinance(column(loaded)))
    expect(withoutAnswer(opened, [own])).toEqual(opened)
  })
})
