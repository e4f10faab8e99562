import type { RowLockFields } from '../../opportunity/lock/opportunityLock'
import type { ActionCode } from '../../activity/actionCodes'
import type { Instant } from '../../calendar/instant'
import type { DealTyped } from '../../deal/dealTypes'
import type { Cents } from '../../money/money'
import type { StatusCode } from '../../opportunity/status/statuses'

/** Whether the vehicle was bought new or used (L-498). */
export const newUsedValues = ['New', 'Used'] as const
export type NewUsed = (typeof newUsedValues)[number]

/** Where a repair order stands (L-111). */
export const roStatuses = ['Open', 'Scheduled', 'Closed'] as const
export type RoStatus = (typeof roStatuses)[number]

/** What a used vehicle was certified as when it was sold, of the values that have a badge (L-281). */
export const usedClassifications = ['4 - Limited Warranty', '5 - CPO', '6 - Manufacturer Warranty'] as const
export type UsedClassification = (typeof usedClassifications)[number]

/**
 * One row of an opportunity log (api.md 2.1 LogRow): what the grid shows of one opportunity.
 * Unknown values are `null`, never left out. Rates are percent (4.9), miles and payments whole numbers.
 */
export interface LogRow extends DealTyped, RowLockFields {
  readonly opptId: string
  readonly hyperionId: string
  readonly customerName: string
  readonly fullName: string | null
  /** The original salesperson no longer works at the store. */
  readonly isOrphan: boolean
  readonly equityAmount: Cents | null
  readonly paymentDifferenceFinance: Cents | null
  readonly paymentDifferenceLease: Cents | null
  /** The action code of the last contact; its icon is a rule of `work-log/lastAction`. */
  readonly lastActionIcon: ActionCode | null
  readonly lender: string | null
  readonly makeName: string | null
  readonly modelName: string | null
  readonly year: number | null
  readonly vehicleMileage: number | null
  readonly newUsed: NewUsed | null
  /** One of `usedClassifications`, or any other text, which has no badge (L-281 to L-284). */
  readonly usedClassification: string | null
  readonly note: string | null
  readonly opptOwnerName: string | null
  readonly opptStoreName: string | null
  readonly paymentsLeft: number | null
  readonly predictiveScore: number | null
  readonly roAmount: Cents | null
  readonly roDateTime: Instant | null
  readonly roStatus: RoStatus | null
  readonly scan: boolean
  readonly scanDate: Instant | null
  /** The label of the status, or what another system calls it. */
  readonly status: string | null
  readonly statusCode: StatusCode
  readonly compassStatus: string | null
  readonly compassStatusDescription: string | null
  readonly apptDateTime: Instant | null
  readonly apr: number | null
  readonly contactDate: Instant | null
  readonly currentPayment: Cents | null
  readonly serviceAdvisorName: string | null
  /** A warranty icon code, 1 to 14 (L-267, L-268). */
  readonly warrantyExpIcon: number | null
  /** Comma-joined names of the associates who flagged the customer. */
  readonly flaggedUser: string | null
  readonly leadId: string | null
  readonly serviceStoreHyperionId: string | null
  readonly replVehStockNo: string | null
  /** The vehicle's data is being collected by another system. */
  readonly extSvcInProgress: boolean
  readonly lockedDate: Instant | null
  /** Counts every change of the row; a live message applies only when its number is higher. */
  readonly rowVersion: number
}
