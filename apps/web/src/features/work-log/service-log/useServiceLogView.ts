import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import type { ServiceLogFilters } from '@retain/domain/work-log/service-log/serviceLogFilters'
import {
  parseServiceLogView,
  printServiceLogPeople,
  printServiceLogView,
  type ServiceLogView,
} from '@retain/domain/work-log/service-log/serviceLogView'
import { queryInForce } from '@retain/domain/work-log/view/keptView'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../../app/listen'
import { personalIn, withPersonal } from '../view/besideAddress'
import { logViewed, selectKeptView } from '../view/logViewsSlice'

/** How the Service Log is looked at. */
export interface ServiceLogViewControl {
  readonly view: ServiceLogView
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: ServiceLogView, options?: { readonly replace?: boolean }) => void
}

/**
 * Reads order, page and filters from the address and writes them there; flagging associates, who are people, stand beside
 * it. A bare address takes how the log was left in this store; wrong input is put right in place.
 */
export function useServiceLogView(hyperionId: string, defaults: ServiceLogFilters): ServiceLogViewControl {
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const kept = useAppSelector((root) => selectKeptView(root, serviceLog.id))
  const query = queryInForce(search, kept, hyperionId)
  const ofStore = kept?.hyperionId === hyperionId ? kept.personal : undefined
  const beside = query === search ? personalIn(state) : ofStore

  const view = useMemo(() => parseServiceLogView(query, beside, defaults), [query, beside, defaults])
  const printed = `?${printServiceLogView(view, defaults)}`
  const personal = useMemo(() => printServiceLogPeople(view, defaults), [view, defaults])
  const isInPlace = printed === search && JSON.stringify(personal) === JSON.stringify(personalIn(state) ?? {})

  useEffect(() => {
    if (isInPlace) dispatch(logViewed({ log: serviceLog.id, hyperionId, query: printed, personal }))
    else void navigate({ search: printed }, { replace: true, state: withPersonal(state, personal) })
  }, [dispatch, navigate, hyperionId, printed, personal, isInPlace, state])

  const show = useCallback<ServiceLogViewControl['show']>(
    (next, options = {}) =>
      void navigate(
        { search: `?${printServiceLogView(next, defaults)}` },
        { ...options, state: withPersonal(null, printServiceLogPeople(next, defaults)) },
      ),
    [navigate, defaults],
  )
  return { view, show }
}
