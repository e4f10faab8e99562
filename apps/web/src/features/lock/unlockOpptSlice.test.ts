import { combineSlices } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import {
  selectUnlockOppt,
  unlockQuestionOpened,
  unlockOpptSlice,
  unlockQuestionClosed,
} from './unlockOpptSlice'

const { reducer } = unlockOpptSlice
const asked = { opptId: '17', description: 'Locked By Dana Baker. Unlock?' }

it('is settled by the row that is asked about alone: a row that leaves the list closes no question of another [L-301]', () => {
  const state = reducer(null, unlockQuestionOpened(asked))
  expect(state).toEqual(asked)
  expect(reducer(state, unlockQuestionClosed('18'))).toEqual(asked)
  expect(reducer(state, unlockQuestionClosed('17'))).toBeNull()
})

it('is about the row that was asked about last', () => {
  const other = { opptId: '18', description: 'Locked By Sam Rivera. Unlock?' }
  expect(reducer(reducer(null, unlockQuestionOpened(asked)), unlockQuestionOpened(other))).toEqual(other)
})

it('is shown by its own row alone', () => {
  const state = combineSlices(unlockOpptSlice)(undefined, unlockQuestionOpened(asked)) as Parameters<
    typeof selectUnlockOppt
  >[0]
  expect(selectUnlockOppt(state, '17')).toEqual(asked)
  expect(selectUnlockOppt(state, '18')).toBeNull()
  const none = combineSlices(unlockOpptSlice)(undefined, { type: 'x' }) as typeof state
  expect(selectUnlockOppt(none, '17')).toBeNull()
})

it('is no question before one is asked', () => {
  expect(reducer(undefined, { type: 'x' })).toBeNull()
  expect(reducer(null, unlockQuestionClosed('17'))).toBeNull()
})
