import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { LastView } from '@retain/domain/list/lastView'
import { addressStoreChosen, storeActivated } from '../../session/active-store/activeStoreSlice'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof listViewsSlice> {}
}

/** By the ids of their lists. */
type ListViewsState = Readonly<Record<string, LastView>>

const initialState: ListViewsState = {}

/** The last view of each list, which its bare address opens again until another store is chosen (L-479). */
export const listViewsSlice = createSlice({
  name: 'listViews',
  initialState,
  reducers: {
    listViewed: (state, { payload: { listId, ...view } }: PayloadAction<LastView & { listId: string }>) =>
      // What is remembered already stays the same object, so that the list is not drawn again.
      JSON.stringify(state[listId]) === JSON.stringify(view) ? state : { ...state, [listId]: view },
  },
  extraReducers: (builder) =>
    builder
      .addCase(storeActivated, (state, { payload: { hyperionId } }) => {
        for (const kept of Object.values(state)) if (kept.hyperionId !== hyperionId) kept.hyperionId = null
      })
      // The address in sight was written for the new store, even if it equals one that was left in the old.
      .addCase(addressStoreChosen, () => initialState),
  selectors: {
    selectLastView: (state, listId: string): LastView | null => state[listId] ?? null,
  },
})

export const { listViewed } = listViewsSlice.actions
export const { selectLastView } = listViewsSlice.injectInto(rootReducer).selectors
