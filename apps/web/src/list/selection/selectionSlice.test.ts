import { expect, it } from 'vitest'
import {
  listShown,
  selectedRowsLeft,
  selectionChanged,
  selectionSlice,
  selectionUpdated,
  selectSelection,
} from './selectionSlice'

const { reducer } = selectionSlice
const row = (key: string) => ({ key, label: `Customer ${key}` })
const start = reducer(undefined, { type: 'start' })
const two = [listShown('all'), selectionChanged({ rows: [row('1'), row('2')], isOverLimit: true })].reduce(
  reducer,
  start,
)
const left = reducer(two, selectedRowsLeft(['2']))

it('starts with nothing selected, in no list', () => {
  expect(selectSelection({ selection: start })).toEqual({ rows: [], isOverLimit: false, of: null, left: [] })
})

it('holds the selected rows of a list while that is shown, and none of another', () => {
  expect(two).toEqual({ rows: [row('1'), row('2')], isOverLimit: true, of: 'all', left: [] })
  expect(reducer(two, listShown('all'))).toBe(two)
  expect(reducer(two, listShown('flagged'))).toEqual({ ...start, of: 'flagged' })
})

it('names the rows that have left the list until others are selected', () => {
  expect(left).toEqual({ rows: [row('1')], isOverLimit: false, of: 'all', left: ['Customer 2'] })
  expect(reducer(left, selectedRowsLeft(['2']))).toBe(left)
  expect(reducer(left, selectionChanged({ rows: [], isOverLimit: false })).left).toEqual([])
})

it('names rows of the last time only', () => {
  expect(reducer(left, selectedRowsLeft(['1'])).left).toEqual(['Customer 1'])
})

it('takes up what selected rows say now, and goes on naming those that have left', () => {
  const kept = { rows: [{ ...row('1'), label: 'Singh, Beth' }], isOverLimit: false }
  expect(reducer(left, selectionUpdated(kept))).toEqual({ ...left, ...kept })
})
