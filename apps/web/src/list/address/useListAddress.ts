import type { FieldTexts } from '@retain/domain/work-log/filters/filter-types/filterKind'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { queryInForce } from '@retain/domain/work-log/view/lastView'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector, type AppThunk } from '../../core/state/appHooks'
import { personFiltersIn, withPersonFilters } from './historyState'
import { logViewed, selectLastView } from './listViewsSlice'

/** What an address says of a log, and what stands beside it because it names people. */
export interface LogAddress {
  /** Without its question mark. */
  readonly query: string
  readonly personFilters: FieldTexts
}

/** Where a log is read from. */
export interface AddressInForce {
  /** With its question mark; empty when nothing is said. */
  readonly query: string
  readonly personFilters: unknown
  /** Whether the log opens for the first time in this store. */
  readonly isFirst: boolean
}

/** The address that a log is read from: the one in sight, and a bare one as the log was left in this store (L-479). */
export function useLogAddress(log: LogType, hyperionId: string): AddressInForce {
  const location = useLocation()
  const kept = useAppSelector((root) => selectLastView(root, log))
  const query = queryInForce(location.search, kept, hyperionId)
  const isFirst = kept?.hyperionId !== hyperionId
  const ofStore = isFirst ? undefined : kept.personFilters
  return {
    query,
    personFilters: query === location.search ? personFiltersIn(location.state) : ofStore,
    isFirst,
  }
}

const queryInSight =
  (): AppThunk<string> =>
  (_dispatch, _getState, { navigation }) =>
    navigation.query()

/** Looks at a log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
export type GoTo = (next: LogAddress, options?: { readonly replace?: boolean }) => void

/**
 * Keeps the address as what is shown prints it, and remembers it. Wrong input is put right in place, so that Back never
 * leads to it.
 *
 * @param isSettled false while it is not known yet what to show.
 */
export function useAddressOf(
  log: LogType,
  hyperionId: string,
  { query, personFilters }: LogAddress,
  isSettled = true,
): GoTo {
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const printed = `?${query}`
  const isInPlace =
    printed === search && JSON.stringify(personFilters) === JSON.stringify(personFiltersIn(state) ?? {})
  useEffect(() => {
    if (!isSettled) return
    if (isInPlace) dispatch(logViewed({ log, hyperionId, query: printed, personFilters }))
    // Whoever has gone on meanwhile is not called back: what was drawn is of the address before.
    else if (dispatch(queryInSight()) === search)
      void navigate({ search: printed }, { replace: true, state: withPersonFilters(state, personFilters) })
  }, [dispatch, navigate, log, hyperionId, printed, personFilters, search, isSettled, isInPlace, state])

  return useCallback(
    (next, options = {}) =>
      void navigate(
        { search: `?${next.query}` },
        { ...options, state: withPersonFilters(null, next.personFilters) },
      ),
    [navigate],
  )
}
