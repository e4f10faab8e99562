import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { column, deal, loaded, opened, own, vehicle, vins } from '../../../cases/playground'
import { replacementVehicle } from '../../../cases/sections'
import { noCurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { editRebate, hasReplacementEdits } from '../../deal/replacementEdits'
import { toCents } from '../../money/money'
import { chooseDownPayment, choosePayoff, setApr, setReplacementEdits } from './columnEdits'
import {
  addVehicles,
  changeVehicle,
  editCurrentVehicle,
  openPlayground,
  removeVehicle,
  resetPlayground,
  setHideReplacement,
  shownVehicles,
  vehicleCountText,
  type Playground,
} from './playground'

describe('a reset', () => {
  it('leads back to the values on file, the initial APR and down payment [0] [O-281] [O-282] [O-283]', () => {
    const edits = editRebate(replacementVehicle, column(loaded).replacementVehicle, toCents(500_00))
    const edited = changeVehicle(loaded, own, (one) =>
      chooseDownPayment(setReplacementEdits(setApr(one, 9), edits), toCents(1_000_00)),
    )
    const valued = editCurrentVehicle(edited, { ...noCurrentVehicleEdits, mileageEdit: 1 })
    const back = resetPlayground(valued)
    expect(back).toEqual({ ...loaded, revision: 3 })
    expect(column(valued).downPaymentValue).toEqual([1_000_00])
    expect(column(back)).toMatchObject({ aprValue: 4.4, downPaymentValue: [0] })
    expect(hasReplacementEdits(column(back).replacementVehicle)).toBe(false)
    expect(back.currentEdits).toEqual(noCurrentVehicleEdits)
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

  it('are two more at most, three while the replacement is hidden [O-291] [O-292] [OP-080] [OP-081]', () => {
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

  it('are edited one at a time', () => {
    const two = addVehicles(loaded, [vehicle('A')])
    const edited = changeVehicle(two, 'A', (one) => setApr(one, 5.5))
    expect([column(edited, 'A').aprValue, column(edited)]).toEqual([5.5, column(loaded)])
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
