import type { Instant } from '../../calendar/instant'
import type { DealTypeFields } from '../equity-log/dealTypeChoice'

/** What a list of values is compared with. An opportunity has none, one or several of each. */
export const textAspects = [
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
export type TextAspect = (typeof textAspects)[number]

/** What is compared with a range of whole numbers; amounts in cents. */
export const wholeAspects = [
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
export type WholeAspect = (typeof wholeAspects)[number]

/** What is compared with a range of figures with decimals. */
export const figureAspects = ['apr', 'miles'] as const
export type FigureAspect = (typeof figureAspects)[number]

/** What is compared with a range of moments. */
export const momentAspects = [
  'LastContactDate',
  'lastService',
  'serviceMoment',
  'purchaseDate',
  'incomingEmail',
] as const
export type MomentAspect = (typeof momentAspects)[number]

/**
 * One thing that every opportunity of a search has to fulfil. What is unknown of an opportunity fulfils nothing. An open side
 * of a range is `null`. Both ends belong to it.
 */
export type SearchCondition =
  | { readonly kind: 'among'; readonly aspect: TextAspect; readonly values: readonly string[] }
  | Between<'whole', WholeAspect, number>
  | Between<'figure', FigureAspect, number>
  | Between<'moment', MomentAspect, Instant>
  | ({ readonly kind: 'deal' } & DealTypeFields)
  /** Left behind when the opportunity got another owner (D-19). */
  | { readonly kind: 'notReplaced' }
  /** In service at the store of the search, or with no more than an appointment (L-520). */
  | { readonly kind: 'servedHere'; readonly hyperionId: string }

interface Between<Kind extends string, Aspect extends string, Value> {
  readonly kind: Kind
  readonly aspect: Aspect
  readonly from: Value | null
  readonly to: Value | null
}
