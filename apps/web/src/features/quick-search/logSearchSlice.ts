import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LogSearch } from '@retain/domain/work-log/search-log/searchLogRequest'

interface LogSearchState {
  readonly search: LogSearch | null
}

const initialState: LogSearchState = { search: null }

/**
 * What the Search log was asked for last. It names people, so it stands here and never in an address or a storage, and is
 * forgotten with the session (L-548).
 */
export const logSearchSlice = createSlice({
  name: 'logSearch',
  initialState,
  reducers: {
    searched: (_state, { payload }: PayloadAction<LogSearch>) => ({ search: payload }),
    searchRemoved: () => initialState,
  },
  selectors: {
    selectLogSearch: ({ search }): LogSearch | null => search,
  },
})

export const { searched, searchRemoved } = logSearchSlice.actions
export const { selectLogSearch } = logSearchSlice.selectors
