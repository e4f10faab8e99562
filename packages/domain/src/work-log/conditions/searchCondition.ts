import type { Instant } from '../../calendar/instant'
import type { DealTypeFields } from '../equity-log/dealTypeChoice'
import type {
  FigureConditionField,
  MomentConditionField,
  TextConditionField,
  WholeConditionField,
} from './conditionFields'

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

/** What one filter of a search asks. */
export interface AskedFilter {
  /** Its name in the catalogue of the log; also `roStatus`, `oppStatus` and `service`, which a log may ask without a filter. */
  readonly filter: string
  readonly conditions: readonly SearchCondition[]
}

interface Between<Kind extends string, Field extends string, Value> {
  readonly kind: Kind
  readonly field: Field
  readonly from: Value | null
  readonly to: Value | null
}
