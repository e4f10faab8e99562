import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { LastView } from '@retain/domain/work-log/view/lastView'
import { logTypes, type LogType } from '@retain/domain/work-log/logTypes'
import { storeActivated } from '../../session/active-store/activeStoreSlice'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof logViewsSlice> {}
}

type LogViewsState = Readonly<Partial<Record<LogType, LastView>>>

const initialState: LogViewsState = {}

/** How each log was left, so that coming back by its bare address finds it so, until another store is chosen (L-479). */
export const logViewsSlice = createSlice({
  name: 'logViews',
  initialState,
  reducers: {
    logViewed: (state, { payload: { log, ...view } }: PayloadAction<LastView & { log: LogType }>) => ({
      ...state,
      [log]: view,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(storeActivated, (state, { payload: { hyperionId } }) => {
      for (const log of logTypes) {
        const kept = state[log]
        if (kept !== undefined && kept.hyperionId !== hyperionId) kept.hyperionId = null
      }
    }),
  selectors: {
    selectLastView: (state, log: LogType): LastView | null => state[log] ?? null,
  },
})

export const { logViewed } = logViewsSlice.actions
export const { selectLastView } = logViewsSlice.injectInto(rootReducer).selectors
