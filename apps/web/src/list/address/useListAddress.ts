import type { FieldTexts } from '@retain/domain/work-log/filters/filter-types/filterKind'
import { queryInForce } from '@retain/domain/work-log/view/lastView'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector, type AppThunk } from '../../core/state/appHooks'
import { personFiltersIn, withPersonFilters } from './historyState'
import { listViewed, selectLastView } from './listViewsSlice'

/** What an address says of a list, and what stands beside it because it names people. */
export interface ListAddress {
  /** Without its question mark. */
  readonly query: string
  readonly personFilters: FieldTexts
}

/** Where a list is read from. */
export interface AddressInForce {
  /** With its question mark; empty when nothing is said. */
  readonly query: string
  readonly personFilters: unknown
  /** Whether the list opens for the first time in this store. */
  readonly isFirst: boolean
}

/** The address that a list is read from: the one in sight, and for a bare one how the list was left in this store (L-479). */
export function useListAddress(listId: string, hyperionId: string): AddressInForce {
  const location = useLocation()
  const kept = useAppSelector((root) => selectLastView(root, listId))
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

/** Looks at a list otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
export type GoTo = (next: ListAddress, options?: { readonly replace?: boolean }) => void

/**
 * Writes what is shown into the address, and remembers it. Wrong input is corrected in place, so that Back never leads to
 * it.
 *
 * @param isSettled false while it is not known yet what to show.
 */
export function useAddressOf(
  listId: string,
  hyperionId: string,
  { query, personFilters }: ListAddress,
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
    if (isInPlace) dispatch(listViewed({ listId, hyperionId, query: printed, personFilters }))
    // What was drawn is of the address before: an address that has been opened meanwhile stays.
    else if (dispatch(queryInSight()) === search)
      void navigate({ search: printed }, { replace: true, state: withPersonFilters(state, personFilters) })
  }, [dispatch, navigate, listId, hyperionId, printed, personFilters, search, isSettled, isInPlace, state])

  return useCallback(
    (next, options = {}) =>
      void navigate(
        { search: `?${next.query}` },
        { ...options, state: withPersonFilters(null, next.personFilters) },
      ),
    [navigate],
  )
}
