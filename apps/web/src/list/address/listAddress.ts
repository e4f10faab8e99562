import type { FieldTexts } from '@retain/domain/work-log/filters/filter-types/filterKind'
import type { AppThunk } from '../../core/state/appHooks'
import { personFiltersIn, withPersonFilters } from './historyState'
import { listViewed, selectLastView } from './listViewsSlice'

/** The query of a list's address, and its person filters, which are never in an address. */
export interface ListAddress {
  /** Without its question mark. */
  readonly query: string
  readonly personFilters: FieldTexts
}

/** The query of an address with its question mark; empty for none. */
export const printQuery = (query: string): string => (query === '' ? '' : `?${query}`)

/** Whether an address says what is shown of a list. An address without person filters has none. */
export const isAddressOf = (
  { query, personFilters }: ListAddress,
  { search, state }: { readonly search: string; readonly state: unknown },
): boolean =>
  printQuery(query) === search &&
  JSON.stringify(personFilters) === JSON.stringify(personFiltersIn(state) ?? {})

/**
 * Writes into the present address what a list will show, before it is drawn. Once it is drawn it does so itself (`useAddressOf`).
 *
 * @example dispatch(writeListAddress({ query: 'pageNumber=2', personFilters: {} }))
 */
export const writeListAddress =
  (address: ListAddress): AppThunk =>
  (_dispatch, _getState, { navigation }) => {
    const state = navigation.state()
    if (isAddressOf(address, { search: navigation.query(), state })) return
    navigation.go(printQuery(address.query), {
      replace: true,
      state: withPersonFilters(state, address.personFilters),
    })
  }

/** Remembers the first view of a list in its store, unless the list was drawn already and remembers its views itself. */
export const listFound =
  (listId: string, hyperionId: string, { query, personFilters }: ListAddress): AppThunk =>
  (dispatch, getState) => {
    if (selectLastView(getState(), listId) === null)
      dispatch(listViewed({ listId, hyperionId, query: printQuery(query), personFilters }))
  }
