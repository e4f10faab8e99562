import { createSelector, createSlice, original } from '@reduxjs/toolkit'
import { applyAllToPage } from '@retain/domain/work-log/live/applyToPage'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { rowsChanged } from '../../../live/liveEvents'
import { workLogApi } from '../search/workLogApi'
import { rowsArrived } from './arrivalEvents'
import { noArrivals, pageOf, patchedArrivals, withArrived, type Arrivals } from './arrivals'

const none: Arrivals<LogRow> = noArrivals

/** The rows of a large page that have arrived so far. The cache gets the page when it is whole. */
export const arrivalsSlice = createSlice({
  name: 'arrivals',
  initialState: none,
  reducers: {},
  extraReducers: (builder) => {
    const { matchFulfilled, matchRejected } = workLogApi.endpoints.searchLog
    builder
      // The state itself and not its draft: a draft would wrap every row that is copied.
      .addCase(rowsArrived, (state, { payload }) => withArrived(original(state) ?? none, payload))
      .addCase(rowsChanged, (state, { payload: messages }) => {
        const known = original(state) ?? none
        const patched = patchedArrivals(known, (list) => applyAllToPage(pageOf(list), messages).page.list)
        return patched === known ? state : patched
      })
      .addMatcher(matchFulfilled, () => none)
      .addMatcher(matchRejected, () => none)
  },
})

const selectRows = createSelector([(state: Arrivals<LogRow>) => state.chunks], (chunks) => chunks.flat())

/** What has arrived of the page of a key, or `null` when nothing has. */
export const selectArrived = (
  { arrivals }: { readonly arrivals: Arrivals<LogRow> },
  key: string,
): readonly LogRow[] | null => (arrivals.key === key ? selectRows(arrivals) : null)
