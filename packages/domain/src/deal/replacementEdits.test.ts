import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replacementVehicle } from '../../cases/sections'
import { toCents } from '../money/money'
import {
  editDiscount,
  editDownPayment,
  editRebate,
  editSellingPrice,
  hasReplacementEdits,
  noReplacementEdits,
  withReplacementEdits,
  type ReplacementEdits,
} from './replacementEdits'

const vehicle = replacementVehicle
const price = (edits: ReplacementEdits) => withReplacementEdits(vehicle, edits).estimatedSelPrice

describe('what is tried out with a replacement', () => {
  it('is nothing at first, and changes nothing', () => {
    expect(withReplacementEdits(vehicle, noReplacementEdits)).toEqual(vehicle)
    expect(hasReplacementEdits(noReplacementEdits)).toBe(false)
    expect(Object.keys(noReplacementEdits)).toEqual([
      'rebateAmountEdit',
      'discountAmountEdit',
      'downPaymentOptionsEdit',
      'estimatedSelPriceEdit',
    ])
  })

  it('stands beside the values on file, each in a field of its own [O-086]', () => {
    const all = editDownPayment(
      vehicle,
      editSellingPrice(
        editDiscount(vehicle, editRebate(vehicle, noReplacementEdits, toCents(1)), toCents(2)),
        toCents(3),
      ),
      1,
      toCents(4),
    )
    expect(all).toEqual({
      rebateAmountEdit: 1,
      discountAmountEdit: 2,
      estimatedSelPriceEdit: 3,
      downPaymentOptionsEdit: [0, 4],
    })
    const edits = editRebate(vehicle, noReplacementEdits, toCents(500_00))
    expect(edits.rebateAmountEdit).toBe(500_00)
    expect(vehicle.rebateAmt).toBe(2_000_00)
    expect(withReplacementEdits(vehicle, edits).rebateAmt).toBe(500_00)
    expect(hasReplacementEdits(edits)).toBe(true)
  })

  it('changes the price with the rebate and with the discount [OP-091]', () => {
    const rebate = editRebate(vehicle, noReplacementEdits, toCents(500_00))
    expect(price(rebate)).toBe(35_920_00 - 1_320_00 - 500_00)
    const both = editDiscount(vehicle, rebate, toCents(0))
    expect(price(both)).toBe(35_920_00 - 500_00)
    expect(price(editRebate(vehicle, both, null))).toBe(35_920_00 - 2_000_00)
    expect(price(editDiscount(vehicle, both, null))).toBe(35_920_00 - 1_320_00 - 500_00)
  })

  it('keeps a typed price until rebate or discount are edited [OP-091]', () => {
    const typed = editSellingPrice(noReplacementEdits, toCents(30_000_00))
    expect(price(typed)).toBe(30_000_00)
    const down = editDownPayment(vehicle, typed, 0, toCents(250_00))
    expect(price(down)).toBe(30_000_00)
    expect(price(editDiscount(vehicle, typed, toCents(1_000_00)))).toBe(35_920_00 - 1_000_00 - 2_000_00)
    expect(price(editSellingPrice(typed, null))).toBe(vehicle.estimatedSelPrice)
  })

  it('leaves the price as it was where a part of it is unknown', () => {
    const bare = { ...vehicle, msrp: null }
    const edits = editRebate(bare, editSellingPrice(noReplacementEdits, toCents(1)), toCents(500_00))
    expect(edits).toEqual({ ...noReplacementEdits, rebateAmountEdit: 500_00, estimatedSelPriceEdit: 1 })
    for (const part of ['rebateAmt', 'discount'] as const) {
      const without = { ...vehicle, [part]: null }
      const edit = part === 'discount' ? editRebate : editDiscount
      expect(edit(without, noReplacementEdits, toCents(1)).estimatedSelPriceEdit).toBeNull()
    }
  })

  it('changes one down payment option and leaves the others', () => {
    const edits = editDownPayment(vehicle, noReplacementEdits, 1, toCents(1_500_00))
    expect(edits.downPaymentOptionsEdit).toEqual([0, 1_500_00])
    expect(editDownPayment(vehicle, edits, 0, toCents(5_00)).downPaymentOptionsEdit).toEqual([5_00, 1_500_00])
    for (const at of [2, -1, 0.5]) expect(editDownPayment(vehicle, edits, at, toCents(1))).toBe(edits)
  })

  it('gives the price that its parts make, whatever was edited in whichever order', () => {
    const amount = fc.integer({ min: 0, max: 9_000_00 }).map(toCents)
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (rebate, discount, isRebateFirst) => {
        const steps = [
          (edits: ReplacementEdits) => editRebate(vehicle, edits, rebate),
          (edits: ReplacementEdits) => editDiscount(vehicle, edits, discount),
        ]
        const ordered = isRebateFirst ? steps : steps.toReversed()
        const edits = ordered.reduce((now, step) => step(now), noReplacementEdits)
        expect(price(edits)).toBe(35_920_00 - rebate - discount)
      }),
    )
  })
})
