import { createSelector, createSlice, original } from '@reduxjs/toolkit'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { workLogApi } from '../search/workLogApi'
import { arrivalsChanged, rowsArrived } from './arrivalEvents'
import { noArrivals, withArrived, type Arrivals } from './arrivals'

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
      .addCase(arrivalsChanged, (_state, { payload }) => payload)
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
