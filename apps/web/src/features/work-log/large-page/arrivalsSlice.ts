import { createSelector, createSlice, original } from '@reduxjs/toolkit'
import { applyAllToPage } from '@retain/domain/work-log/live/applyToPage'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { rowsChanged } from '../../../live/liveEvents'
import { rowsArrived } from './arrivalEvents'
import { workLogApi } from '../search/workLogApi'

interface ArrivalsState {
  /** The key of the page that is arriving; `null` when none is. */
  readonly key: string | null
  readonly chunks: readonly (readonly LogRow[])[]
}

const none: ArrivalsState = { key: null, chunks: [] }

/** Some rows as if they were all there are: which others follow is not known yet. */
const pageOf = (list: readonly LogRow[]) => ({ list, total: list.length, page: 1, pageCount: 1 })

/** The rows of a large page that have arrived so far. The cache gets the page when it is whole. */
export const arrivalsSlice = createSlice({
  name: 'arrivals',
  initialState: none,
  reducers: {},
  extraReducers: (builder) => {
    const { matchFulfilled, matchRejected } = workLogApi.endpoints.searchLog
    builder
      .addCase(rowsArrived, (state, { payload: { key, rows } }) => {
        // The state itself and not its draft: a draft would wrap every row that is copied.
        const { chunks } = original(state) ?? none
        return { key, chunks: state.key === key ? [...chunks, rows] : [rows] }
      })
      .addCase(rowsChanged, (state, { payload: messages }) => {
        const { key, chunks } = original(state) ?? none
        const patched = chunks.map((list) => applyAllToPage(pageOf(list), messages).page.list)
        return patched.every((list, at) => list === chunks[at]) ? state : { key, chunks: patched }
      })
      .addMatcher(matchFulfilled, () => none)
      .addMatcher(matchRejected, () => none)
  },
})

const selectRows = createSelector([(state: ArrivalsState) => state.chunks], (chunks) => chunks.flat())

/** What has arrived of the page of a key, or `null` when nothing has. */
export const selectArrived = (
  { arrivals }: { readonly arrivals: ArrivalsState },
  key: string,
): readonly LogRow[] | null => (arrivals.key === key ? selectRows(arrivals) : null)
