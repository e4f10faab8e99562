import { expect, it } from 'vitest'
import { requestKey } from '../paging/requestKey'
import { sliceStore } from '../../testing/sliceStore'
import { patchStreamedRows, rowsStreamed, selectStreamedRows, streamedRowsSlice } from './streamedRowsSlice'

const one = { call: 'searchParts', body: { pageNumber: 1 } }
const other = { call: 'searchShelves', body: { pageNumber: 1 } }

const chunk = (request: object, ...rows: readonly string[]) =>
  rowsStreamed({ key: requestKey(request), rows })

/** How the cache says that a request was answered, or was not. */
const ended = (request: object, requestStatus: 'fulfilled' | 'rejected', condition = false) => ({
  type: `api/executeQuery/${requestStatus}`,
  meta: { requestStatus, requestId: '1', condition, arg: { originalArgs: request } },
})

const rowsOf = (state: ReturnType<typeof streamedRowsSlice.reducer>, request: object) =>
  selectStreamedRows<string>({ streamedRows: state }, requestKey(request))

/** Rows of two pages have been received. */
const received = () =>
  [chunk(one, 'a', 'b'), chunk(other, 'x'), chunk(one, 'c')].reduce(
    (state, action) => streamedRowsSlice.reducer(state, action),
    streamedRowsSlice.reducer(undefined, { type: 'start' }),
  )

it('keeps the rows of each page apart, in the order in which they came', () => {
  const streamed = received()
  expect(rowsOf(streamed, one)).toEqual(['a', 'b', 'c'])
  expect(rowsOf(streamed, other)).toEqual(['x'])
})

it.each(['fulfilled', 'rejected'] as const)(
  'drops the rows of a page that is %s, and of no other',
  (status) => {
    const streamed = received()
    const state = streamedRowsSlice.reducer(streamed, ended(one, status))
    expect(rowsOf(state, one)).toBeNull()
    expect(rowsOf(state, other)).toEqual(['x'])
  },
)

it('keeps the rows where the same page is requested a second time while they are received', () => {
  const streamed = received()
  expect(streamedRowsSlice.reducer(streamed, ended(one, 'rejected', true))).toBe(streamed)
})

it('gives the same list until further rows come', () => {
  const streamed = received()
  expect(rowsOf(streamed, one)).toBe(rowsOf({ ...streamed }, one))
})

it('is as it was at the start once the last page is complete', () => {
  const streamed = received()
  const start = streamedRowsSlice.reducer(undefined, { type: 'start' })
  const left = [ended(one, 'fulfilled'), ended(other, 'fulfilled')].reduce(
    (state, action) => streamedRowsSlice.reducer(state, action),
    streamed,
  )
  expect(left).toBe(start)
})

it.each(['', 'list/other'])('takes no notice of an action of the type "%s"', (type) => {
  const streamed = received()
  expect(streamedRowsSlice.reducer(streamed, { type })).toBe(streamed)
})

/** A store in which rows of both pages have been received. */
function openStreaming() {
  const { store } = sliceStore()
  for (const action of [chunk(one, 'a', 'b'), chunk(other, 'x'), chunk(one, 'c')]) store.dispatch(action)
  const patch = (request: object, change: (rows: readonly string[]) => readonly string[]) =>
    store.dispatch(patchStreamedRows(requestKey(request), change))
  return {
    patch,
    state: () => store.getState().streamedRows,
    rows: () => rowsOf(store.getState().streamedRows ?? {}, one),
  }
}

it('changes rows of one page that have been received, and takes further ones after them', () => {
  const { patch, state, rows } = openStreaming()
  patch(one, (chunked) => (chunked.includes('c') ? ['C'] : chunked))
  expect(rows()).toEqual(['a', 'b', 'C'])
  expect(rowsOf(state() ?? {}, other)).toEqual(['x'])
})

it('stays the same where a change concerns none of the rows, or a page of which none was received', () => {
  const { patch, state } = openStreaming()
  const before = state()
  patch(one, (chunked) => chunked)
  patch({ call: 'searchTyres' }, () => ['y'])
  expect(state()).toBe(before)
})
