import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface LogSearchState {
  readonly typed: string | null
}

const initialState: LogSearchState = { typed: null }

/**
 * The text that the Search log was asked for last. It names people, so it stands here and never in an address or a
 * storage, and is forgotten with the session (L-548).
 */
export const logSearchSlice = createSlice({
  name: 'logSearch',
  initialState,
  reducers: {
    searched: (_state, { payload }: PayloadAction<string>) => ({ typed: payload }),
    searchRemoved: () => initialState,
  },
  selectors: {
    selectTyped: ({ typed }) => typed,
  },
})

export const { searched, searchRemoved } = logSearchSlice.actions
export const { selectTyped } = logSearchSlice.selectors
