import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import {
  noSelection,
  rowsDropped,
  type RowSelection,
  type SelectableRow,
} from '@retain/domain/list/rowSelection'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof selectionSlice> {}
}

/** The selected rows of the list that was shown last. */
export interface ListSelection<
  Selected extends SelectableRow = SelectableRow,
> extends RowSelection<Selected> {
  /** The search that found them, whatever its order and page; `null` before the first. */
  readonly of: string | null
  /** The labels of rows that left the list while they were selected, for the screen reader; of the last time only. */
  readonly left: readonly string[]
}

const initialState: ListSelection = { ...noSelection, of: null, left: [] }

/** The selection once rows have left the list. */
function without(state: ListSelection, next: RowSelection<SelectableRow>): ListSelection {
  if (next.rows === state.rows) return state
  const isKept = new Set(next.rows.map(({ key }) => key))
  const left = state.rows.filter(({ key }) => !isKept.has(key)).map(({ label }) => label)
  return { ...state, ...next, left }
}

/** Which rows of a list are selected (ours): over its pages and live changes, until another search or store. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    listShown: (state, { payload: of }: PayloadAction<string>): ListSelection =>
      state.of === of ? state : { ...initialState, of },
    selectionChanged: (state, { payload }: PayloadAction<RowSelection<SelectableRow>>): ListSelection => ({
      ...state,
      ...payload,
      left: [],
    }),
    selectedRowsLeft: (state, { payload: keys }: PayloadAction<readonly string[]>) =>
      without(
        state,
        rowsDropped(state, ({ key }) => keys.includes(key)),
      ),
    /** Selected rows have changed, or some were deselected; none has left the list. */
    selectionUpdated: (
      state,
      { payload: kept }: PayloadAction<RowSelection<SelectableRow>>,
    ): ListSelection => ({
      ...state,
      ...kept,
    }),
  },
  selectors: { selectSelection: (state) => state },
})

export const { listShown, selectionChanged, selectedRowsLeft, selectionUpdated } = selectionSlice.actions
const injectedSlice = selectionSlice.injectInto(rootReducer)

/** The selected rows. The caller knows of which kind the rows are that its list selects. */
export const selectSelection = <Selected extends SelectableRow = SelectableRow>(
  state: Parameters<typeof injectedSlice.selectors.selectSelection>[0],
): ListSelection<Selected> =>
  injectedSlice.selectors.selectSelection(state) as unknown as ListSelection<Selected>
