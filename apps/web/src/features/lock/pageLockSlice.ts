import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { LockState } from '@retain/domain/live/liveMessage'
import type { LockHold } from '@retain/domain/opportunity/lock/lockHold'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof pageLockSlice> {}
}

/** Identifies the lock of an opportunity, as the request does. */
export interface LockOf {
  readonly opptId: string
  readonly hyperionId: string
}

/** `taken` is what the service answered when it was last taken. */
type PageLockState = (LockOf & { readonly hold: LockHold; readonly taken?: LockState }) | null

/** The lock of the open page, so that leaving the page, the app or the browser releases it. */
export const pageLockSlice = createSlice({
  name: 'pageLock',
  initialState: null as PageLockState,
  reducers: {
    lockRequested: (_state, { payload: { opptId, hyperionId } }: PayloadAction<LockOf>) => ({
      opptId,
      hyperionId,
      hold: 'taking' as const,
    }),
    lockTaken: (state, { payload: taken }: PayloadAction<LockState>) =>
      state?.opptId === taken.opptId ? { ...state, hold: 'held' as const, taken } : state,
    lockLost: (state, { payload: opptId }: PayloadAction<string>) =>
      state?.opptId === opptId ? { ...state, hold: 'lost' as const } : state,
    /** The page has nothing to do with the lock any more: it was released, or could not be taken. */
    lockCleared: (state, { payload: opptId }: PayloadAction<string>) =>
      state?.opptId === opptId ? null : state,
  },
  selectors: {
    selectPageLock: (state) => state,
    selectHold: (state, opptId: string): LockHold | null => (state?.opptId === opptId ? state.hold : null),
  },
})

export const { lockRequested, lockTaken, lockLost, lockCleared } = pageLockSlice.actions
export const { selectPageLock, selectHold } = pageLockSlice.injectInto(rootReducer).selectors
