import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Store } from '@retain/domain/session/user/user'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof activeStoreSlice> {}
}

/** The user chose a store of the list. It becomes active once it is confirmed. */
export const storeChosen = createAction<Store>('shell/storeChosen')

/** The services have made this store active and its logo is loaded: the next steps of start-up follow. */
export const storeEntered = createAction<Store>('shell/storeEntered')

/** A page was opened whose address names this store of the list. It becomes active once it is confirmed, and the page stays. */
export const addressStoreChosen = createAction<Store>('shell/addressStoreChosen')

interface ActiveStoreState {
  /** The progress of start-up; `ready` once the settings are loaded, or could not be (S-141, S-728). */
  readonly startUp: 'waiting' | 'running' | 'ready'
  /** The store that everything on screen belongs to; `null` before start-up and for somebody without any. */
  readonly active: Store | null
  /** It was switched off while the person works in it: its calls are refused until it is on again (D-63). */
  readonly isSwitchedOff: boolean
}

const initialState: ActiveStoreState = { startUp: 'waiting', active: null, isSwitchedOff: false }

/** The store that the person works in, and whether the app is ready to show it. */
export const activeStoreSlice = createSlice({
  name: 'activeStore',
  initialState,
  reducers: {
    startUpBegan: (state) => ({ ...state, startUp: 'running' as const }),
    startUpSettled: (state) => ({ ...state, startUp: 'ready' as const }),
    /** The store is among the person's own and is now the one that they work in. */
    storeActivated: (state, { payload }: PayloadAction<Store>) => ({
      ...state,
      active: payload,
      isSwitchedOff: false,
    }),
    /** The active store was switched on or off. */
    storeSwitched: (state, { payload: isSwitchedOff }: PayloadAction<boolean>) => ({
      ...state,
      isSwitchedOff,
    }),
  },
  selectors: {
    selectStartUp: (state) => state.startUp,
    selectActiveStore: (state) => state.active,
    selectIsSwitchedOff: (state) => state.isSwitchedOff,
  },
})

export const { startUpBegan, startUpSettled, storeActivated, storeSwitched } = activeStoreSlice.actions
export const { selectStartUp, selectActiveStore, selectIsSwitchedOff } =
  activeStoreSlice.injectInto(rootReducer).selectors
