import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The rows that somebody is at: the one with the focus and the one under the pointer, by their opptId. */
interface HeldRowState {
  readonly focused: string | null
  readonly hovered: string | null
}

const initialState: HeldRowState = { focused: null, hovered: null }

/** Which rows of the list in sight may not vanish now (D-23). */
export const heldRowSlice = createSlice({
  name: 'heldRow',
  initialState,
  reducers: {
    rowFocused: (state, { payload }: PayloadAction<string | null>) => ({ ...state, focused: payload }),
    rowHovered: (state, { payload }: PayloadAction<string | null>) => ({ ...state, hovered: payload }),
    listLeft: () => initialState,
  },
  selectors: {
    selectIsHeld: ({ focused, hovered }, opptId: string): boolean => focused === opptId || hovered === opptId,
  },
})

export const { rowFocused, rowHovered, listLeft } = heldRowSlice.actions
export const { selectIsHeld } = heldRowSlice.selectors
