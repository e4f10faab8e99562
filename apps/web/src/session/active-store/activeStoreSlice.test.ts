import type { Store } from '@retain/domain/session/user/user'
import { expect, it } from 'vitest'
import {
  activeStoreSlice,
  selectActiveStore,
  selectIsSwitchedOff,
  selectStartUp,
  startUpBegan,
  startUpSettled,
  storeActivated,
  storeChosen,
  storeEntered,
  storeSwitched,
} from './activeStoreSlice'

const { reducer } = activeStoreSlice
const store: Store = { hyperionId: 'HAR', name: 'Harborview Motors', utcOffset: '-05:00', logoUrl: null }
const start = reducer(undefined, { type: 'start' })

it('waits for start-up, in no store', () => {
  expect(selectStartUp({ activeStore: start })).toBe('waiting')
  expect(selectActiveStore({ activeStore: start })).toBeNull()
})

it('goes through start-up, and keeps the store that it made active', () => {
  const running = reducer(start, startUpBegan())
  expect(selectStartUp({ activeStore: running })).toBe('running')
  const active = reducer(running, storeActivated(store))
  expect(selectActiveStore({ activeStore: active })).toBe(store)
  const ready = reducer(active, startUpSettled())
  expect(ready).toEqual({ startUp: 'ready', active: store, isSwitchedOff: false })
  expect(reducer(ready, startUpBegan())).toEqual({ ...ready, startUp: 'running' })
})

it('knows that its store was switched off, until it is on again or another one is active [S-826]', () => {
  const off = reducer(reducer(start, storeActivated(store)), storeSwitched(true))
  expect(selectIsSwitchedOff({ activeStore: off })).toBe(true)
  expect(selectIsSwitchedOff({ activeStore: reducer(off, storeSwitched(false)) })).toBe(false)
  expect(selectIsSwitchedOff({ activeStore: reducer(off, storeActivated(store)) })).toBe(false)
})

it.each([
  ['chosen', storeChosen(store)],
  ['entered', storeEntered(store)],
])('stays in its store while another is only %s', (_what, action) => {
  expect(reducer(start, action)).toBe(start)
})

it('tells a store that is chosen from any other action', () => {
  const nameless = { type: '' }
  expect([storeChosen, storeEntered].map((action) => action.match(nameless))).toEqual([false, false])
})
