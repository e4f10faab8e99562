import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { createPortal } from 'react-dom'
import { expect, it } from 'vitest'
import { sliceStore } from '../../testing/sliceStore'
import { selectIsPinned } from './pinnedRowSlice'
import { usePinnedRow } from './usePinnedRow'

const rows = [{ opptId: '17' }, { opptId: '18' }]

function List() {
  const { onFocus, onBlur, onPointerOver, onPointerLeave } = usePinnedRow(rows, ({ opptId }) => opptId)
  return (
    <ul onFocus={onFocus} onBlur={onBlur} onPointerOver={onPointerOver} onPointerLeave={onPointerLeave}>
      <li>
        <button>Header</button>
      </li>
      {/* A row that is drawn still, of a list that has no more as many. */}
      <li role="listitem" aria-posinset={3}>
        <button>Gone</button>
      </li>
      {createPortal(
        <div role="listitem" aria-posinset={1}>
          <button>In a dialog</button>
        </div>,
        document.body,
      )}
      {rows.map(({ opptId }, place) => (
        <li role="listitem" key={opptId} aria-posinset={place + 1} aria-setsize={rows.length}>
          <button>{opptId}</button>
        </li>
      ))}
    </ul>
  )
}

/** A list of two rows, and which of them may not vanish now. */
function openList() {
  const { store, inStore } = sliceStore()
  const { unmount } = render(<List />, { wrapper: inStore })
  const pinned = () =>
    rows.flatMap(({ opptId }) => (selectIsPinned(store.getState(), opptId) ? [opptId] : []))
  return { pinned, unmount, store }
}

/** Moves a pointer over an element. jsdom has no pointer events and drops what kind of pointer it is. */
function pointerOver(element: HTMLElement, pointerType: string) {
  const event = createEvent.pointerOver(element)
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(element, event)
}

const row = (opptId: string) => screen.getByRole('button', { name: opptId })

it.each(['mouse', 'pen'])('pins the row under a %s until it leaves [D-23]', (pointerType) => {
  const { pinned } = openList()
  pointerOver(row('17'), pointerType)
  expect(pinned()).toEqual(['17'])
  pointerOver(row('18'), pointerType)
  expect(pinned()).toEqual(['18'])
  fireEvent.pointerOut(screen.getByRole('list'))
  expect(pinned()).toEqual([])
})

it('pins no row under a finger, which points at nothing once it is lifted [D-23]', () => {
  const { pinned } = openList()
  pointerOver(row('17'), 'touch')
  expect(pinned()).toEqual([])
})

it('pins the row with the focus, and none once the list is left [D-23]', () => {
  const { pinned, unmount } = openList()
  fireEvent.focus(row('17'))
  expect(pinned()).toEqual(['17'])
  fireEvent.blur(row('17'), { relatedTarget: row('18') })
  expect(pinned()).toEqual(['17'])
  fireEvent.blur(row('17'), { relatedTarget: document.body })
  expect(pinned()).toEqual([])
  fireEvent.focus(row('18'))
  unmount()
  expect(pinned()).toEqual([])
})

it('pins nothing by what is in no row of the list', () => {
  const { pinned } = openList()
  fireEvent.focus(row('17'))
  pointerOver(row('18'), 'mouse')
  for (const name of ['Header', 'Gone']) {
    fireEvent.focus(row(name))
    pointerOver(row(name), 'mouse')
    expect(pinned()).toEqual([])
  }
})

it('keeps the row with the focus while a dialog that it opened has it', () => {
  const { pinned } = openList()
  fireEvent.focus(row('18'))
  fireEvent.focus(row('In a dialog'))
  expect(pinned()).toEqual(['18'])
  fireEvent.blur(row('In a dialog'), { relatedTarget: document.body })
  expect(pinned()).toEqual(['18'])
})

it('says once that the pointer is over a row', () => {
  const { store } = openList()
  pointerOver(row('17'), 'mouse')
  const before = store.getState()
  pointerOver(row('17'), 'mouse')
  expect(store.getState()).toBe(before)
})

it('pins no row while the list is hidden, and the one under the pointer once it is pointed at again', () => {
  const { store, inStore } = sliceStore()
  const list = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <List />
    </Activity>
  )
  const { rerender } = render(list('visible'), { wrapper: inStore })
  pointerOver(row('17'), 'mouse')
  rerender(list('hidden'))
  expect(selectIsPinned(store.getState(), '17')).toBe(false)
  rerender(list('visible'))
  pointerOver(row('17'), 'mouse')
  expect(selectIsPinned(store.getState(), '17')).toBe(true)
})
