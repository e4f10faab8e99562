import type { SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { activeKeys } from '../../shell/pageKeys'
import { sliceStore } from '../../testing/sliceStore'
import { listShown, selectionChanged } from './selectionSlice'
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
const isSelectable = (key: string) => key !== '9'

interface Shown {
  readonly keys: readonly string[]
  readonly isWhole: boolean
  readonly searched?: string | null
}

/** A list whose rows `show` changes, as another answer does. */
function openList(first: Shown) {
  const { store, inStore } = sliceStore()
  let renderings = 0
  const { result, rerender } = renderHook(
    ({ keys, isWhole, searched = 'all' }: Shown) => {
      renderings++
      return useRowSelection({ searched, rows: keys.map(rowOf), isWhole, selected, isSelectable })
    },
    { wrapper: inStore, initialProps: first },
  )
  return {
    show: (next: Shown) => rerender(next),
    /** Selects these, at any place, and no others. */
    select: (...keys: readonly string[]) => act(() => result.current.grid?.onChange(new Set(keys))),
    selection: () => result.current.rows.map(({ key }) => key),
    left: () => result.current.left,
    control: () => result.current,
    renderings: () => renderings,
    state: () => store.getState().selection,
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
  list.select('2')
  expect(list.selection()).toEqual(['2'])
})

it('has nothing selected of another search, from the first moment', () => {
  const { store, inStore } = sliceStore()
  store.dispatch(listShown('all'))
  store.dispatch(selectionChanged({ rows: [rowOf('1')], isOverLimit: false }))
  const seen: number[] = []
  renderHook(
    () => {
      const { rows } = useRowSelection({ searched: 'flagged', rows: [rowOf('1')], isWhole: true, selected })
      seen.push(rows.length)
    },
    { wrapper: inStore },
  )
  expect(new Set(seen)).toEqual(new Set([0]))
})

it('keeps what is selected while it is not known whether the search is another one', () => {
  const list = openList({ keys: ['1'], isWhole: false })
  list.select('1')
  list.show({ keys: [], isWhole: false, searched: null })
  expect(list.selection()).toEqual([])
  list.show({ keys: ['1'], isWhole: false })
  expect(list.selection()).toEqual(['1'])
})

it('selects nothing while it is not known what is searched for', () => {
  const list = openList({ keys: ['1', '2'], isWhole: true, searched: null })
  list.select('1')
  expect(list.selection()).toEqual([])
  expect(list.control().isOn).toBe(false)
  expect(list.state()?.of).toBeNull()
})

it('draws a list once in which nothing is selected', () => {
  const list = openList({ keys: ['1'], isWhole: true })
  expect(list.renderings()).toBe(1)
})

it('tells the grid which rows are selected and can be, by one object until that changes', () => {
  const list = openList({ keys: ['1', '2'], isWhole: true })
  const before = list.control()
  expect(before.grid).toMatchObject({ selectedKeys: new Set(), isSelectable })
  list.show({ keys: ['1', '2'], isWhole: true })
  expect(list.control()).toMatchObject({ start: before.start, clear: before.clear })
  expect(list.control().grid).toBe(before.grid)
  list.select('2')
  expect(list.control().grid?.selectedKeys).toEqual(new Set(['2']))
  expect(list.control().grid?.onChange).toBe(before.grid?.onChange)
  expect(list.control()).toMatchObject({ isOn: true, isOverLimit: false })
})

it('selects of the rows that are shown now', () => {
  const list = openList({ keys: ['1'], isWhole: false })
  const select = list.control().grid?.onChange
  list.show({ keys: ['1', '2'], isWhole: false })
  act(() => select?.(new Set(['1', '2'])))
  expect(list.selection()).toEqual(['1', '2'])
})

it('leaves the selection as it is while none of its rows has left the list', () => {
  const list = openList({ keys: ['1', '2', '3'], isWhole: true })
  list.select('1', '3')
  const before = list.state()
  list.show({ keys: ['3', '1'], isWhole: true })
  expect(list.state()).toBe(before)
})

it('keeps the selected rows of a list that is not known as a whole, and looks again once it is', () => {
  const list = openList({ keys: ['1', '2'], isWhole: false })
  list.select('1')
  list.show({ keys: ['2'], isWhole: false })
  expect(list.selection()).toEqual(['1'])
  list.show({ keys: ['2'], isWhole: true })
  expect(list.selection()).toEqual([])
})

it('shows the boxes of a phone when rows are to be selected, until they are let go', () => {
  Object.assign(window, { innerWidth: 390 })
  const list = openList({ keys: ['1', '2'], isWhole: true })
  expect(list.control()).toMatchObject({ isOn: false, grid: undefined })
  act(() => list.control().start())
  expect(list.control().isOn).toBe(true)
  list.select('1')
  act(() => list.control().clear())
  expect(list.selection()).toEqual([])
  expect(list.control()).toMatchObject({ isOn: false, grid: undefined })
})

it('needs no start where there is room for the boxes', () => {
  const list = openList({ keys: ['1'], isWhole: true })
  act(() => list.control().start())
  expect(list.control().isOn).toBe(false)
  expect(list.control().grid).toBeDefined()
})

/** A list of the page, outside of which there is a button. */
function openPage() {
  const page = document.createElement('div')
  page.innerHTML =
    '<main><div role="grid" aria-rowcount="2"><div role="row" tabindex="0">Row</div></div></main><button>Clear</button>'
  document.body.append(page)
  // What a frame draws is drawn at once.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  const [row, button] = page.querySelectorAll<HTMLElement>('[role=row], button') as unknown as [
    HTMLElement,
    HTMLElement,
  ]
  const focus = vi.spyOn(row, 'focus')
  return { page, row, button, focus }
}

it('gives the focus to the list when a button outside of it lets the rows go, and leaves it in the list', () => {
  const { page, row, button, focus } = openPage()
  const list = openList({ keys: ['1'], isWhole: true })
  button.focus()
  act(() => list.control().clear())
  expect(row).toHaveFocus()
  expect(focus).toHaveBeenCalledOnce()
  act(() => list.control().clear())
  expect(focus).toHaveBeenCalledOnce()
  page.remove()
})

it('lets the rows go by Escape, which means nothing where none is selected', () => {
  const list = openList({ keys: ['1', '2'], isWhole: true })
  list.select('1')
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
  expect(list.selection()).toEqual([])
  const { page, button } = openPage()
  button.focus()
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
  expect(button).toHaveFocus()
  page.remove()
})

it('names its keys', () => {
  openList({ keys: [], isWhole: true })
  expect(activeKeys().map(({ keys: [key], text }) => [key, text])).toEqual([
    [' ', 'Select the row; with Shift and an arrow the next one too'],
    ['Escape', 'Let go of the selected rows'],
  ])
})
