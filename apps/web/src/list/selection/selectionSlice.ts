import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import {
  rowLockChanged,
  noSelection,
  opportunityRemoved,
  rowsDropped,
  type RowSelection,
} from '@retain/domain/work-log/selection/rowSelection'
import { rowsChanged } from '../../live/liveEvents'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof selectionSlice> {}
}

/** The selected rows of the list that was shown last. */
interface SelectionState extends RowSelection {
  /** The search that found them, whatever its order and page; `null` before the first. */
  readonly of: string | null
  /** The customers of rows that left the list while they were selected, for the screen reader; of the last time only. */
  readonly left: readonly string[]
}

const initialState: SelectionState = { ...noSelection, of: null, left: [] }

/** The selection once rows have left the list. */
function without(state: SelectionState, next: RowSelection): SelectionState {
  if (next.rows === state.rows) return state
  const isKept = new Set(next.rows.map(({ key }) => key))
  const left = state.rows.filter(({ key }) => !isKept.has(key)).map(({ customerName }) => customerName)
  return { ...state, ...next, left: left.length === 0 ? state.left : left }
}

/** Which rows of a log are selected (ours): it outlasts its pages and live changes, and ends with another search or store. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    listShown: (state, { payload: of }: PayloadAction<string>): SelectionState =>
      state.of === of ? state : { ...initialState, of },
    selectionChanged: (state, { payload }: PayloadAction<RowSelection>): SelectionState => ({
      ...state,
      ...payload,
      left: [],
    }),
    selectedRowsLeft: (state, { payload: keys }: PayloadAction<readonly string[]>) =>
      without(
        state,
        rowsDropped(state, ({ key }) => keys.includes(key)),
      ),
    batchAnswered: (state, { payload: kept }: PayloadAction<RowSelection>): SelectionState => ({
      ...state,
      ...kept,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(rowsChanged, (before, { payload: messages }): SelectionState => {
      let state: SelectionState = before
      for (const message of messages) {
        if (state.rows.length === 0) return state
        if (message.type === 'OPPT_LOCK') state = { ...state, ...rowLockChanged(state, message.payload) }
        if (message.type === 'OPPT_REMOVED')
          state = without(state, opportunityRemoved(state, message.payload))
      }
      return state
    }),
  selectors: { selectSelection: (state) => state },
})

export const { listShown, selectionChanged, selectedRowsLeft, batchAnswered } = selectionSlice.actions
export const { selectSelection } = selectionSlice.injectInto(rootReducer).selectors
