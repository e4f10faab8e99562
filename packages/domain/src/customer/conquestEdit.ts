import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { isConquest, isConquestType, type ConquestType, type DealTyped } from '../deal/dealTypes'
import { toCents, type Cents } from '../money/money'
import type { CurrentVehicle, DealInformation } from '../opportunity/sections'
import type { NewUsed } from '../work-log/rows/logRow'
import { conquestTitles, type Conquest, type Lender } from './conquest'
import {
  figureFields,
  figureRules,
  readFigure,
  writeFigure,
  wrongFigure,
  type FigureField,
} from './conquestFigures'

/** What the conquest edit holds while it is filled: figures as they are typed (O-241). */
export interface ConquestDraft extends Readonly<Record<FigureField, string>> {
  readonly dealType: ConquestType | null
  readonly condition: NewUsed | null
  readonly paidOff: boolean | null
  readonly lenderCode: string | null
  readonly lenderName: string | null
}

/** The fields of the form, which are the fields on the wire. */
export type ConquestField = keyof Conquest

/** What the rules of a conquest deal depend on beside the draft. */
export interface ConquestContext {
  readonly deal: DealTyped
  /** The lenders of the store. */
  readonly lenders: readonly Lender[]
  /** The lender that is on file: it may be kept although the store no longer lists it. */
  readonly savedLender: Pick<Conquest, 'lenderCode' | 'lenderName'>
}

/** The conquest deal out of the sections of the page. Its kind is the code of the deal, where it has one. */
export function conquestOf(deal: DealInformation, vehicle: CurrentVehicle): Conquest {
  const kinds = [deal.dealTypeCode, deal.dealType]
  return {
    dealType: kinds.find(isConquestType) ?? null,
    condition: vehicle.newOrUsed,
    term: deal.curVehFinanceTerm,
    annualLeaseMiles: deal.annualLeaseMiles,
    paymentsLeft: vehicle.numberOfPayments,
    payment: deal.paymentAmtEdited ?? deal.paymentAmt,
    paymentDay: deal.paymentDay,
    rate: deal.curVehFinanceRate,
    payoff: vehicle.payoffAmt,
    paidOff: deal.paidOff,
    price: deal.price,
    lenderCode: deal.lenderCode,
    lenderName: deal.lender,
  }
}

/** The form as it opens. It also is the way back from what was sent, which the server judges by the same rules. */
export const conquestDraft = (conquest: Conquest): ConquestDraft => ({
  ...conquest,
  term: writeFigure('term', conquest.term),
  annualLeaseMiles: writeFigure('annualLeaseMiles', conquest.annualLeaseMiles),
  paymentsLeft: writeFigure('paymentsLeft', conquest.paymentsLeft),
  payment: writeFigure('payment', conquest.payment),
  paymentDay: writeFigure('paymentDay', conquest.paymentDay),
  rate: writeFigure('rate', conquest.rate),
  payoff: writeFigure('payoff', conquest.payoff),
  price: writeFigure('price', conquest.price),
})

/** Whether a figure is disabled: payment, payments left and payoff of a vehicle that is paid off (OP-065). */
export const isFigureDisabled = (field: FigureField, { paidOff }: Pick<ConquestDraft, 'paidOff'>): boolean =>
  paidOff === true && figureRules[field].endsWithPayments

/** Another lender brings its name; `null` means none. */
export const chooseLender = (draft: ConquestDraft, lender: Lender | null): ConquestDraft => ({
  ...draft,
  lenderCode: lender?.lenderCode ?? null,
  lenderName: lender?.lenderName ?? null,
})

const valueOf = (draft: ConquestDraft, field: FigureField): number | null =>
  isFigureDisabled(field, draft) ? null : readFigure(field, draft[field])

const amountOf = (draft: ConquestDraft, field: FigureField): Cents | null => {
  const cents = valueOf(draft, field)
  return cents === null ? null : toCents(cents)
}

/** The name belongs to the code, whatever was sent beside it. */
const lenderNameOf = ({ lenderCode }: ConquestDraft, { lenders, savedLender }: ConquestContext) =>
  lenderCode === savedLender.lenderCode
    ? savedLender.lenderName
    : (lenders.find((lender) => lender.lenderCode === lenderCode)?.lenderName ?? null)

const conquestFrom = (draft: ConquestDraft, context: ConquestContext): Conquest => ({
  dealType: draft.dealType,
  condition: draft.condition,
  term: valueOf(draft, 'term'),
  annualLeaseMiles: valueOf(draft, 'annualLeaseMiles'),
  paymentsLeft: valueOf(draft, 'paymentsLeft'),
  payment: amountOf(draft, 'payment'),
  paymentDay: valueOf(draft, 'paymentDay'),
  rate: valueOf(draft, 'rate'),
  payoff: amountOf(draft, 'payoff'),
  paidOff: draft.paidOff,
  price: amountOf(draft, 'price'),
  lenderCode: draft.lenderCode,
  lenderName: lenderNameOf(draft, context),
})

const wrongFigureOf = (draft: ConquestDraft, field: FigureField): string | null =>
  isFigureDisabled(field, draft) ? null : wrongFigure(field, draft[field])

/**
 * What a draft saves, or everything that is wrong with it: only a conquest deal can be edited, every field is valid by its
 * own rule, and an empty one always is (O-242, OP-064, OP-065). What a paid-off vehicle does not have is neither judged nor
 * saved.
 *
 * @example validateConquest({ ...draft, term: '100' }, context) // left: term, 'A whole number of at most 2 digits is needed.'
 */
export function validateConquest(
  draft: ConquestDraft,
  context: ConquestContext,
): Either<NonEmptyArray<FieldError<ConquestField>>, Conquest> {
  const { deal, lenders, savedLender } = context
  const isKnown =
    draft.lenderCode === null ||
    draft.lenderCode === savedLender.lenderCode ||
    lenders.some(({ lenderCode }) => lenderCode === draft.lenderCode)
  return valueOrErrors(
    fieldErrors<ConquestField>([
      ['dealType', isConquest(deal) ? null : 'The deal is no conquest deal.'],
      ...figureFields.map((field) => [field, wrongFigureOf(draft, field)] as const),
      ['lenderCode', isKnown ? null : 'The lender is not one of the store.'],
    ]),
    () => conquestFrom(draft, context),
  )
}

/**
 * Whether a field is the same in two drafts. A figure that is only written otherwise, such as 436.50 for 436.5, is, and the
 * name of a lender always is: it belongs to the code.
 *
 * @example isSameConquestField('payment', { ...draft, payment: '436.50' }, { ...draft, payment: '436.5' }) // true
 */
export function isSameConquestField(field: ConquestField, one: ConquestDraft, other: ConquestDraft): boolean {
  if (field === 'lenderName') return true
  const figure = figureFields.find((known) => known === field)
  if (figure === undefined) return one[field] === other[field]
  const compared = (draft: ConquestDraft) =>
    isFigureDisabled(figure, draft) ? '' : (readFigure(figure, draft[figure]) ?? draft[figure].trim())
  return compared(one) === compared(other)
}

/**
 * Whether any deal field differs from its initial value (O-243).
 *
 * @param baseline the draft as the form began with it: `conquestDraft` of what is on file.
 */
export const isConquestDirty = (draft: ConquestDraft, baseline: ConquestDraft): boolean =>
  draft.lenderName !== baseline.lenderName ||
  (Object.keys(conquestTitles) as ConquestField[]).some(
    (field) => !isSameConquestField(field, draft, baseline),
  )
