import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof pinnedRowSlice> {}
}

/** The rows that somebody is at: the one with the focus and the one under the pointer, by their opptId. */
interface PinnedRowState {
  readonly focused: string | null
  readonly hovered: string | null
}

const initialState: PinnedRowState = { focused: null, hovered: null }

/** Which rows of the list in sight may not vanish now (D-23). */
export const pinnedRowSlice = createSlice({
  name: 'pinnedRow',
  initialState,
  reducers: {
    rowFocused: (state, { payload }: PayloadAction<string | null>) => ({ ...state, focused: payload }),
    rowHovered: (state, { payload }: PayloadAction<string | null>) => ({ ...state, hovered: payload }),
    listLeft: () => initialState,
  },
  selectors: {
    selectIsPinned: ({ focused, hovered }, opptId: string): boolean =>
      focused === opptId || hovered === opptId,
  },
})

export const { rowFocused, rowHovered, listLeft } = pinnedRowSlice.actions
export const { selectIsPinned } = pinnedRowSlice.injectInto(rootReducer).selectors
