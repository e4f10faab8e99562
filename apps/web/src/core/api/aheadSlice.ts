import { createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit'

/** The pages that are read ahead, with the keys of the cache that are being read for each. */
type AheadState = Readonly<Record<string, readonly string[]>>

/** What is read for one page. */
interface Reads {
  readonly page: string
  readonly keys: readonly string[]
}

const withoutPage = (state: AheadState, page: string): AheadState => {
  if (!(page in state)) return state
  return Object.fromEntries(Object.entries(state).filter(([name]) => name !== page))
}

const initialState: AheadState = {}

/**
 * What is read for pages that are not drawn yet: nobody is told when that fails, and the page asks again. Nothing drawn depends on
 * it, so its actions notify with whatever comes next.
 */
export const aheadSlice = createSlice({
  name: 'ahead',
  initialState,
  reducers: {
    aheadBegun: {
      reducer: (state, { payload: { page, keys } }: PayloadAction<Reads>) => ({
        ...state,
        [page]: [...(state[page] ?? []), ...keys],
      }),
      prepare: prepareAutoBatched<Reads>(),
    },
    aheadAnswered: {
      reducer: (state, { payload: { page, keys } }: PayloadAction<Reads>) => {
        const left = (state[page] ?? []).filter((key) => !keys.includes(key))
        return left.length === 0 ? withoutPage(state, page) : { ...state, [page]: left }
      },
      prepare: prepareAutoBatched<Reads>(),
    },
    /** The page is drawn, and asks for itself. */
    aheadEnded: {
      reducer: (state, { payload: page }: PayloadAction<string>) => withoutPage(state, page),
      prepare: prepareAutoBatched<string>(),
    },
  },
  selectors: {
    /** Whether something is being read for a page. */
    selectIsPageAhead: (state, page: string): boolean => page in state,
    selectIsAhead: (state, key: string): boolean => Object.values(state).some((keys) => keys.includes(key)),
  },
})

export const { aheadBegun, aheadAnswered, aheadEnded } = aheadSlice.actions
export const { selectIsPageAhead, selectIsAhead } = aheadSlice.selectors
