import { combineSlices } from '@reduxjs/toolkit'
import type { LockState } from '@retain/domain/live/liveMessage'
import { describe, expect, it } from 'vitest'
import { wireLock } from '../../testing/opportunityFixtures'
import {
  lockCleared,
  lockLost,
  lockRequested,
  lockTaken,
  pageLockSlice,
  selectHold,
  selectPageLock,
} from './pageLockSlice'

const { reducer } = pageLockSlice
const of = { opptId: '17', hyperionId: 'HAR' }
const taking = reducer(null, lockRequested({ ...of }))
const lockOf = (opptId: string) => wireLock(opptId, true) as LockState
const held = reducer(taking, lockTaken(lockOf('17')))

it('is none before a page is opened, and what it asks for from then on', () => {
  expect(reducer(undefined, { type: 'x' })).toBeNull()
  expect(taking).toEqual({ ...of, hold: 'taking' })
})

describe('the answer about the lock of the open page', () => {
  it.each([
    ['taken', lockTaken(lockOf('17')), { ...of, hold: 'held', taken: lockOf('17') }],
    ['lost', lockLost('17'), { ...of, hold: 'lost' }],
    ['cleared', lockCleared('17'), null],
  ] as const)('is %s', (_answer, answered, after) => {
    expect(reducer(taking, answered)).toEqual(after)
  })

  it.each([
    ['taken', (opptId: string) => lockTaken(lockOf(opptId))],
    ['lost', lockLost],
    ['cleared', lockCleared],
  ] as const)('is none of another page: %s', (_answer, answer) => {
    expect(reducer(held, answer('18'))).toBe(held)
    expect(reducer(null, answer('17'))).toBeNull()
  })
})

it('belongs to the page that asked last', () => {
  const next = { opptId: '18', hyperionId: 'BLR' }
  expect(reducer(held, lockRequested(next))).toEqual({ ...next, hold: 'taking' })
})

it('is read as a whole, and as the hold of one opportunity', () => {
  const state = combineSlices(pageLockSlice)(undefined, lockRequested(of)) as Parameters<typeof selectHold>[0]
  expect(selectPageLock(state)).toEqual({ ...of, hold: 'taking' })
  expect([selectHold(state, '17'), selectHold(state, '18')]).toEqual(['taking', null])
  const none = combineSlices(pageLockSlice)(undefined, { type: 'x' }) as typeof state
  expect([selectPageLock(none), selectHold(none, '17')]).toEqual([null, null])
})
