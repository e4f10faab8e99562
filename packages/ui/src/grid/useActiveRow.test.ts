import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GridStart } from './gridStart'
import { RowSource } from './rowSource'
import { useActiveRow } from './useActiveRow'

const getRowKey = (row: string) => row

function openGrid(rows: readonly string[], start?: GridStart) {
  const source = new RowSource({ rows, getRowKey, start })
  const { result } = renderHook(() => useActiveRow(source))
  return {
    place: () => result.current[0],
    setPlace: (row: string) =>
      act(() => result.current[1]({ key: row, index: source.rows().indexOf(row), slot: 0 })),
    toHeader: () => act(() => result.current[1]('header')),
    replace: (next: readonly string[], at?: GridStart) =>
      act(() => source.replace({ rows: next, getRowKey, start: at })),
  }
}

it('is not set when the rows open for the first time, so that what comes above them later has it', () => {
  const { place, replace } = openGrid([])
  replace(['b', 'c'], { id: '1' })
  replace(['a', 'b', 'c'], { id: '1' })
  expect(place()).toBeUndefined()
})

it('is the first row of other rows, and follows its row among the same', () => {
  const { place, setPlace, replace } = openGrid(['a', 'b', 'c'], { id: '1' })
  setPlace('b')
  replace(['b', 'a', 'c'], { id: '1' })
  expect(place()).toMatchObject({ key: 'b', index: 0 })
  replace(['c', 'b', 'a'], { id: '2' })
  expect(place()).toMatchObject({ key: 'c', index: 0 })
})

it('is the row that was left, or the first one where that is gone', () => {
  expect(openGrid(['a', 'b'], { id: '1', rowKey: 'b' }).place()).toMatchObject({ key: 'b', index: 1 })
  const later = openGrid([])
  later.replace(['a', 'b'], { id: '1', rowKey: 'b' })
  expect(later.place()).toMatchObject({ key: 'b', index: 1 })
  expect(openGrid(['a', 'b'], { id: '1', rowKey: 'gone' }).place()).toMatchObject({ key: 'a', index: 0 })
})

it('stays in the header for whoever pressed one', () => {
  const { place, toHeader, replace } = openGrid(['a', 'b'], { id: '1' })
  toHeader()
  replace(['b', 'a'], { id: '2' })
  expect(place()).toBe('header')
})
