import {
  createSelector,
  type ActionCreatorWithPayload,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { answersOf } from '../search/pageAnswers'
import { streamedRowsChanged, emailsStreamed, rowsStreamed } from './streamedRowEvents'
import { rootReducer } from '../../../core/state/rootReducer'
import {
  noStreamedRows,
  withChunk,
  type RowChunk,
  type StreamedRows,
} from '../../../list/streaming/streamedRows'

declare module '../../../core/state/rootReducer' {
  interface LazyLoadedSlices
    extends WithSlice<typeof streamedRowsSlice>, WithSlice<typeof streamedEmailsSlice> {}
}

type Matches = (action: UnknownAction) => boolean

/** The rows of a large page that have arrived so far. The cache gets the page when it is whole. */
function streamedRowsSliceOf<Path extends string, Row>(
  reducerPath: Path,
  arrived: ActionCreatorWithPayload<RowChunk<Row>>,
  { matchFulfilled, matchRejected }: { readonly matchFulfilled: Matches; readonly matchRejected: Matches },
) {
  const selectRows = createSelector([({ chunks }: StreamedRows<Row>) => chunks], (chunks) => chunks.flat())
  return {
    reducerPath,
    reducer(state: StreamedRows<Row> = noStreamedRows, action: UnknownAction): StreamedRows<Row> {
      if (arrived.match(action)) return withChunk(state, action.payload)
      return matchFulfilled(action) || matchRejected(action) ? noStreamedRows : state
    },
    /** What has arrived of the page of a key, or `null` when nothing has. */
    selectArrived: (
      state: Readonly<Partial<Record<Path, StreamedRows<Row>>>>,
      key: string,
    ): readonly Row[] | null => {
      const streamed = state[reducerPath] ?? noStreamedRows
      return streamed.key === key ? selectRows(streamed) : null
    },
  }
}

const streamedLogRows = streamedRowsSliceOf('streamedRows', rowsStreamed, answersOf('searchLog'))

/** Those of the opportunity logs, with what is told of them meanwhile. */
export const streamedRowsSlice: typeof streamedLogRows = {
  ...streamedLogRows,
  reducer: (state, action) =>
    streamedRowsChanged.match(action) ? action.payload : streamedLogRows.reducer(state, action),
}

/** Those of the Contact Log. What is told of them meanwhile is in the page when it is whole, a moment later. */
export const streamedEmailsSlice = streamedRowsSliceOf(
  'streamedEmails',
  emailsStreamed,
  answersOf('contactPage'),
)

rootReducer.inject(streamedRowsSlice)
rootReducer.inject(streamedEmailsSlice)
