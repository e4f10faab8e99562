import type { Day } from '@retain/domain/calendar/day'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { contactLogFilters } from '@retain/domain/work-log/contact-log/contactLogFilters'
import {
  changedContactFilters,
  printContactLogView,
  type ContactLogView,
} from '@retain/domain/work-log/contact-log/contactLogView'
import { printPersonal } from '@retain/domain/work-log/filters/filterAddress'
import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress, type ListAddress } from '../../../list/address/useListAddress'
import { addressedContactView } from './contactLogSearch'

/** How the Contact Log is looked at. */
export interface ContactLogViewControl {
  readonly view: ContactLogView
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: ContactLogView, options?: { readonly replace?: boolean }) => void
}

const addressOf = (view: ContactLogView, today: Day): ListAddress => ({
  query: printContactLogView(view, today),
  personal: printPersonal(contactLogFilters, changedContactFilters(view.filters, today)),
})

/**
 * Reads order, page and filters from the address and writes them there; the sender, who is a person, stands beside it. A
 * bare address takes how the log was left in this store; wrong input is put right in place.
 */
export function useContactLogView(hyperionId: string, today: Day): ContactLogViewControl {
  const { query, personal: beside } = useListAddress(contactLog.id, hyperionId)

  const view = useMemo(() => addressedContactView(query, beside, today), [query, beside, today])
  const goTo = useAddressOf(
    contactLog.id,
    hyperionId,
    useMemo(() => addressOf(view, today), [view, today]),
  )
  const show = useCallback<ContactLogViewControl['show']>(
    (next, options) => goTo(addressOf(next, today), options),
    [goTo, today],
  )
  return { view, show }
}
