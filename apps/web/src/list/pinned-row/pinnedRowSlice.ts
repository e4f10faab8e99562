import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof pinnedRowSlice> {}
}

/** The row with the focus and the row under the pointer, by the ids that live messages name them by. */
interface PinnedRowState {
  readonly focused: string | null
  readonly hovered: string | null
}

const initialState: PinnedRowState = { focused: null, hovered: null }

/** The pinned rows of the shown list (D-23). */
export const pinnedRowSlice = createSlice({
  name: 'pinnedRow',
  initialState,
  reducers: {
    rowFocused: (state, { payload }: PayloadAction<string | null>) => ({ ...state, focused: payload }),
    rowHovered: (state, { payload }: PayloadAction<string | null>) => ({ ...state, hovered: payload }),
    listLeft: () => initialState,
  },
  selectors: {
    selectIsPinned: ({ focused, hovered }, id: string): boolean => focused === id || hovered === id,
  },
})

export const { rowFocused, rowHovered, listLeft } = pinnedRowSlice.actions
export const { selectIsPinned } = pinnedRowSlice.injectInto(rootReducer).selectors
