import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { noConnection, type Connection } from '@retain/domain/live/connection'
import { liveErrorTexts } from '@retain/domain/live/liveError'
import { liveFramesDropped, liveStateChanged, networkChanged, storeWatched } from './liveEvents'
import { rootReducer } from '../core/state/rootReducer'

declare module '../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof liveSlice> {}
}

interface LiveState {
  readonly connection: Connection
  /** Whether the browser is online. */
  readonly isOnline: boolean
  /** Frames that could not be read. */
  readonly dropped: number
  /** A store other than the active one whose messages are subscribed to; `null` for none. */
  readonly watchedStore: string | null
}

const initialState: LiveState = { connection: noConnection, isOnline: true, dropped: 0, watchedStore: null }

/** The state of the live connection. */
export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {},
  extraReducers: (build) => {
    build
      .addCase(liveStateChanged, (state, { payload }) => ({ ...state, connection: payload }))
      .addCase(liveFramesDropped, (state, { payload }) => ({ ...state, dropped: payload }))
      .addCase(networkChanged, (state, { payload: { isOnline } }) => ({ ...state, isOnline }))
      .addCase(storeWatched, (state, { payload }) => ({ ...state, watchedStore: payload }))
  },
  selectors: {
    selectConnection: (state) => state.connection,
    /** Whether messages arrive, so that cached data stays up to date. */
    selectIsLive: (state) => state.connection.state === 'open',
    selectIsOnline: (state) => state.isOnline,
    selectWatchedStore: (state) => state.watchedStore,
    /** The text of the connection's error (S-804); `null` without one. */
    selectLiveError: ({ connection }) =>
      connection.state === 'error' ? liveErrorTexts[connection.error] : null,
  },
})

export const { selectConnection, selectIsLive, selectIsOnline, selectWatchedStore, selectLiveError } =
  liveSlice.injectInto(rootReducer).selectors
