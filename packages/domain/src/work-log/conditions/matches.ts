import { matchesDealTypes } from '../equity-log/dealTypeChoice'
import { leftOutStatus } from '../equity-log/statusChoice'
import { figureFields, momentFields, textFields, wholeFields } from './conditionFields'
import type { SearchCondition } from './searchCondition'
import type { SearchedOpportunity } from './searchedOpportunity'

/** Whether a value is known and lies between two ends that belong to it; `null` for an open one. */
export const isWithin = <Value extends number | string>(
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
      return textFields[condition.field](opportunity).some(
        (one) => one !== null && condition.values.includes(one),
      )
    case 'whole':
      return isWithin(wholeFields[condition.field](opportunity), condition.from, condition.to)
    case 'figure':
      return isWithin(figureFields[condition.field](opportunity), condition.from, condition.to)
    case 'moment':
      return momentFields[condition.field](opportunity).some((one) =>
        isWithin(one, condition.from, condition.to),
      )
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
