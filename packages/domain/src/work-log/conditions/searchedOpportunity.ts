import type { Instant } from '../../calendar/instant'
import type { LogRow } from '../rows/logRow'

/** What a search compares of an opportunity: cells of its row, and what no log shows. */
export interface SearchedOpportunity extends Pick<
  LogRow,
  | 'apptDateTime'
  | 'apr'
  | 'compassStatus'
  | 'contactDate'
  | 'dealType'
  | 'dealTypeCode'
  | 'equityAmount'
  | 'hyperionId'
  | 'lastActionIcon'
  | 'makeName'
  | 'modelName'
  | 'newUsed'
  | 'opptOwnerName'
  | 'paymentDifferenceFinance'
  | 'paymentDifferenceLease'
  | 'paymentsLeft'
  | 'predictiveScore'
  | 'replVehStockNo'
  | 'roDateTime'
  | 'roStatus'
  | 'serviceStoreHyperionId'
  | 'statusCode'
  | 'vehicleMileage'
  | 'warrantyExpIcon'
  | 'year'
> {
  readonly makeId: string | null
  readonly modelId: string | null
  readonly trimId: string | null
  readonly trimLevel: string | null
  readonly color: string | null
  /** May carry more behind a bar (L-405). */
  readonly lenderCode: string | null
  readonly sellingHyperionId: string | null
  /** The id of who sold the vehicle, `null` where nobody did. */
  readonly originalSalesperson: string | null
  /** The names of those who flagged the customer. */
  readonly flaggedBy: readonly string[]
  readonly hasRecall: boolean
  /** Months. */
  readonly originalTerm: number | null
  readonly purchaseDate: Instant | null
  /** From the store to the customer's address. */
  readonly milesFromStore: number | null
  /** When emails of the customer came in. */
  readonly incomingEmails: readonly Instant[]
}
