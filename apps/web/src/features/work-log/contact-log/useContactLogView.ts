import type { Day } from '@retain/domain/calendar/day'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import { contactLogFilters } from '@retain/domain/work-log/contact-log/contactLogFilters'
import {
  changedContactFilters,
  parseContactLogView,
  printContactLogView,
  type ContactLogView,
} from '@retain/domain/work-log/contact-log/contactLogView'
import { printPersonal, readPersonal } from '@retain/domain/work-log/filters/filterAddress'
import { queryInForce } from '@retain/domain/work-log/view/keptView'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../../app/listen'
import { personalIn, withPersonal } from '../view/besideAddress'
import { logViewed, selectKeptView } from '../view/logViewsSlice'

/** How the Contact Log is looked at. */
export interface ContactLogViewControl {
  readonly view: ContactLogView
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: ContactLogView, options?: { readonly replace?: boolean }) => void
}

/**
 * Reads order, page and filters from the address and writes them there; the sender, who is a person, stands beside it. A
 * bare address takes how the log was left in this store; wrong input is put right in place.
 */
export function useContactLogView(hyperionId: string, today: Day): ContactLogViewControl {
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const kept = useAppSelector((root) => selectKeptView(root, contactLog.id))
  const query = queryInForce(search, kept, hyperionId)
  const ofStore = kept?.hyperionId === hyperionId ? kept.personal : undefined
  const beside = query === search ? personalIn(state) : ofStore

  const view = useMemo((): ContactLogView => {
    const parsed = parseContactLogView(query, today)
    return { ...parsed, filters: { ...parsed.filters, ...readPersonal(contactLogFilters, beside) } }
  }, [query, today, beside])
  const printed = `?${printContactLogView(view, today)}`
  const personal = useMemo(() => personalOf(view, today), [view, today])
  const isInPlace = printed === search && JSON.stringify(personal) === JSON.stringify(personalIn(state) ?? {})

  useEffect(() => {
    if (isInPlace) dispatch(logViewed({ log: contactLog.id, hyperionId, query: printed, personal }))
    else void navigate({ search: printed }, { replace: true, state: withPersonal(state, personal) })
  }, [dispatch, navigate, hyperionId, printed, personal, isInPlace, state])

  const show = useCallback<ContactLogViewControl['show']>(
    (next, options = {}) =>
      void navigate(
        { search: `?${printContactLogView(next, today)}` },
        { ...options, state: withPersonal(null, personalOf(next, today)) },
      ),
    [navigate, today],
  )
  return { view, show }
}

/** The sender, unless the log shows those of all. */
const personalOf = ({ filters }: ContactLogView, today: Day) =>
  printPersonal(contactLogFilters, changedContactFilters(filters, today))
