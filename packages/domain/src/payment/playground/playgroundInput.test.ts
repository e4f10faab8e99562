import { describe, expect, it } from 'vitest'
import { column, loaded, own, present, quoted, vehicle } from '../../../cases/playground'
import { noCurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { hasReplacementEdits } from '../../deal/replacementEdits'
import { toCents } from '../../money/money'
import { chooseDownPayment, vehicleInForce } from './columnEdits'
import { recomputeDelay, requestedVehicles } from './computation'
import { addVehicles, changeVehicle, openPlayground, removeVehicle, type Playground } from './playground'
import { withFirstAnswers } from './playgroundAnswers'
import type { PlaygroundField } from './playgroundFields'
import {
  inputOfField,
  isPlaygroundEdited,
  resetVehicle,
  setCurrentEdits,
  takeBack,
  typeInto,
  type VehicleField,
} from './playgroundInput'

const type = (field: VehicleField, figure: number | null, before: Playground = loaded, at = 0) =>
  typeInto(before, present, { of: 'offered', vin: own, field, at }, figure)

const inForce = (playground: Playground) => {
  const { rebateAmt, discount, estimatedSelPrice, downPaymentOptions } = vehicleInForce(column(playground))
  return { rebateAmt, discount, estimatedSelPrice, downPaymentOptions }
}

describe('a figure that is typed', () => {
  it('is in force, and the price follows rebate and discount [O-114] [O-115] [OP-091]', () => {
    expect(inForce(type('rebateAmountEdit', 500_00))).toMatchObject({
      rebateAmt: 500_00,
      estimatedSelPrice: 34_100_00,
    })
    expect(inForce(type('discountAmountEdit', 0))).toMatchObject({
      discount: 0,
      estimatedSelPrice: 33_920_00,
    })
  })

  it('is a price that stands until the next rebate [O-117] [OP-091]', () => {
    const priced = type('estimatedSelPriceEdit', 30_000_00)
    expect(inForce(priced).estimatedSelPrice).toBe(30_000_00)
    expect(inForce(type('rebateAmountEdit', 0, priced)).estimatedSelPrice).toBe(34_600_00)
  })

  it('is one down payment option of several [O-116]', () => {
    const edited = type('downPaymentOptionsEdit', 1_500_00, loaded, 1)
    expect(inForce(edited).downPaymentOptions).toEqual([0, 1_500_00])
    expect(inForce(type('downPaymentOptionsEdit', null, edited, 1)).downPaymentOptions).toEqual([0, 1_000_00])
    expect(inForce(type('downPaymentOptionsEdit', null, loaded, 7)).downPaymentOptions).toEqual([0, 1_000_00])
  })

  it('is a rate, which is taken back to the lender’s [O-278]', () => {
    const edited = type('aprValue', 5.5)
    expect(column(edited).aprValue).toBe(5.5)
    expect(column(type('aprValue', null, edited)).aprValue).toBe(4.4)
  })

  it('belongs to the current vehicle and counts in every column [OP-090]', () => {
    const edited = typeInto(loaded, present, { of: 'current', field: 'payoffAmtEdit' }, 10_000_00)
    expect(edited.currentEdits).toEqual({ ...noCurrentVehicleEdits, payoffAmtEdit: 10_000_00 })
    expect(column(edited).editActive).toBe(true)
  })
})

describe('taking back what was typed', () => {
  it.each<[VehicleField, number, number]>([
    ['rebateAmountEdit', 500_00, 2_000_00],
    ['discountAmountEdit', 0, 1_320_00],
    ['estimatedSelPriceEdit', 1_00, 32_600_00],
    ['downPaymentOptionsEdit', 1_00, 0],
    ['aprValue', 9, 4.4],
  ])('in %s leaves nothing edited, by nothing and by the figure on file', (field, figure, onFile) => {
    const edited = type(field, figure)
    expect(isPlaygroundEdited(edited)).toBe(true)
    for (const back of [type(field, null, edited), type(field, onFile, edited)]) {
      expect(isPlaygroundEdited(back)).toBe(false)
      expect(column(back)).toMatchObject({ editActive: false, leaseFinanceEdit: null })
      expect(hasReplacementEdits(column(back).replacementVehicle)).toBe(false)
    }
  })

  it('of the current vehicle leaves nothing edited', () => {
    const place = { of: 'current', field: 'vehicleValueEdit' } as const
    const edited = typeInto(loaded, present, place, 1_00)
    expect(isPlaygroundEdited(edited)).toBe(true)
    expect(isPlaygroundEdited(typeInto(edited, present, place, 24_350_00))).toBe(false)
    expect(isPlaygroundEdited(typeInto(edited, present, place, null))).toBe(false)
  })
})

it('another down payment is something to reset, although nothing is computed', () => {
  expect(isPlaygroundEdited(loaded)).toBe(false)
  const chosen = changeVehicle(loaded, own, (one) => chooseDownPayment(one, toCents(1_000_00)))
  expect(isPlaygroundEdited(chosen)).toBe(true)
  expect(isPlaygroundEdited(openPlayground(loaded.deal, null))).toBe(false)
})

it('a vehicle that is added while the current one is edited starts with the lender’s rate', () => {
  const edited = typeInto(loaded, present, { of: 'current', field: 'payoffAmtEdit' }, 1_00)
  const added = typeInto(
    addVehicles(edited, [vehicle('A')]),
    present,
    { of: 'current', field: 'payoffAmtEdit' },
    2_00,
  )
  const answered = withFirstAnswers(added, [
    { vin: 'A', leaseFinance: quoted(400, 6.1), optionalLeaseFinance: null },
  ])
  expect(column(answered, 'A')).toMatchObject({ aprValue: 6.1, initAprValue: 6.1, editActive: true })
  expect(requestedVehicles('interactivePlayground', answered, present).map(({ apr }) => apr)).toEqual([
    4.4, 6.1,
  ])
})

it('every field is computed after the short debounce [OP-086]', () => {
  const fields = Object.keys(inputOfField) as PlaygroundField[]
  expect(fields.map((field) => recomputeDelay(inputOfField[field]))).toEqual(fields.map(() => 500))
})

describe('a column that is reset', () => {
  it('is as it was, with what is tried out with the current vehicle [O-281] [O-282] [O-283]', () => {
    const edited = type('rebateAmountEdit', 1_00)
    expect(column(resetVehicle(edited, own))).toEqual(column(loaded))
    const valued = typeInto(edited, present, { of: 'current', field: 'vehicleValueEdit' }, 1_00)
    const back = resetVehicle(valued, own)
    expect(back.currentEdits).toEqual(valued.currentEdits)
    expect(column(back)).toMatchObject({ editActive: true, aprValue: 4.4, downPaymentValue: [0] })
  })
})

describe('taking back', () => {
  it('leads to the figures of before, and not to the vehicles and toggles', () => {
    const before = addVehicles(type('rebateAmountEdit', 1_00), [vehicle('A'), vehicle('B')])
    const after = removeVehicle(type('aprValue', 9, type('discountAmountEdit', 7_00, before)), 'A')
    const back = takeBack(after, before)
    expect(inForce(back)).toEqual(inForce(before))
    expect(column(back).aprValue).toBe(4.4)
    expect(back.added.map(({ vin }) => vin)).toEqual(['B'])
    expect(back.revision).toBe(after.revision + 1)
    expect(column(takeBack(after, loaded)).editActive).toBe(false)
  })

  it('leaves a vehicle as it is that was not there before', () => {
    const added = addVehicles(loaded, [vehicle('A')])
    expect(column(takeBack(added, openPlayground(loaded.deal, null)), 'A')).toEqual(column(added, 'A'))
  })
})

it('what is tried out elsewhere with the current vehicle comes and goes', () => {
  const edits = { ...noCurrentVehicleEdits, payoffAmtEdit: toCents(1_00) }
  const edited = setCurrentEdits(loaded, edits)
  expect([edited.currentEdits, column(edited).editActive]).toEqual([edits, true])
  const back = setCurrentEdits(edited, noCurrentVehicleEdits)
  expect(column(back)).toEqual(column(loaded))
})
