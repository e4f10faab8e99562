import {
  createSlice,
  isFulfilled,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { searchedOrder, type ChangedOrder } from '@retain/domain/list/orderChanges'
import { rootReducer } from '../../core/state/rootReducer'
import { answeredKey } from '../paging/requestKey'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof listChangesSlice> {}
}

/** By the keys of their requests. */
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
    builder.addMatcher(
      (action: UnknownAction) => isFulfilled(action),
      (state, action) => {
        // Keys are slow to make: they are not made for every answer while no list has changes.
        const key = Object.keys(state).length === 0 ? null : answeredKey(action)
        return key === null ? state : without(state, key)
      },
    ),
  selectors: {
    selectChangedOrder: (state, key: string): ChangedOrder => state[key] ?? searchedOrder,
  },
})

export const { orderChanged } = listChangesSlice.actions
export const { selectChangedOrder } = listChangesSlice.injectInto(rootReducer).selectors
