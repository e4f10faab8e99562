import { skipToken } from '@reduxjs/toolkit/query'
import {
  longestSearchText,
  quickSearchPlaceholder,
  runsSearch,
  searchForText,
} from '@retain/domain/quick-search/quickSearch'
import { routes } from '@retain/domain/session/routes/routes'
import { customerHref } from '@retain/domain/work-log/rows/cells/customerCell'
import { firstPage } from '@retain/domain/paging/pageSize'
import { quickSearchState } from '@retain/domain/work-log/search-log/quickSearchState'
import { searchLogSort } from '@retain/domain/work-log/search-log/searchLogSort'
import { printView } from '@retain/domain/list/listView'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectConfig } from '../../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector, type AppThunk } from '../../core/state/appHooks'
import { useLeave } from '../../forms/unsavedChanges'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { withPersonFilters } from '../../list/address/historyState'
import { useCharacterKeys } from '../../shell/characterKeys'
import { useListLastViewedQuery } from './quickSearchApi'
import { searched } from './searched'
import { SearchInput } from './SearchInput'
import { searchKeySign, useSearchKey } from './useSearchKey'

/** The Search log in its own order, on the first page and without filters: a new text is a new search (L-548). */
const newSearch = `${routes.searchLog.path}?${printView({ sort: searchLogSort, page: firstPage, showAll: false })}`

/** The code of the page that shows what is found: there once somebody has typed. */
const prefetchSearchLog: AppThunk<void> = (_dispatch, _getState, { navigation }) =>
  navigation.prefetch(routes.searchLog.path)

/** Suggestions without a search: the opportunities of the active store that were viewed last (S-218, S-219). */
function useRecents(isWanted: boolean) {
  const hyperionId = useAppSelector(selectActiveStore)?.hyperionId
  const { currentData, isFetching } = useListLastViewedQuery(
    isWanted && hyperionId !== undefined ? { query: { hyperionId } } : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const recents = useMemo(
    () =>
      (currentData ?? []).map(({ opptId, customerName, vehicle }) => ({
        id: opptId,
        label: customerName,
        description: vehicle ?? undefined,
      })),
    [currentData],
  )
  return { recents, isFetching }
}

/**
 * The quick search: one box for a name, phone, email, VIN or stock number, with what was viewed last (S-217 to S-223,
 * S-762, S-763). A search shows in the Search log; with unsaved changes the question comes first (D-53).
 */
export function QuickSearch() {
  const { appName } = useAppSelector(selectConfig)
  const hasStore = useAppSelector(selectActiveStore) !== null
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const leave = useLeave()
  const [text, setText] = useState('')
  const [isFocused, setIsFocused] = useState(false)
  const { recents, isFetching } = useRecents(isFocused)
  const input = useRef<HTMLInputElement>(null)
  const hasKey = useCharacterKeys()
  useSearchKey(input)
  if (!hasStore) return null

  const changeFocus = (isNow: boolean) => {
    setIsFocused(isNow)
    if (isNow) dispatch(prefetchSearchLog)
  }
  const search = () =>
    leave(() => {
      dispatch(searched())
      setText('')
      // The focus goes to the rows, for the keys of the log.
      input.current?.blur()
      // It names people: it is kept in the history state, where Back and a reload find it again.
      void navigate(newSearch, { state: withPersonFilters(null, quickSearchState(text)) })
    })
  const open = (opptId: string) =>
    leave(() => {
      setText('')
      void navigate(customerHref({ opptId }, 'SRCHLOG'))
    })
  const label = quickSearchPlaceholder(appName)
  return (
    <SearchInput
      label={label}
      placeholder={`${label} by name, phone, email, VIN or stock #`}
      text={text}
      onTextChange={setText}
      searchLabel={searchForText(text)}
      submits={runsSearch}
      onSearch={search}
      suggestions={recents}
      suggestionsLabel="Recently viewed"
      onChoose={open}
      emptyText={isFetching ? 'Loading' : 'Nothing viewed yet'}
      onFocusChange={changeFocus}
      end={hasKey ? <kbd aria-hidden="true">{searchKeySign}</kbd> : undefined}
      maxLength={longestSearchText}
      inputRef={input}
    />
  )
}
