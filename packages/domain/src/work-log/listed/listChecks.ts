import type { OffsetMinutes } from '../../calendar/storeOffset'
import { formatCount } from '../../money/format'
import { statusLabels } from '../../opportunity/status/statusLabels'
import { matchesAll } from '../conditions/matches'
import type { AskedFilter } from '../conditions/searchCondition'
import type { SearchedOpportunity } from '../conditions/searchedOpportunity'
import { leftOutStatus } from '../equity-log/statusChoice'
import { definitionOf } from '../filters/activeFilters'
import type { FilterDefinition } from '../filters/filterDefinition'
import { describeFilter, type OptionLabel } from '../filters/panel/filterTags'
import { comparedText } from './comparedText'
import type { ListedSearch } from './listedSearch'
import type { UnadjustedFigures } from './unadjustedFigures'

/** One filter of a list, held against one customer. */
export interface ListCheck {
  readonly filter: string
  readonly label: string
  /** What the filter asks: `from $8,000`. */
  readonly asked: string
  /** What the customer has: `$8,481`. */
  readonly value: string
  readonly isMet: boolean
  /** The same without the trade adjustment that is in the value. @default there is none in it */
  readonly unadjusted?: Pick<ListCheck, 'value' | 'isMet'> | undefined
}

/** How filters and values are shown. */
export interface ChecksShown {
  readonly offset: OffsetMinutes
  /** What an option of a filter reads; of `store` the name of a store. */
  readonly labelOf: OptionLabel
  /** What a trade adjustment has changed, as it would be without it. @default nothing */
  readonly unadjusted?: UnadjustedFigures | undefined
}

/**
 * Why a customer is on a list, or is not: each filter with what it asks, what the customer has, and whether it is met. Those
 * that are not met stand first. They are the conditions of the search itself, so that all of them are met exactly where the
 * search finds the customer.
 *
 * @example listChecks(search, opportunity, { offset, labelOf }).map(({ label, isMet }) => [label, isMet]) // [['Equity', false], ['Store', true]]
 */
export function listChecks(
  search: ListedSearch,
  opportunity: SearchedOpportunity,
  shown: ChecksShown,
): readonly ListCheck[] {
  const checks = [
    storeCheck(search, opportunity, shown),
    ...search.asked.map((asked) => withUnadjusted(asked, search, opportunity, shown)),
  ]
  return [...checks.filter(({ isMet }) => !isMet), ...checks.filter(({ isMet }) => isMet)]
}

/** Whether the search of the list finds a customer of whom this holds. */
export const isFound = (checks: readonly ListCheck[]): boolean => checks.every(({ isMet }) => isMet)

/**
 * The outcome in a sentence.
 *
 * @param isShown the list that is open holds the customer, as it was searched.
 * @example checksSummary(checks, false) // '5 of 6 filters are met, so that this customer is not on the list.'
 */
export function checksSummary(checks: readonly ListCheck[], isShown: boolean): string {
  const met = checks.filter(({ isMet }) => isMet).length
  if (met === checks.length) return `All ${formatCount(met)} are met, so that this customer is on the list.`
  const count = `${formatCount(met)} of ${formatCount(checks.length)} are met`
  return isShown
    ? `${count}. The customer was on the list when it was searched, and leaves it with the next search.`
    : `${count}, so that this customer is not on the list.`
}

const storeName = 'store'

function storeCheck(
  { hyperionIds }: ListedSearch,
  { hyperionId }: SearchedOpportunity,
  { labelOf }: ChecksShown,
): ListCheck {
  const nameOf = (id: string) => labelOf(storeName, id) ?? id
  return {
    filter: storeName,
    label: 'Store',
    asked: hyperionIds.map(nameOf).join(', '),
    value: nameOf(hyperionId),
    isMet: hyperionIds.includes(hyperionId),
  }
}

/** A filter held against a customer, and against what the customer had without a trade adjustment where that is another value. */
function withUnadjusted(
  asked: AskedFilter,
  search: ListedSearch,
  opportunity: SearchedOpportunity,
  shown: ChecksShown,
): ListCheck {
  const check = filterCheck(asked, search, opportunity, shown)
  const { value, isMet } = filterCheck(asked, search, { ...opportunity, ...shown.unadjusted }, shown)
  return value === check.value && isMet === check.isMet ? check : { ...check, unadjusted: { value, isMet } }
}

function filterCheck(
  { filter, conditions }: AskedFilter,
  search: ListedSearch,
  opportunity: SearchedOpportunity,
  { offset, labelOf }: ChecksShown,
): ListCheck {
  const definition = definitionOf(search.catalogue, filter)
  const optionOf = filter === 'service' ? storeName : filter
  const shownAs = {
    unit: unitOf(definition),
    offset,
    labelOf: (value: string) => labelOf(optionOf, value) ?? value,
  }
  return {
    filter,
    label: unfilled[filter]?.label ?? definition?.label ?? filter,
    asked:
      describeFilter(search.catalogue, search.filters, filter, labelOf) ?? unfilled[filter]?.asked ?? 'Any',
    value: [...new Set(conditions.map((one) => comparedText(one, opportunity, shownAs)))].join(', '),
    isMet: matchesAll(opportunity, conditions),
  }
}

/** What a log asks without a filter that says so. */
const unfilled: Readonly<Record<string, { readonly label: string; readonly asked: string }>> = {
  oppStatus: { label: 'Opportunity Status', asked: `Any but ${statusLabels[leftOutStatus]}` },
  service: { label: 'Service Store', asked: 'This store, or only an appointment' },
  lastService: { label: 'Last Service Date', asked: 'A repair order or an appointment' },
}

function unitOf(definition: FilterDefinition | undefined) {
  if (definition === undefined || definition.type === 'selectRange') return null
  return 'unit' in definition ? definition.unit : 'plain'
}
