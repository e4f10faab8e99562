import type { Instant } from '../../calendar/instant'
import { hidesApr } from '../../deal/dealTypes'
import { matchesDealTypes } from '../equity-log/dealTypeChoice'
import { lastContactTypeOf } from '../equity-log/lastContactType'
import { comparedPaymentDifference } from '../equity-log/paymentDifferenceFilter'
import { leftOutStatus } from '../equity-log/statusChoice'
import { lenderCodeOf, noSalesperson } from '../filters/options/lookupOptions'
import { scoreLevel } from '../rows/cells/score'
import { warrantyOf } from '../rows/cells/warranty'
import { serviceMoment } from '../service-log/admitsRecord'
import type {
  FigureConditionField,
  MomentConditionField,
  SearchCondition,
  TextConditionField,
  WholeConditionField,
} from './searchCondition'
import type { SearchedOpportunity } from './searchedOpportunity'

type Read<Value> = (opportunity: SearchedOpportunity) => Value

const texts: Readonly<Record<TextConditionField, Read<readonly (string | null)[]>>> = {
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
}

const wholes: Readonly<Record<WholeConditionField, Read<number | null>>> = {
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
}

const figures: Readonly<Record<FigureConditionField, Read<number | null>>> = {
  // A rate that is not shown matches nothing (L-277).
  apr: (row) => (hidesApr(row) ? null : row.apr),
  miles: ({ milesFromStore }) => milesFromStore,
}

const moments: Readonly<Record<MomentConditionField, Read<readonly (Instant | null)[]>>> = {
  LastContactDate: ({ contactDate }) => [contactDate],
  lastService: ({ roDateTime }) => [roDateTime],
  serviceMoment: (row) => [serviceMoment(row)],
  purchaseDate: ({ purchaseDate }) => [purchaseDate],
  incomingEmail: ({ incomingEmails }) => incomingEmails,
}

const isWithin = <Value extends number | string>(
  value: Value | null,
  from: Value | null,
  to: Value | null,
): boolean => value !== null && (from === null || value >= from) && (to === null || value <= to)

/**
 * Whether an opportunity matches a condition of a search. The server has the same conditions in SQL; a test compares both.
 *
 * @example matches(opportunity, { kind: 'whole', field: 'year', from: 2018, to: 2020 }) // true for one of 2019
 */
export function matches(opportunity: SearchedOpportunity, condition: SearchCondition): boolean {
  switch (condition.kind) {
    case 'among':
      return texts[condition.field](opportunity).some((one) => one !== null && condition.values.includes(one))
    case 'whole':
      return isWithin(wholes[condition.field](opportunity), condition.from, condition.to)
    case 'figure':
      return isWithin(figures[condition.field](opportunity), condition.from, condition.to)
    case 'moment':
      return moments[condition.field](opportunity).some((one) => isWithin(one, condition.from, condition.to))
    case 'deal':
      return matchesDealTypes(condition, opportunity)
    case 'notReplaced':
      return opportunity.statusCode !== leftOutStatus
    case 'servedHere':
      return opportunity.roDateTime === null || opportunity.serviceStoreHyperionId === condition.hyperionId
  }
}

/** Whether an opportunity is one of those that a search asks for. */
export const matchesAll = (
  opportunity: SearchedOpportunity,
  conditions: readonly SearchCondition[],
): boolean => conditions.every((condition) => matches(opportunity, condition))
