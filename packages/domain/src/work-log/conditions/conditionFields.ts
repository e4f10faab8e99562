import type { Instant } from '../../calendar/instant'
import { hidesApr } from '../../deal/dealTypes'
import { lastContactTypeOf } from '../equity-log/lastContactType'
import { comparedPaymentDifference } from '../equity-log/paymentDifferenceFilter'
import { lenderCodeOf, noSalesperson } from '../filters/options/lookupOptions'
import { scoreLevel } from '../rows/cells/score'
import { warrantyOf } from '../rows/cells/warranty'
import { serviceMoment } from '../rows/serviceMoment'
import type { SearchedOpportunity } from './searchedOpportunity'

/** How the value of each field is read from an opportunity. */
type Fields<Value> = Readonly<Record<string, (opportunity: SearchedOpportunity) => Value>>

/** What a list of values is compared with. An opportunity has none, one or several of each. */
export const textFields = {
  make: ({ makeName }) => [makeName],
  makeId: ({ makeId }) => [makeId],
  model: ({ modelName }) => [modelName],
  modelId: ({ modelId }) => [modelId],
  trimLevel: ({ trimLevel }) => [trimLevel],
  trimId: ({ trimId }) => [trimId],
  color: ({ color }) => [color],
  lender: ({ lenderCode }) => [lenderCode === null ? null : lenderCodeOf(lenderCode)],
  compassStatus: ({ compassStatus }) => [compassStatus],
  sellingHyperionId: ({ sellingHyperionId }) => [sellingHyperionId],
  oppOwner: ({ opptOwnerName }) => [opptOwnerName],
  origSalesPerson: ({ originalSalesperson }) => [originalSalesperson ?? noSalesperson.id],
  flgOpptAssocName: ({ flaggedBy }) => flaggedBy,
  anyDealType: ({ dealType, dealTypeCode }) => [dealType, dealTypeCode],
  oppStatus: ({ statusCode }) => [statusCode],
  lastContactType: ({ lastActionIcon }) => [lastContactTypeOf(lastActionIcon)],
  newUsed: ({ newUsed }) => [newUsed],
  warrantyExp: ({ warrantyExpIcon }) => [warrantyOf(warrantyExpIcon)],
  carfaxRecall: ({ hasRecall }) => [hasRecall ? 'YES' : 'NO'],
  roStatus: ({ roStatus }) => [roStatus],
  replVehStockNo: ({ replVehStockNo }) => [replVehStockNo?.toUpperCase() ?? null],
} as const satisfies Fields<readonly (string | null)[]>

export type TextConditionField = keyof typeof textFields

/** What is compared with a range of whole numbers; amounts in cents. */
export const wholeFields = {
  year: ({ year }) => year,
  equity: ({ equityAmount }) => equityAmount,
  paymentDiffFinance: (row) => comparedPaymentDifference('Finance', row),
  paymentDiffLease: (row) => comparedPaymentDifference('Lease', row),
  paymentDiffOriginal: (row) => comparedPaymentDifference('Original Deal Type', row),
  mileage: ({ vehicleMileage }) => vehicleMileage,
  originalTerm: ({ originalTerm }) => originalTerm,
  paymentRem: ({ paymentsLeft }) => paymentsLeft,
  // A score that is not shown matches nothing (L-266).
  predictiveScore: ({ predictiveScore }) => (scoreLevel(predictiveScore) === null ? null : predictiveScore),
} as const satisfies Fields<number | null>

export type WholeConditionField = keyof typeof wholeFields

/** What is compared with a range of figures with decimals. */
export const figureFields = {
  // A rate that is not shown matches nothing (L-277).
  apr: (row) => (hidesApr(row) ? null : row.apr),
  miles: ({ milesFromStore }) => milesFromStore,
} as const satisfies Fields<number | null>

export type FigureConditionField = keyof typeof figureFields

/** What is compared with a range of moments. */
export const momentFields = {
  LastContactDate: ({ contactDate }) => [contactDate],
  lastService: ({ roDateTime }) => [roDateTime],
  serviceMoment: (row) => [serviceMoment(row)],
  purchaseDate: ({ purchaseDate }) => [purchaseDate],
  incomingEmail: ({ incomingEmails }) => incomingEmails,
} as const satisfies Fields<readonly (Instant | null)[]>

export type MomentConditionField = keyof typeof momentFields
