import type { Instant } from '../../calendar/instant'
import type { DealTypeFields } from '../equity-log/dealTypeChoice'

/** What a list of values is compared with. An opportunity has none, one or several of each. */
export const textConditionFields = [
  'make',
  'makeId',
  'model',
  'modelId',
  'trimLevel',
  'trimId',
  'color',
  'lender',
  'compassStatus',
  'sellingHyperionId',
  'oppOwner',
  'origSalesPerson',
  'flgOpptAssocName',
  'anyDealType',
  'oppStatus',
  'lastContactType',
  'newUsed',
  'warrantyExp',
  'carfaxRecall',
  'roStatus',
  'replVehStockNo',
] as const
export type TextConditionField = (typeof textConditionFields)[number]

/** What is compared with a range of whole numbers; amounts in cents. */
export const wholeConditionFields = [
  'year',
  'equity',
  'paymentDiffFinance',
  'paymentDiffLease',
  'paymentDiffOriginal',
  'mileage',
  'originalTerm',
  'paymentRem',
  'predictiveScore',
] as const
export type WholeConditionField = (typeof wholeConditionFields)[number]

/** What is compared with a range of figures with decimals. */
export const figureConditionFields = ['apr', 'miles'] as const
export type FigureConditionField = (typeof figureConditionFields)[number]

/** What is compared with a range of moments. */
export const momentConditionFields = [
  'LastContactDate',
  'lastService',
  'serviceMoment',
  'purchaseDate',
  'incomingEmail',
] as const
export type MomentConditionField = (typeof momentConditionFields)[number]

/**
 * One thing that every opportunity of a search has to match. What is unknown of an opportunity matches nothing. An open side
 * of a range is `null`. Both ends belong to it.
 */
export type SearchCondition =
  | { readonly kind: 'among'; readonly field: TextConditionField; readonly values: readonly string[] }
  | Between<'whole', WholeConditionField, number>
  | Between<'figure', FigureConditionField, number>
  | Between<'moment', MomentConditionField, Instant>
  | ({ readonly kind: 'deal' } & DealTypeFields)
  /** Left behind when the opportunity got another owner (D-19). */
  | { readonly kind: 'notReplaced' }
  /** In service at the store of the search, or with no more than an appointment (L-520). */
  | { readonly kind: 'servedHere'; readonly hyperionId: string }

interface Between<Kind extends string, Field extends string, Value> {
  readonly kind: Kind
  readonly field: Field
  readonly from: Value | null
  readonly to: Value | null
}
