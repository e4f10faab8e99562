import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { searchedOrder, type ChangedOrder } from '@retain/domain/work-log/live/orderChanges'
import { requestKey } from '../search/logRequest'
import { answersOf } from '../search/pageAnswers'
import { rootReducer } from '../../../core/state/rootReducer'

declare module '../../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof listChangesSlice> {}
}

/** By the keys of their searches. */
type ListChangesState = Readonly<Record<string, ChangedOrder>>

const none: ListChangesState = {}

const without = (state: ListChangesState, key: string): ListChangesState =>
  Object.hasOwn(state, key) ? Object.fromEntries(Object.entries(state).filter(([one]) => one !== key)) : state

/** What live changes did to the order of each list since it was last searched for; a fresh answer ends it. */
export const listChangesSlice = createSlice({
  name: 'listChanges',
  initialState: none,
  reducers: {
    orderChanged: (state, { payload }: PayloadAction<{ key: string; order: ChangedOrder }>) => ({
      ...state,
      [payload.key]: payload.order,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(answersOf('searchLog').matchFulfilled, (state, { meta }) =>
        without(state, requestKey(meta.arg.originalArgs)),
      )
      .addMatcher(answersOf('contactPage').matchFulfilled, (state, { meta }) =>
        without(state, requestKey(meta.arg.originalArgs)),
      ),
  selectors: {
    selectChangedOrder: (state, key: string): ChangedOrder => state[key] ?? searchedOrder,
  },
})

export const { orderChanged } = listChangesSlice.actions
export const { selectChangedOrder } = listChangesSlice.injectInto(rootReducer).selectors
