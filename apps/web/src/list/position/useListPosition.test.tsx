import { act, fireEvent, render } from '@testing-library/react'
import { Activity, useRef, useState } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sliceStore } from '../../testing/sliceStore'
import { useListPosition } from './useListPosition'

interface Shown {
  readonly pageKey: string | null
  readonly rows: readonly string[]
}

const first: Shown = { pageKey: 'page 1', rows: ['a', 'b', 'c'] }

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (run(), 1))
})

/** A list of cards, or of a grid with its tab stop in one cell, that remembers where it is left. */
function openList(layout: 'cards' | 'rows' = 'rows', opened: Shown = first) {
  const { store } = sliceStore()
  let show: (shown: Shown | null) => void = () => undefined
  let hide: (isHidden: boolean) => void = () => undefined
  let start: unknown
  function List({ pageKey, rows }: Shown) {
    const frame = useRef<HTMLDivElement>(null)
    const lastFocused = useRef<string>(null)
    start = useListPosition({
      listId: 'parts',
      pageKey,
      rows,
      rowId: (row) => row.trim(),
      frame,
      lastFocused,
    })
    const focus = (row: string) => () => {
      lastFocused.current = row
    }
    return (
      <div ref={frame}>
        <div data-part="scroller" role={layout === 'rows' ? 'grid' : 'list'}>
          {rows.map((row, at) =>
            layout === 'cards' ? (
              <div key={row} data-card={at}>
                <button onFocus={focus(row)}>{row}</button>
              </div>
            ) : (
              <button key={row} aria-colindex={4} tabIndex={row === 'b' ? 0 : -1} onFocus={focus(row)}>
                {row}
              </button>
            ),
          )}
        </div>
      </div>
    )
  }
  function Page() {
    const [shown, setShown] = useState<Shown | null>(opened)
    const [isHidden, setIsHidden] = useState(false)
    show = (next) => act(() => setShown(next))
    hide = (next) => act(() => setIsHidden(next))
    return <Activity mode={isHidden ? 'hidden' : 'visible'}>{shown !== null && <List {...shown} />}</Activity>
  }
  const view = render(<Page />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  return {
    start: () => start,
    show: (shown: Shown | null) => show(shown),
    hide: (isHidden: boolean) => hide(isHidden),
    button: (name: string) => view.getByRole('button', { name, hidden: true }),
    scrollTo: (top: number) => {
      const scroller = view.container.querySelector('[data-part=scroller]')
      if (scroller === null) return
      scroller.scrollTop = top
      fireEvent.scroll(scroller)
    },
  }
}

it('opens at the top for every other search and page, once its rows are there', () => {
  const { start, show, scrollTo } = openList()
  const opened = start()
  expect(opened).toEqual({ id: 'page 1' })
  scrollTo(600)
  show({ pageKey: null, rows: first.rows })
  show({ pageKey: 'page 1', rows: ['a', 'c'] })
  expect(start()).toBe(opened)
  show({ pageKey: 'page 2', rows: ['d'] })
  expect(start()).toEqual({ id: 'page 2' })
  show(first)
  expect(start()).toEqual({ id: 'page 1' })
})

it('opens where it was left when somebody comes back, with the focus in the same row [L-479]', () => {
  const { start, show, button, scrollTo } = openList()
  scrollTo(600)
  act(() => button('b').focus())
  show(null)
  expect(document.body).toHaveFocus()
  show({ pageKey: null, rows: [] })
  show(first)
  expect(start()).toMatchObject({ id: 'page 1', scrollTop: 600, rowKey: 'b', column: 3 })
  expect(button('b')).toHaveFocus()

  act(() => button('c').focus())
  show({ ...first, rows: ['b', 'a', 'c'] })
  expect(button('c')).toHaveFocus()
})

it('gives the focus back to the card that was left', () => {
  const { show, button } = openList('cards')
  for (const row of ['c', 'a']) {
    act(() => button(row).focus())
    show(null)
    show(first)
    expect(button(row)).toHaveFocus()
  }
})

it('leaves the focus where it is when it was not in the list, or somebody has moved it', () => {
  const { show, button } = openList()
  act(() => button('b').focus())
  act(() => button('b').blur())
  show(null)
  show(first)
  expect(document.body).toHaveFocus()

  act(() => button('b').focus())
  show(null)
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  show(first)
  expect(elsewhere).toHaveFocus()
  elsewhere.remove()
})

it('opens at the top of another page than the one that was left', () => {
  const { start, show, button, scrollTo } = openList()
  scrollTo(600)
  act(() => button('b').focus())
  show(null)
  show({ pageKey: 'page 2', rows: ['d', 'b'] })
  expect(start()).toEqual({ id: 'page 2' })
  expect(document.body).toHaveFocus()
})

it('remembers nothing of a list that was left before it had a page', () => {
  const { start, show } = openList('rows', { pageKey: null, rows: [] })
  expect(start()).toBeUndefined()
  show(null)
  show(first)
  expect(start()).toEqual({ id: 'page 1' })
})

it('opens the page it came back to at its top once another one was shown', () => {
  const { start, show, scrollTo } = openList()
  scrollTo(600)
  show(null)
  show(first)
  expect(start()).toMatchObject({ scrollTop: 600 })
  show({ pageKey: 'page 2', rows: ['d'] })
  show(first)
  expect(start()).toEqual({ id: 'page 1' })
})

it('gives the focus back once: when the row is there, and without scrolling', () => {
  const { show, button } = openList()
  act(() => button('b').focus())
  show(null)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  show({ ...first, rows: ['a', 'c'] })
  expect(document.body).toHaveFocus()
  show(first)
  expect(button('b')).toHaveFocus()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])

  act(() => button('b').blur())
  show({ ...first, rows: ['b', 'c'] })
  expect(document.body).toHaveFocus()
})

describe('a list that is hidden and shown again', () => {
  it('gives the focus back to the row that had it, and opens nowhere else [L-479]', () => {
    const { start, hide, button } = openList()
    const opened = start()
    act(() => button('b').focus())
    hide(true)
    act(() => button('b').blur())
    hide(false)
    expect(button('b')).toHaveFocus()
    expect(start()).toBe(opened)
  })

  it('leaves the focus where it is when it was not in the list, or somebody has moved it', () => {
    const { hide, button } = openList()
    act(() => button('b').focus())
    act(() => button('b').blur())
    hide(true)
    hide(false)
    expect(document.body).toHaveFocus()

    act(() => button('b').focus())
    hide(true)
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    hide(false)
    expect(elsewhere).toHaveFocus()
    elsewhere.remove()
  })
})
