import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canChooseModel,
  canSaveAdjustment,
  chooseMake,
  emptyAdjustment,
  isAdjustmentDirty,
  validateAdjustment,
  type AdjustmentDraft,
} from './adjustmentDraft'
import {
  adjustmentCancelledText,
  adjustmentExpirations,
  adjustmentPercentages,
  adjustmentSavedText,
  adjustmentSignLabels,
  adjustmentSigns,
  cancelAdjustmentQuestion,
  cancelledExpiration,
  postedText,
} from './tradeAdjustment'

const draft: AdjustmentDraft = {
  year: '2021',
  make: 'Honda',
  model: 'Accord',
  percentage: 15,
  expiration: 60,
  addOrSubtract: -1,
}

const errorsOf = (changes: Partial<AdjustmentDraft>) =>
  E.match(
    (errors: readonly { readonly field: string; readonly message: string }[]) =>
      errors.map(({ field, message }) => `${field}: ${message}`),
    (): string[] => [],
  )(validateAdjustment({ ...draft, ...changes }))

describe('the choices', () => {
  it('are the five percentages [O-336]', () => {
    expect(adjustmentPercentages).toEqual([5, 10, 15, 20, 25])
  })

  it('are the four expirations in days, and 0 to cancel [O-337] [OP-109]', () => {
    expect(adjustmentExpirations).toEqual([30, 60, 90, 120])
    expect(cancelledExpiration).toBe(0)
  })

  it('are Add and Subtract, 1 and -1 [O-338]', () => {
    expect(adjustmentSigns.map((sign) => [sign, adjustmentSignLabels[sign]])).toEqual([
      [1, 'Add'],
      [-1, 'Subtract'],
    ])
  })
})

it('the texts are those of the specification', () => {
  expect(adjustmentSavedText).toBe('Trade Adjustment has been saved, updates will reflect the following day')
  expect(adjustmentCancelledText).toBe(
    'Trade Adjustment has been cancelled, updates will reflect the following day',
  )
  expect([postedText(30), postedText(0)]).toEqual([adjustmentSavedText, adjustmentCancelledText])
  expect(cancelAdjustmentQuestion).toBe('Cancel this trade adjustment?')
})

describe('a draft', () => {
  it('with all six inputs is an adjustment of six fields [O-332] [OP-108]', () => {
    expect(validateAdjustment({ ...draft, year: ' 2021 ', make: ' Honda ', model: ' Accord ' })).toEqual(
      E.right({
        year: '2021',
        make: 'Honda',
        model: 'Accord',
        percentage: 15,
        expiration: 60,
        addOrSubtract: -1,
      }),
    )
    expect(canSaveAdjustment(draft)).toBe(true)
  })

  it('needs every one of them, and says so of each [OP-108]', () => {
    expect(errorsOf(emptyAdjustment)).toEqual([
      'year: A year is needed.',
      'make: A make is needed.',
      'model: A model is needed.',
      'percentage: A percentage is needed.',
      'expiration: An expiration is needed.',
      'addOrSubtract: Add or Subtract is needed.',
    ])
    expect(canSaveAdjustment(emptyAdjustment)).toBe(false)
  })

  it.each<[Partial<AdjustmentDraft>, string]>([
    [{ year: '21' }, 'year: A year has 4 digits.'],
    [{ year: '20211' }, 'year: A year has 4 digits.'],
    [{ year: '  ' }, 'year: A year is needed.'],
    [{ make: ' ' }, 'make: A make is needed.'],
    [{ model: '' }, 'model: A model is needed.'],
    [{ percentage: 7 }, 'percentage: A percentage is 5, 10, 15, 20 or 25.'],
    [{ percentage: Number.NaN }, 'percentage: A percentage is 5, 10, 15, 20 or 25.'],
    [{ expiration: 0 }, 'expiration: An expiration is 30, 60, 90 or 120 days.'],
    [{ addOrSubtract: 0 }, 'addOrSubtract: Choose Add or Subtract.'],
  ])('%o is refused: %s', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error])
  })

  it('loses its model with its make, which is chosen first [OP-108]', () => {
    expect(chooseMake(draft, 'Toyota')).toEqual({ ...draft, make: 'Toyota', model: null })
    expect(chooseMake(draft, 'Honda')).toBe(draft)
    expect([draft, emptyAdjustment, { ...draft, make: ' ' }].map(canChooseModel)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is dirty as soon as it holds anything', () => {
    expect(isAdjustmentDirty(emptyAdjustment)).toBe(false)
    expect(isAdjustmentDirty({ ...emptyAdjustment, year: ' ' })).toBe(false)
    const names = Object.keys(draft) as (keyof AdjustmentDraft)[]
    for (const name of names)
      expect(isAdjustmentDirty({ ...emptyAdjustment, [name]: draft[name] })).toBe(true)
  })

  it('is judged, whatever it holds', () => {
    const text = fc.option(fc.string())
    const figure = fc.option(fc.double())
    const any = fc.record({
      year: fc.string(),
      make: text,
      model: text,
      percentage: figure,
      expiration: figure,
      addOrSubtract: figure,
    })
    fc.assert(
      fc.property(any, (one) => {
        expect(canSaveAdjustment(one)).toBe(errorsOf(one).length === 0)
      }),
    )
  })
})
