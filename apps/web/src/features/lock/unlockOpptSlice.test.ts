import { expect, it } from 'vitest'
import { unlockAsked, unlockOpptSlice, unlockSettled } from './unlockOpptSlice'

const { reducer } = unlockOpptSlice
const asked = { opptId: '17', description: 'Locked By Dana Baker. Unlock?' }

it('is settled by the row that is asked about alone: a row that leaves the list closes no question of another [L-301]', () => {
  const state = reducer(null, unlockAsked(asked))
  expect(state).toEqual(asked)
  expect(reducer(state, unlockSettled('18'))).toEqual(asked)
  expect(reducer(state, unlockSettled('17'))).toBeNull()
})

it('is about the row that was asked about last', () => {
  const other = { opptId: '18', description: 'Locked By Sam Rivera. Unlock?' }
  expect(reducer(reducer(null, unlockAsked(asked)), unlockAsked(other))).toEqual(other)
})
