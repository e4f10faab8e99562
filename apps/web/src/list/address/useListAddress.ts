import { queryInForce } from '@retain/domain/list/lastView'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector, type AppThunk } from '../../core/state/appHooks'
import { personFiltersIn, withPersonFilters } from './historyState'
import { listViewed, selectLastView } from './listViewsSlice'
import { isAddressOf, printQuery, type ListAddress } from './listAddress'

/** Where a list is read from. */
export interface AddressInForce {
  /** With its question mark; empty for a bare address. */
  readonly query: string
  readonly personFilters: unknown
  /** Whether the list opens for the first time in this store. */
  readonly isFirst: boolean
}

/** The address that a list is read from: the present one, or the list's last view in this store if that is bare (L-479). */
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

/** Opens another view of a list as a new entry of the history, or in place of the present one with `replace`. */
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
  const printed = printQuery(query)
  const isInPlace = isAddressOf({ query, personFilters }, { search, state })
  useEffect(() => {
    if (!isSettled) return
    if (isInPlace) dispatch(listViewed({ listId, hyperionId, query: printed, personFilters }))
    // An address that was opened after this rendering must not be replaced by the one that was rendered.
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
