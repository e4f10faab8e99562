import { daysLater, parseDay, type Day } from '../../../calendar/day'
import type { FilterDefinitionByType } from '../filterDefinition'

/** Days that one press chooses. */
export interface DayPreset {
  readonly id: string
  readonly label: string
  readonly from: Day
  readonly to: Day
}

/** How many days each of them holds, today included. */
const lengths = [
  ['today', 'Today', 1],
  ['week', 'Last 7 days', 7],
  ['month', 'Last 30 days', 30],
  ['quarter', 'Last 90 days', 90],
  ['year', 'Last 365 days', 365],
] as const

/**
 * The ranges that a date filter offers beside its calendar: they end today, and keep to the filter's own rule (L-146).
 *
 * @example dayPresets(contactLogFilters.received, '2026-11-20').at(-1) // { id: 'month', label: 'Last 30 days', from: '2026-10-22', to: '2026-11-20' }
 */
export function dayPresets(
  { check, minimumNights }: FilterDefinitionByType['dateRange'],
  today: string,
): readonly DayPreset[] {
  const to = parseDay(today)
  if (to === null) return []
  return lengths
    .filter(([, , days]) => days > minimumNights)
    .map(([id, label, days]) => ({ id, label, from: daysLater(to, 1 - days), to }))
    .filter((days) => (check?.(days, today) ?? null) === null)
}
