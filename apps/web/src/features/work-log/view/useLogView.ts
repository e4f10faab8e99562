import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { queryInForce } from '@retain/domain/work-log/view/keptView'
import { parseView, printView, type LogView } from '@retain/domain/work-log/view/viewAddress'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../../app/listen'
import { logViewed, selectKeptView } from './logViewsSlice'
import type { OpportunityLog } from '../opportunityLog'

/** How a log is looked at, which stands in the address. */
export interface LogViewControl {
  readonly view: LogView<LogColumnKey>
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: LogView<LogColumnKey>, options?: { readonly replace?: boolean }) => void
}

/**
 * Reads the view from the address and writes it there. An address that says nothing takes how the log was left in this
 * store; wrong input is put right in place, so that Back never leads to it.
 */
export function useLogView(log: OpportunityLog, hyperionId: string): LogViewControl {
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const kept = useAppSelector((root) => selectKeptView(root, log.id))
  const query = queryInForce(search, kept, hyperionId)
  const view = useMemo(() => parseView(query, log), [query, log])
  const printed = `?${printView(view)}`

  useEffect(() => {
    if (printed === search) dispatch(logViewed({ log: log.id, hyperionId, query: printed }))
    else void navigate({ search: printed }, { replace: true, state })
  }, [dispatch, navigate, log.id, hyperionId, printed, search, state])

  const show = useCallback<LogViewControl['show']>(
    (next, options = {}) => void navigate({ search: `?${printView(next)}` }, options),
    [navigate],
  )
  return { view, show }
}
