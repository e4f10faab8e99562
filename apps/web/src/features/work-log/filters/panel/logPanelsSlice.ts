import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { FilterCatalogue, FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { storeActivated } from '../../../../session/active-store/activeStoreSlice'
import { searched } from '../../../quick-search/searched'
import { rootReducer } from '../../../../core/state/rootReducer'

declare module '../../../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof logPanelsSlice> {}
}

/** The filters of a panel that are edited and not applied yet. */
export interface FilterEdits {
  /** The applied filters that the edits are based on; they are dropped when others are applied. */
  readonly over: string
  readonly filters: FilterValues<FilterCatalogue>
}

interface KeptPanel {
  readonly hyperionId: string
  readonly isOpen: boolean
  /** `null` while nothing was changed since the search ran. */
  readonly edits: FilterEdits | null
}

type LogPanelsState = Readonly<Partial<Record<LogType, KeptPanel>>>

/** The panel of an event. */
interface OfPanel {
  readonly log: LogType
  readonly hyperionId: string
}

const initialState: LogPanelsState = {}

const closed = (hyperionId: string): KeptPanel => ({ hyperionId, isOpen: false, edits: null })

/** The panel of a log in a store; a new one if there is none. */
const panelOf = (state: LogPanelsState, { log, hyperionId }: OfPanel): KeptPanel => {
  const kept = state[log]
  return kept?.hyperionId === hyperionId ? kept : closed(hyperionId)
}

/**
 * The filter panel of each log: whether it is open, and its edits. The applied filters are in the address. A change of
 * store and an application reset clear the panels (L-478, L-479); a quick search clears that of the Search log (L-548).
 */
export const logPanelsSlice = createSlice({
  name: 'logPanels',
  initialState,
  reducers: {
    panelToggled: (state, { payload }: PayloadAction<OfPanel & { isOpen: boolean }>) => ({
      ...state,
      [payload.log]: { ...panelOf(state, payload), isOpen: payload.isOpen },
    }),
    filtersEdited: (state, { payload }: PayloadAction<OfPanel & { edits: FilterEdits }>) => ({
      ...state,
      [payload.log]: { ...panelOf(state, payload), edits: payload.edits },
    }),
    editsDropped: (state, { payload }: PayloadAction<OfPanel>) => ({
      ...state,
      [payload.log]: { ...panelOf(state, payload), edits: null },
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(storeActivated, (state, { payload: { hyperionId } }) =>
        Object.fromEntries(Object.entries(state).filter(([, panel]) => panel.hyperionId === hyperionId)),
      )
      .addCase(searched, (state) =>
        state.SRCHLOG === undefined ? state : { ...state, SRCHLOG: { ...state.SRCHLOG, edits: null } },
      ),
  selectors: {
    selectIsPanelOpen: (state, log: LogType, hyperionId: string): boolean =>
      panelOf(state, { log, hyperionId }).isOpen,
    selectEdits: (state, log: LogType, hyperionId: string): FilterEdits | null =>
      panelOf(state, { log, hyperionId }).edits,
  },
})

export const { panelToggled, filtersEdited, editsDropped } = logPanelsSlice.actions
export const { selectIsPanelOpen, selectEdits } = logPanelsSlice.injectInto(rootReducer).selectors
