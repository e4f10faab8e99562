import type { Day } from '@retain/domain/calendar/day'
import { searchThrottle } from '@retain/domain/text/inputTiming'
import {
  completeContactLogFilters,
  contactLogFilters,
  type ContactLogFilters,
} from '@retain/domain/work-log/contact-log/contactLogFilters'
import type { FilterValue } from '@retain/domain/work-log/filters/filterDefinition'
import { filterErrors } from '@retain/domain/work-log/filters/validateFilters'
import { useCallback, useState } from 'react'
import { FilterField } from '../filters/FilterField'
import { FilterTray } from '../filters/FilterTray'
import { useFilterChoices } from '../filters/useFilterChoices'

const names = ['received', 'repliedStatus', 'emailSentBy'] as const

interface ContactFiltersProps {
  readonly id: string
  readonly hyperionId: string
  readonly today: Day
  /** The filters of the last search. */
  readonly filters: ContactLogFilters
  readonly onChange: (filters: ContactLogFilters) => void
}

/**
 * The filters of the Contact Log, each of which is applied at once (L-193 to L-195, L-512). An invalid value stays in its
 * input with its error, and the last valid list stays shown (L-202, L-537).
 */
export function ContactFilters({ id, hyperionId, today, filters, onChange }: ContactFiltersProps) {
  const [draft, setDraft] = useState<{ over: ContactLogFilters; values: ContactLogFilters } | null>(null)
  const values = draft?.over === filters ? draft.values : filters
  const choicesOf = useFilterChoices(contactLogFilters, values, hyperionId)
  const change = useCallback(
    (name: string, value: FilterValue) => {
      const next: ContactLogFilters = { ...values, [name]: value }
      if (filterErrors(contactLogFilters, next, { today }).length > 0) {
        setDraft({ over: filters, values: next })
        return
      }
      setDraft(null)
      onChange(completeContactLogFilters(next, today))
    },
    [values, filters, today, onChange],
  )
  return (
    <FilterTray id={id} label="Filters" onSubmit={() => undefined}>
      {names.map((name) => (
        <FilterField
          key={name}
          name={name}
          definition={contactLogFilters[name]}
          value={values[name] ?? ''}
          choices={choicesOf(name)}
          today={today}
          onChange={change}
          throttle={searchThrottle}
        />
      ))}
    </FilterTray>
  )
}
