import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KeptView } from '@retain/domain/work-log/view/keptView'
import type { LogType } from '@retain/domain/work-log/logTypes'

type LogViewsState = Readonly<Partial<Record<LogType, KeptView>>>

const initialState: LogViewsState = {}

/** How each log was left, so that coming back by its bare address finds it so (L-479). */
export const logViewsSlice = createSlice({
  name: 'logViews',
  initialState,
  reducers: {
    logViewed: (state, { payload: { log, ...view } }: PayloadAction<KeptView & { log: LogType }>) => ({
      ...state,
      [log]: view,
    }),
  },
  selectors: {
    selectKeptView: (state, log: LogType): KeptView | null => state[log] ?? null,
  },
})

export const { logViewed } = logViewsSlice.actions
export const { selectKeptView } = logViewsSlice.selectors
