import { expect, it } from 'vitest'
import { beginLargeRead } from './largeReads'

/** Where a query is made, in a store of its own. */
const openStore = () => ({ dispatch: () => undefined, signal: new AbortController().signal }) as never

it('aborts the large page of a call that is still being read when another one is wanted', () => {
  const store = openStore()
  const first = beginLargeRead('searchParts', store)
  const second = beginLargeRead('searchParts', store)
  expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false])
  first.end()
  beginLargeRead('searchParts', store)
  expect(second.signal.aborted).toBe(true)
})

it('leaves alone what has been read, other calls and other stores', () => {
  const store = openStore()
  const first = beginLargeRead('searchParts', store)
  first.end()
  const tyres = beginLargeRead('searchTyres', store)
  beginLargeRead('searchParts', store)
  beginLargeRead('searchTyres', openStore())
  expect([first.signal.aborted, tyres.signal.aborted]).toEqual([false, false])
})

it('is aborted with the query itself', () => {
  const query = new AbortController()
  const { signal } = beginLargeRead('searchParts', {
    dispatch: () => undefined,
    signal: query.signal,
  } as never)
  query.abort()
  expect(signal.aborted).toBe(true)
})
