import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { storeActivated } from '../../shell/activeStoreSlice'

/** The query of each log's address as it was last seen. */
type LogViewsState = Readonly<Partial<Record<LogType, string>>>

const initialState: LogViewsState = {}

/**
 * How each log was left, so that coming back by its bare address finds it so (L-479). Another store begins afresh.
 * An address that says something itself always wins.
 */
export const logViewsSlice = createSlice({
  name: 'logViews',
  initialState,
  reducers: {
    logViewed: (state, { payload }: PayloadAction<{ log: LogType; query: string }>) => ({
      ...state,
      [payload.log]: payload.query,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(storeActivated, () => initialState)
  },
  selectors: {
    selectKeptQuery: (state, log: LogType): string => state[log] ?? '',
  },
})

export const { logViewed } = logViewsSlice.actions
export const { selectKeptQuery } = logViewsSlice.selectors
