import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { yearPattern } from '../text/inputPatterns'
import {
  adjustmentExpirations,
  adjustmentPercentages,
  adjustmentSigns,
  type AdjustmentExpiration,
  type AdjustmentPercentage,
  type AdjustmentSign,
  type TradeAdjustment,
} from './tradeAdjustment'

/** What the six inputs hold (O-330). */
export interface AdjustmentDraft {
  readonly year: string
  /** Of the store's makes; `null` before one is chosen. */
  readonly make: string | null
  /** Of the models of the make. */
  readonly model: string | null
  readonly percentage: number | null
  readonly expiration: number | null
  readonly addOrSubtract: number | null
}

/** The inputs as the screen opens, and after a save. */
export const emptyAdjustment: AdjustmentDraft = {
  year: '',
  make: null,
  model: null,
  percentage: null,
  expiration: null,
  addOrSubtract: null,
}

/** An input of the form. */
export type AdjustmentField = keyof AdjustmentDraft

/**
 * Another make, which leaves no model: models are those of a make (OP-108).
 *
 * @example chooseMake({ ...draft, make: 'Honda', model: 'Accord' }, 'Toyota').model // null
 */
export const chooseMake = (draft: AdjustmentDraft, make: string | null): AdjustmentDraft =>
  make === draft.make ? draft : { ...draft, make, model: null }

/** Whether the model can be chosen: after its make (OP-108). */
export const canChooseModel = ({ make }: AdjustmentDraft): boolean => make !== null && make.trim() !== ''

const needed: Readonly<Record<AdjustmentField, string>> = {
  year: 'A year is needed.',
  make: 'A make is needed.',
  model: 'A model is needed.',
  percentage: 'A percentage is needed.',
  expiration: 'An expiration is needed.',
  addOrSubtract: 'Add or Subtract is needed.',
}

const wrongYear = ({ year }: AdjustmentDraft): string | null => {
  const text = year.trim()
  if (text === '') return needed.year
  return yearPattern.test(text) ? null : 'A year has 4 digits.'
}

const wrongName = (field: 'make' | 'model', draft: AdjustmentDraft): string | null =>
  (draft[field] ?? '').trim() === '' ? needed[field] : null

const isOneOf = <Value extends number>(values: readonly Value[], value: number | null): value is Value =>
  values.some((one) => one === value)

const listed = (values: readonly number[]): string =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`

const choices = {
  percentage: {
    values: adjustmentPercentages,
    message: `A percentage is ${listed(adjustmentPercentages)}.`,
  },
  expiration: {
    values: adjustmentExpirations,
    message: `An expiration is ${listed(adjustmentExpirations)} days.`,
  },
  addOrSubtract: { values: adjustmentSigns, message: 'Choose Add or Subtract.' },
} as const

const wrongChoice = (field: keyof typeof choices, draft: AdjustmentDraft): string | null => {
  const value = draft[field]
  if (value === null) return needed[field]
  const { values, message } = choices[field]
  return isOneOf<number>(values, value) ? null : message
}

const wrongOf = (draft: AdjustmentDraft) =>
  fieldErrors<AdjustmentField>([
    ['year', wrongYear(draft)],
    ['make', wrongName('make', draft)],
    ['model', wrongName('model', draft)],
    ['percentage', wrongChoice('percentage', draft)],
    ['expiration', wrongChoice('expiration', draft)],
    ['addOrSubtract', wrongChoice('addOrSubtract', draft)],
  ])

/**
 * The adjustment that a draft makes, or everything that it still needs: all six inputs, the year by its pattern (O-330,
 * OP-108). Blanks around texts are dropped.
 *
 * @example validateAdjustment(emptyAdjustment) // left: six errors, the first 'A year is needed.'
 */
export const validateAdjustment = (
  draft: AdjustmentDraft,
): E.Either<NonEmptyArray<FieldError<AdjustmentField>>, TradeAdjustment> =>
  valueOrErrors(wrongOf(draft), () => ({
    year: draft.year.trim(),
    make: (draft.make ?? '').trim(),
    model: (draft.model ?? '').trim(),
    // Nothing is wrong, so these are of their lists.
    percentage: draft.percentage as AdjustmentPercentage,
    expiration: draft.expiration as AdjustmentExpiration,
    addOrSubtract: draft.addOrSubtract as AdjustmentSign,
  }))

/** Whether the draft can be saved: the button is disabled until it can (OP-108). */
export const canSaveAdjustment = (draft: AdjustmentDraft): boolean => E.isRight(validateAdjustment(draft))

/**
 * Whether anything is chosen or typed.
 *
 * @example isAdjustmentDirty(emptyAdjustment) // false
 */
export const isAdjustmentDirty = (draft: AdjustmentDraft): boolean =>
  Object.values(draft).some((value: string | number | null) => value !== null && String(value).trim() !== '')
