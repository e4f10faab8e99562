import type { Instant } from '../../calendar/instant'
import { formatDayMonthYear } from '../../calendar/formats'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import { formatAmount, formatDollars } from '../../money/format'
import { toCents } from '../../money/money'
import { statusLabels } from '../../opportunity/status/statusLabels'
import { figureFields, momentFields, textFields, wholeFields } from '../conditions/conditionFields'
import { isWithin } from '../conditions/matches'
import type { SearchCondition } from '../conditions/searchCondition'
import type { SearchedOpportunity } from '../conditions/searchedOpportunity'
import type { FilterUnit } from '../filters/filterDefinition'
import { inUnit } from '../filters/filter-types/range'

/** How the value of an opportunity is shown. */
export interface ShownAs {
  /** The unit of its filter; `null` for a figure that is chosen out of a list, as a year is. */
  readonly unit: FilterUnit | null
  readonly offset: OffsetMinutes
  /** What a value reads: the label of its option. */
  readonly labelOf: (value: string) => string
}

/** What stands where an opportunity has no such value, or none that is shown. */
export const noValue = 'None'

/**
 * The value of an opportunity that a condition compares, as the filter shows its own.
 *
 * @example comparedText({ kind: 'whole', field: 'equity', from: 0, to: null }, opportunity, { unit: 'dollars', offset, labelOf }) // '$8,481'
 */
export function comparedText(
  condition: SearchCondition,
  opportunity: SearchedOpportunity,
  shown: ShownAs,
): string {
  switch (condition.kind) {
    case 'among':
      return textOf(condition.field, opportunity, shown)
    case 'whole':
      return shown.unit === 'dollars'
        ? amountText(wholeFields[condition.field](opportunity))
        : figureText(wholeFields[condition.field](opportunity), shown)
    case 'figure':
      return figureText(figureFields[condition.field](opportunity), shown)
    case 'moment':
      return momentText(condition, opportunity, shown)
    case 'deal':
      return opportunity.dealTypeCode ?? opportunity.dealType ?? noValue
    case 'notReplaced':
      return statusLabels[opportunity.statusCode]
    case 'servedHere':
      return opportunity.roDateTime === null
        ? 'No repair order'
        : orNone(opportunity.serviceStoreHyperionId, shown.labelOf)
  }
}

const orNone = (value: string | null, labelOf: (value: string) => string): string =>
  value === null ? noValue : labelOf(value)

type Among = Extract<SearchCondition, { kind: 'among' }>
type Moments = Extract<SearchCondition, { kind: 'moment' }>

/** Names that stand beside the ids which are compared: those of an opportunity need not be among the options. */
const names: Readonly<Partial<Record<Among['field'], (opportunity: SearchedOpportunity) => string | null>>> =
  {
    makeId: ({ makeName }) => makeName,
    modelId: ({ modelName }) => modelName,
    trimId: ({ trimLevel }) => trimLevel,
  }

function textOf(field: Among['field'], opportunity: SearchedOpportunity, { labelOf }: ShownAs): string {
  const name = names[field]?.(opportunity)
  if (typeof name === 'string') return name
  const values = textFields[field](opportunity).filter((value) => value !== null)
  return values.length === 0 ? noValue : [...new Set(values)].map(labelOf).join(', ')
}

/** Whole dollars where it is so, else with its cents: what is compared is never rounded. */
function amountText(amount: number | null): string {
  if (amount === null) return noValue
  const cents = toCents(amount)
  return amount % 100 === 0 ? formatDollars(cents) : formatAmount(cents)
}

const figureText = (value: number | null, { unit }: ShownAs): string => {
  if (value === null) return noValue
  return unit === null ? String(value) : inUnit(unit)(String(value))
}

/** Of several moments one that is within the range, else the latest. */
function momentText(condition: Moments, opportunity: SearchedOpportunity, { offset }: ShownAs): string {
  const moments = momentFields[condition.field](opportunity).filter(
    (moment): moment is Instant => moment !== null,
  )
  const met = moments.find((moment) => isWithin(moment, condition.from, condition.to))
  const shown = met ?? [...moments].sort().at(-1)
  return shown === undefined ? noValue : formatDayMonthYear(shown, offset)
}
