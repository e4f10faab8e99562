import type { Day } from '@retain/domain/calendar/day'
import { firstPage } from '@retain/domain/paging/pageSize'
import { searchThrottle } from '@retain/domain/text/inputTiming'
import {
  completeContactLogFilters,
  contactLogFilters,
  type ContactLogFilters,
} from '@retain/domain/work-log/contact-log/contactLogFilters'
import { valueOf } from '@retain/domain/work-log/filters/activeFilters'
import type { FilterValue } from '@retain/domain/work-log/filters/filterDefinition'
import { filterErrors } from '@retain/domain/work-log/filters/validateFilters'
import { useCallback, useState } from 'react'
import type { LogViewControl } from '../view/useLogView'
import type { ContactLogView } from './contactLogView'
import { FilterField } from '../filters/FilterField'
import { FilterTray } from '../filters/FilterTray'
import { useFilterChoices } from '../filters/useFilterChoices'
import { useTypedEntry } from '../filters/useTypedEntry'

interface ContactFiltersProps extends LogViewControl<ContactLogView> {
  readonly id: string
  readonly hyperionId: string
  readonly today: Day
}

/**
 * The filters of the Contact Log, each of which is applied at once (L-193 to L-195, L-512). An invalid value stays in its
 * input with its error, and the last valid list stays shown (L-202, L-537).
 */
export function ContactFilters({ id, hyperionId, today, view, show }: ContactFiltersProps) {
  const { filters } = view
  const { showChange, leave } = useTypedEntry(contactLogFilters, show)
  const [draft, setDraft] = useState<{ basedOn: ContactLogFilters; values: ContactLogFilters } | null>(null)
  const values = draft?.basedOn === filters ? draft.values : filters
  const choicesOf = useFilterChoices(contactLogFilters, values, hyperionId)
  const change = useCallback(
    (name: string, value: FilterValue) => {
      const next: ContactLogFilters = { ...values, [name]: value }
      if (filterErrors(contactLogFilters, next, { today }).length > 0) {
        setDraft({ basedOn: filters, values: next })
        return
      }
      setDraft(null)
      showChange(name, {
        ...view,
        page: firstPage,
        filters: completeContactLogFilters(next, today),
      })
    },
    [values, filters, today, view, showChange],
  )
  return (
    <FilterTray id={id} label="Filters" onSubmit={() => undefined}>
      {Object.entries(contactLogFilters).map(([name, definition]) => (
        <FilterField
          key={name}
          name={name}
          definition={definition}
          value={valueOf(values, name) ?? ''}
          choices={choicesOf(name)}
          today={today}
          onChange={change}
          onLeave={leave}
          throttle={searchThrottle}
        />
      ))}
    </FilterTray>
  )
}
