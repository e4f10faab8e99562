import { expect, it } from 'vitest'
import { sliceStore } from '../../testing/sliceStore'
import { aheadEnded, selectIsAhead } from './aheadSlice'
import { readAhead } from './readAhead'

/** A request of the cache that is answered when the test says so. */
function request(queryCacheKey: string) {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { started: Object.assign(answered, { queryCacheKey }), answer: () => answer() }
}

it('marks what is read for a page until all of it is answered', async () => {
  const { store } = sliceStore()
  const [frame, deal] = [request('frame 7'), request('deal 7')]
  const reading = store.dispatch(readAhead('opportunity 7', () => [frame.started, deal.started]))
  const isAhead = (key: string) => selectIsAhead(store.getState(), key)
  expect([isAhead('frame 7'), isAhead('deal 7'), isAhead('deal 8')]).toEqual([true, true, false])
  frame.answer()
  await frame.started
  expect(isAhead('frame 7')).toBe(true)
  deal.answer()
  await reading
  expect([isAhead('frame 7'), isAhead('deal 7')]).toEqual([false, false])
})

it('marks what is still read for a page when another part of it is answered', async () => {
  const { store } = sliceStore()
  const [view, history] = [request('view'), request('history')]
  const first = store.dispatch(readAhead('page 7', () => [view.started]))
  const second = store.dispatch(readAhead('page 7', () => [history.started]))
  view.answer()
  await first
  expect([selectIsAhead(store.getState(), 'view'), selectIsAhead(store.getState(), 'history')]).toEqual([
    false,
    true,
  ])
  history.answer()
  await second
  expect(selectIsAhead(store.getState(), 'history')).toBe(false)
})

it('marks nothing of a page any more once that is drawn, and leaves others alone', async () => {
  const { store } = sliceStore()
  const [seven, eight] = [request('7'), request('8')]
  const reading = [
    store.dispatch(readAhead('page 7', () => [seven.started])),
    store.dispatch(readAhead('page 8', () => [eight.started])),
  ]
  store.dispatch(aheadEnded('page 7'))
  expect([selectIsAhead(store.getState(), '7'), selectIsAhead(store.getState(), '8')]).toEqual([false, true])
  const before = store.getState()
  store.dispatch(aheadEnded('page 7'))
  expect(store.getState()).toBe(before)
  seven.answer()
  eight.answer()
  await Promise.all(reading)
})
