import type { LogColumnKey } from '@retain/domain/work-log/columnKeys'
import type { LogView } from '@retain/domain/work-log/viewAddress'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../app/listen'
import { readView, writeView } from './logAddress'
import { logViewed, selectKeptQuery } from './logViewsSlice'
import type { SearchableLog } from './searchableLog'

/** How a log is looked at, which stands in the address. */
export interface LogViewControl {
  readonly view: LogView<LogColumnKey>
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: LogView<LogColumnKey>, options?: { readonly replace?: boolean }) => void
}

/**
 * Reads the view from the address and writes it there. An address that says nothing takes how the log was left; wrong
 * input is put right in place, so that Back never leads to it.
 */
export function useLogView(log: SearchableLog): LogViewControl {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const kept = useAppSelector((root) => selectKeptQuery(root, log.id))
  const query = search === '' ? kept : search
  const view = useMemo(() => readView(query, log), [query, log])
  const printed = writeView(view)

  useEffect(() => {
    if (printed === search) dispatch(logViewed({ log: log.id, query: printed }))
    else void navigate({ search: printed }, { replace: true, state: state as unknown })
  }, [dispatch, navigate, log.id, printed, search, state])

  const show = useCallback<LogViewControl['show']>(
    (next, options = {}) => void navigate({ search: writeView(next) }, options),
    [navigate],
  )
  return { view, show }
}
