import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useRefreshInPlace } from './useRefreshInPlace'

interface Row {
  readonly id: string
}
interface Shown {
  /** A letter for each row. */
  readonly ids: string
  readonly status?: 'ready' | 'refreshing' | 'error'
  /** The rows that are drawn, in the order of the document. @default every row in its order */
  readonly drawn?: string
  readonly hasCards?: boolean
  readonly isEmpty?: boolean
}

const height = 20
const inSight = 60
/** The top of the list in the window. */
let top = 100
/** The rows that the refresh will move. */
let moved: readonly string[] = []
const refresh = vi.fn()
const lastFocused: { current: Row | null } = { current: null }
const rowId = ({ id }: Row) => id
const focusOn = (id: string) => {
  lastFocused.current = { id }
}

function List({ ids, status = 'ready', drawn = ids, hasCards = false, isEmpty = false }: Shown) {
  const rows = [...ids].map((id): Row => ({ id }))
  const { frame, refreshInPlace } = useRefreshInPlace({ rows, rowId, status, refresh, lastFocused })
  const line = (id: string, place: number) =>
    hasCards ? (
      <div key={id} role="listitem" aria-posinset={place + 1} data-place={place}>
        <a href={`/${id}`}>{id}</a>
      </div>
    ) : (
      <div key={id} role="row" aria-rowindex={place + 2} data-place={place}>
        <div role="gridcell" tabIndex={id === (lastFocused.current?.id ?? ids[0]) ? 0 : -1}>
          {id}
        </div>
      </div>
    )
  const lines = [...drawn].map((id) => line(id, ids.indexOf(id)))
  return (
    <section ref={frame}>
      {!isEmpty && (
        <div data-part="scroller" data-testid="scroller" tabIndex={-1}>
          {hasCards ? (
            <div role="list">{lines}</div>
          ) : (
            <div role="grid">
              <div role="row" aria-rowindex={1} />
              {lines}
            </div>
          )}
        </div>
      )}
      <button onClick={() => refreshInPlace(moved)}>Refresh</button>
    </section>
  )
}

const scroller = () => screen.getByTestId('scroller')
const cell = (id: string) => screen.getByRole('gridcell', { name: id })

beforeEach(() => {
  top = 100
  moved = []
  lastFocused.current = null
  refresh.mockReset()
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { place } = this.dataset
    return place === undefined
      ? new DOMRect(0, top, 0, inSight)
      : new DOMRect(0, top + Number(place) * height - scroller().scrollTop, 0, height)
  })
})

/** A list that is scrolled to its third row, so that the third to the fifth are in sight; `show` draws another answer. */
function openList(first: Shown) {
  const { rerender, unmount } = render(<List {...first} />)
  if (first.isEmpty !== true) scroller().scrollTop = 2 * height
  const show = async (next: Shown) => {
    rerender(<List {...first} {...next} />)
    // The list is moved in a microtask.
    await act(() => Promise.resolve())
  }
  const press = () => void fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  return {
    show,
    press,
    draw: (next: Shown) => rerender(<List {...first} {...next} />),
    leave: unmount,
    /** Presses the button, and shows another answer after a while. */
    refreshTo: async (next: Shown) => {
      press()
      await show({ ids: first.ids, status: 'refreshing' })
      await show(next)
    },
    /** By how many rows the list was scrolled on. */
    scrolled: () => scroller().scrollTop / height - 2,
  }
}

it('requests the page once', () => {
  openList({ ids: 'abcdefgh' }).press()
  expect(refresh).toHaveBeenCalledOnce()
})

it('keeps the first row in sight where it is', async () => {
  const list = openList({ ids: 'abcdefgh' })
  await list.refreshTo({ ids: 'xyabcdefgh' })
  expect(list.scrolled()).toBe(2)
})

it('takes no notice of rows that only touch what is in sight', async () => {
  const list = openList({ ids: 'abcdefgh' })
  // The second row ends where the list begins, the sixth begins where it ends.
  await list.refreshTo({ ids: 'acbfdegh' })
  expect(list.scrolled()).toBe(-1)
  moved = ['c', 'd', 'e']
  await list.refreshTo({ ids: 'fabcdegh' })
  expect(list.scrolled()).toBe(-1)
})

it('keeps the next row in sight where the first one will move', async () => {
  const list = openList({ ids: 'abcdefgh' })
  moved = ['c']
  await list.refreshTo({ ids: 'abdefghc' })
  expect(list.scrolled()).toBe(-1)
})

it('finds the first row in sight in whatever order the rows were drawn', async () => {
  const list = openList({ ids: 'abcdefgh', drawn: 'edcfab' })
  await list.refreshTo({ ids: 'dabcefgh' })
  expect(list.scrolled()).toBe(1)
})

it('keeps the row that had the focus last where it is', async () => {
  focusOn('e')
  const list = openList({ ids: 'abcdefgh' })
  moved = ['e']
  await list.refreshTo({ ids: 'eabcdfgh' })
  expect(list.scrolled()).toBe(-4)
})

it('keeps the first row in sight where the one that had the focus is out of it', async () => {
  // It begins where the list ends.
  focusOn('f')
  const list = openList({ ids: 'abcdefgh' })
  await list.refreshTo({ ids: 'fabcdegh' })
  expect(list.scrolled()).toBe(1)
})

it('keeps the row where it is in the window, too, where the head above the list has become lower', async () => {
  const list = openList({ ids: 'abcdefgh' })
  list.press()
  top = 80
  await list.show({ ids: 'xyabcdefgh' })
  expect(list.scrolled()).toBe(1)
})

it('leaves the list where it is if its row is gone, and where no row keeps its place', async () => {
  const list = openList({ ids: 'abcdefgh' })
  top = 90
  await list.refreshTo({ ids: 'xyzabdefgh' })
  expect(list.scrolled()).toBe(0)
  moved = [...'xyzabdefgh']
  await list.refreshTo({ ids: 'hgfedcba' })
  expect(list.scrolled()).toBe(0)
})

it('leaves the list where it is after a search that failed, and after one that nobody asked for', async () => {
  const list = openList({ ids: 'abcdefgh' })
  await list.refreshTo({ ids: '', status: 'error' })
  await list.show({ ids: 'xyabcdefgh' })
  await list.show({ ids: 'zxyabcdefgh' })
  expect(list.scrolled()).toBe(0)
  expect(document.body).toHaveFocus()
})

it('gives the focus back to the row of the grid that had it, without scrolling to it', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  focusOn('d')
  const list = openList({ ids: 'abcdefgh' })
  await list.refreshTo({ ids: 'dabcefgh' })
  expect(cell('d')).toHaveFocus()
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

it('gives the focus back to the card that had it, and to the list where that card is gone', async () => {
  focusOn('d')
  const list = openList({ ids: 'abcdefgh', hasCards: true })
  await list.refreshTo({ ids: 'dabcefgh' })
  expect(screen.getByRole('link', { name: 'd' })).toHaveFocus()
  screen.getByRole('link', { name: 'd' }).blur()
  await list.refreshTo({ ids: 'abcefgh' })
  expect(scroller()).toHaveFocus()
})

it('gives the focus to the list where no row had it', async () => {
  const list = openList({ ids: 'abcdefgh' })
  await list.refreshTo({ ids: 'abcdefgh' })
  expect(scroller()).toHaveFocus()
})

it('leaves the focus where somebody has moved it meanwhile', async () => {
  const list = openList({ ids: 'abcdefgh' })
  const button = screen.getByRole('button', { name: 'Refresh' })
  button.focus()
  await list.refreshTo({ ids: 'abcdefgh' })
  expect(button).toHaveFocus()
})

it('searches again in a list without rows, too', async () => {
  const list = openList({ ids: '', isEmpty: true })
  await list.refreshTo({ ids: '' })
  expect(refresh).toHaveBeenCalledOnce()
  expect(document.body).toHaveFocus()
})

it('searches again where no list is drawn', () => {
  const options = { rows: [], rowId, status: 'ready', refresh, lastFocused } as const
  const { result } = renderHook(() => useRefreshInPlace(options))
  result.current.refreshInPlace([])
  expect(refresh).toHaveBeenCalledOnce()
})

it('leaves alone a list that is left before its rows are drawn', () => {
  focusOn('d')
  const list = openList({ ids: 'abcdefgh' })
  const waiting: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (run: () => void) => waiting.push(run))
  list.press()
  list.draw({ ids: 'dabcefgh' })
  list.leave()
  expect(waiting).toHaveLength(1)
  waiting.forEach((run) => run())
  expect(document.body).toHaveFocus()
})
