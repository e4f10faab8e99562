import type { SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { openStore } from '../../testing/openStore'
import { useRowSelection } from './useRowSelection'

const rowOf = (key: string): SelectedRow => ({
  key,
  opptId: key,
  hyperionId: 'HAR',
  label: `Customer ${key}`,
  isLocked: false,
  lockedUserId: null,
  lockedBy: null,
  lockedDT: null,
})
const selected = (row: SelectedRow) => row

interface Shown {
  readonly keys: readonly string[]
  readonly isWhole: boolean
  readonly searched?: string
}

/** A list whose rows `show` changes, as another answer does. */
function openList(first: Shown) {
  const { store } = openStore()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const { result, rerender } = renderHook(
    ({ keys, isWhole, searched = 'all' }: Shown) => {
      return useRowSelection({ searched, rows: keys.map(rowOf), isWhole, selected })
    },
    { wrapper, initialProps: first },
  )
  return {
    show: (next: Shown) => rerender(next),
    /** Selects these, at any place, and no others. */
    select: (...keys: readonly string[]) => act(() => result.current.grid?.onChange(new Set(keys))),
    selection: () => result.current.rows.map(({ key }) => key),
    left: () => result.current.left,
  }
}

it('deselects rows that the list no longer has after it was refetched, and names their customers', () => {
  const list = openList({ keys: ['1', '2', '3'], isWhole: true })
  list.select('1', '3')
  list.show({ keys: ['1', '2'], isWhole: true })
  expect(list.selection()).toEqual(['1'])
  expect(list.left()).toEqual(['Customer 3'])
})

it('keeps rows that may be on another page', () => {
  const list = openList({ keys: ['1', '2'], isWhole: false })
  list.select('1')
  list.show({ keys: ['3', '4'], isWhole: false })
  list.select('1', '3')
  expect(list.selection()).toEqual(['1', '3'])
  expect(list.left()).toEqual([])
})

it('ends with another search', () => {
  const list = openList({ keys: ['1', '2'], isWhole: true })
  list.select('1')
  list.show({ keys: ['1', '2'], isWhole: true, searched: 'flagged' })
  expect(list.selection()).toEqual([])
})
