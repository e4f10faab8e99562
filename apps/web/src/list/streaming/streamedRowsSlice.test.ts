import { expect, it } from 'vitest'
import { requestKey } from '../paging/requestKey'
import { rowsStreamed, selectStreamedRows, streamedRowsSlice } from './streamedRowsSlice'

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

const streamed = [chunk(one, 'a', 'b'), chunk(other, 'x'), chunk(one, 'c')].reduce(
  (state, action) => streamedRowsSlice.reducer(state, action),
  streamedRowsSlice.reducer(undefined, { type: 'start' }),
)

it('keeps the rows of each page apart, in the order in which they came', () => {
  expect(rowsOf(streamed, one)).toEqual(['a', 'b', 'c'])
  expect(rowsOf(streamed, other)).toEqual(['x'])
})

it.each(['fulfilled', 'rejected'] as const)(
  'drops the rows of a page that is %s, and of no other',
  (status) => {
    const state = streamedRowsSlice.reducer(streamed, ended(one, status))
    expect(rowsOf(state, one)).toBeNull()
    expect(rowsOf(state, other)).toEqual(['x'])
  },
)

it('keeps the rows where the same page is requested a second time while they are received', () => {
  expect(streamedRowsSlice.reducer(streamed, ended(one, 'rejected', true))).toBe(streamed)
})

it('gives the same list until further rows come', () => {
  expect(rowsOf(streamed, one)).toBe(rowsOf({ ...streamed }, one))
})
