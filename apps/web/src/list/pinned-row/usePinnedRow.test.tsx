import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { openStore } from '../../testing/openStore'
import { selectIsPinned } from './pinnedRowSlice'
import { usePinnedRow } from './usePinnedRow'

const rows = [{ opptId: '17' }, { opptId: '18' }]

function List() {
  const { onFocus, onBlur, onPointerOver, onPointerLeave } = usePinnedRow(rows, ({ opptId }) => opptId)
  return (
    <ul onFocus={onFocus} onBlur={onBlur} onPointerOver={onPointerOver} onPointerLeave={onPointerLeave}>
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
  const { store } = openStore()
  const { unmount } = render(
    <Provider store={store}>
      <List />
    </Provider>,
  )
  const pinned = () =>
    rows.flatMap(({ opptId }) => (selectIsPinned(store.getState(), opptId) ? [opptId] : []))
  return { pinned, unmount }
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
