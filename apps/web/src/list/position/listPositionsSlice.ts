import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { GridStart } from '@retain/ui/grid'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof listPositionsSlice> {}
}

/** Where a list was left: its page, how far it was scrolled, and the cell that the keyboard was in. */
export interface ListPosition extends GridStart {
  /** Whether the focus was in the list, and not elsewhere on its page. */
  readonly hadFocus: boolean
}

const initialState: Readonly<Record<string, ListPosition>> = {}

/** Where each list was left, by the ids of the lists; the list opens there when somebody comes back to it (L-479). */
export const listPositionsSlice = createSlice({
  name: 'listPositions',
  initialState,
  reducers: {
    listLeftAt: (state, { payload }: PayloadAction<{ listId: string; position: ListPosition }>) => ({
      ...state,
      [payload.listId]: payload.position,
    }),
  },
  selectors: {
    selectListPosition: (state, listId: string): ListPosition | null => state[listId] ?? null,
  },
})

export const { listLeftAt } = listPositionsSlice.actions
export const { selectListPosition } = listPositionsSlice.injectInto(rootReducer).selectors
