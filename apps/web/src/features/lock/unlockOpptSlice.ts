import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof unlockOpptSlice> {}
}

/** The row of the open question, and the question's text (L-301). */
export interface UnlockOppt {
  readonly opptId: string
  readonly description: string
}

/** The question before another user's row is unlocked; `null` while none is open. */
export const unlockOpptSlice = createSlice({
  name: 'unlockOppt',
  initialState: null as UnlockOppt | null,
  reducers: {
    unlockQuestionOpened: (_state, { payload }: PayloadAction<UnlockOppt>) => payload,
    /** Answered, or the row is no longer shown. */
    unlockQuestionClosed: (state, { payload: opptId }: PayloadAction<string>) =>
      state?.opptId === opptId ? null : state,
  },
  selectors: {
    selectUnlockOppt: (state, opptId: string): UnlockOppt | null => (state?.opptId === opptId ? state : null),
  },
})

export const { unlockQuestionOpened, unlockQuestionClosed } = unlockOpptSlice.actions
export const { selectUnlockOppt } = unlockOpptSlice.injectInto(rootReducer).selectors
