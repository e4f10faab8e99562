import { createAction, createSelector, type UnknownAction, type WithSlice } from '@reduxjs/toolkit'
import type { AppThunk } from '../../core/state/appHooks'
import { rootReducer } from '../../core/state/rootReducer'
import { endedKey } from '../paging/requestKey'
import { withChunk, withoutPage, type RowChunk, type StreamedRows } from './streamedRows'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof streamedRowsSlice> {}
}

/** Some rows of a large page were received. */
export const rowsStreamed = createAction<RowChunk>('list/rowsStreamed')

/** Rows of a page that is still being read have changed. */
const streamedRowsPatched = createAction<{
  readonly key: string
  readonly chunks: readonly (readonly unknown[])[]
}>('list/streamedRowsPatched')

const none: StreamedRows = {}

/**
 * The rows of large pages that have been received so far, of every list. The cache gets a page when it is complete. Written
 * without Immer, which would walk through ten thousand rows.
 */
export const streamedRowsSlice = {
  reducerPath: 'streamedRows' as const,
  reducer(state: StreamedRows = none, action: UnknownAction): StreamedRows {
    if (rowsStreamed.match(action)) return withChunk(state, action.payload)
    if (streamedRowsPatched.match(action)) return { ...state, [action.payload.key]: action.payload.chunks }
    // Keys are slow to make: they are not made for every answer while no rows are streamed.
    const ended = state === none ? null : endedKey(action)
    if (ended === null) return state
    const left = withoutPage(state, ended)
    return Object.keys(left).length === 0 ? none : left
  },
}

interface WithStreamedRows {
  readonly streamedRows?: StreamedRows | undefined
}

const selectRows = createSelector([(chunks: readonly (readonly unknown[])[]) => chunks], (chunks) =>
  chunks.flat(),
)

/**
 * The rows that have been received of the page of a key; `null` where none have. The caller knows of which kind the rows of
 * its key are.
 */
export function selectStreamedRows<Row>(
  { streamedRows = none }: WithStreamedRows,
  key: string,
): readonly Row[] | null {
  const chunks = streamedRows[key]
  return chunks === undefined ? null : (selectRows(chunks) as readonly Row[])
}

/** Changes streamed rows of a page, so that they are as up to date as those in the cache. */
export const patchStreamedRows =
  <Row>(key: string, patch: (rows: readonly Row[]) => readonly Row[]): AppThunk =>
  (dispatch, getState) => {
    const { streamedRows = none } = getState()
    const before = streamedRows[key] as readonly (readonly Row[])[] | undefined
    if (before === undefined) return
    const chunks = before.map(patch)
    if (chunks.some((rows, at) => rows !== before[at])) dispatch(streamedRowsPatched({ key, chunks }))
  }

rootReducer.inject(streamedRowsSlice)
