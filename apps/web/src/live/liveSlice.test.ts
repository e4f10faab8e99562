import { expect, it } from 'vitest'
import { liveFramesDropped, liveStateChanged, networkChanged, storeWatched } from './liveEvents'
import {
  liveSlice,
  selectConnection,
  selectIsLive,
  selectIsOnline,
  selectLiveError,
  selectWatchedStore,
} from './liveSlice'

const { reducer } = liveSlice
const start = reducer(undefined, { type: 'start' })

it('wants no connection at first, in a browser that is online', () => {
  expect(start).toEqual({
    connection: { state: 'closed', phase: 'nothing' },
    isOnline: true,
    dropped: 0,
    watchedStore: null,
  })
})

it('is live while the connection is open, and says why there is none', () => {
  const open = reducer(start, liveStateChanged({ state: 'open', hasMissed: false }))
  const refused = reducer(open, liveStateChanged({ state: 'error', error: 'refused' }))
  expect(selectConnection({ live: open })).toEqual({ state: 'open', hasMissed: false })
  expect([start, open, refused].map((live) => selectIsLive({ live }))).toEqual([false, true, false])
  expect([start, open, refused].map((live) => selectLiveError({ live }))).toEqual([
    null,
    null,
    'WebSocket connection refused',
  ])
})

it('holds the rest of what is known, each apart', () => {
  const live = [liveFramesDropped(2), networkChanged({ isOnline: false }), storeWatched('BLR')].reduce(
    reducer,
    start,
  )
  expect(live).toEqual({ ...start, dropped: 2, isOnline: false, watchedStore: 'BLR' })
  expect(selectIsOnline({ live })).toBe(false)
  expect(selectWatchedStore({ live })).toBe('BLR')
})
