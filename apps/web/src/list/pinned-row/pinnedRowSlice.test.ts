import { expect, it } from 'vitest'
import { listLeft, pinnedRowSlice, rowFocused, rowHovered, selectIsPinned } from './pinnedRowSlice'

const { reducer } = pinnedRowSlice
const start = reducer(undefined, { type: 'start' })
const both = [rowFocused('1'), rowHovered('2')].reduce(reducer, start)
const pinned = (pinnedRow: typeof start) => ['1', '2', '3'].filter((id) => selectIsPinned({ pinnedRow }, id))

it('pins the row with the focus and the row under the pointer, and none at first', () => {
  expect(start).toEqual({ focused: null, hovered: null })
  expect(pinned(both)).toEqual(['1', '2'])
  expect(pinned(reducer(both, rowFocused('3')))).toEqual(['2', '3'])
  expect(pinned(reducer(both, rowHovered(null)))).toEqual(['1'])
})

it('pins no row once the list is left', () => {
  expect(reducer(both, listLeft())).toBe(start)
})
