import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageExpected } from '../../core/state/events'
import { sliceStore } from '../../testing/sliceStore'
import { restTime, useExpectedPage } from './useExpectedPage'

beforeEach(() => vi.useFakeTimers())

const List = () => (
  <div {...useExpectedPage()}>
    <a href="/help">Help</a>
    {['17', '18'].map((id) => (
      <div key={id} role="row">
        <span>Cell {id}</span>
        <a href={`/app/opportunity/${id}`}>Customer {id}</a>
        <button>Select {id}</button>
      </div>
    ))}
    <div role="row">
      <span>Locked</span>
    </div>
  </div>
)

/** A list of two customers and one who is locked, and the addresses that are expected. */
function openList() {
  const { store, inStore } = sliceStore()
  const expected: string[] = []
  const dispatch = store.dispatch.bind(store)
  store.dispatch = ((action: Parameters<typeof dispatch>[0]) => {
    if (pageExpected.match(action)) expected.push(action.payload)
    return dispatch(action)
  }) as typeof store.dispatch
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <List />
    </Activity>
  )
  const { rerender } = render(page('visible'), { wrapper: inStore })
  return { expected, hide: () => rerender(page('hidden')) }
}

const link = (id: string) => screen.getByText(`Customer ${id}`)
const rests = () => vi.advanceTimersByTime(restTime)

/** jsdom has no pointer events and drops what is said of the pointer. */
function point(type: 'pointerOver' | 'pointerDown', element: HTMLElement, init: object = {}) {
  const event = createEvent[type](element)
  for (const [name, value] of Object.entries({ pointerType: 'mouse', button: 0, ...init }))
    Object.defineProperty(event, name, { value })
  fireEvent(element, event)
}

it('expects the page of a link as soon as it is pressed or gets Enter', () => {
  const { expected } = openList()
  point('pointerDown', link('17'))
  expect(expected).toEqual(['/app/opportunity/17'])
  fireEvent.keyDown(link('18'), { key: 'Enter' })
  expect(expected).toEqual(['/app/opportunity/17', '/app/opportunity/18'])
})

it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'leaves a press alone that opens another window: %o',
  (init) => {
    const { expected } = openList()
    point('pointerDown', link('17'), init)
    expect(expected).toEqual([])
  },
)

it('leaves other controls and other links alone', () => {
  const { expected } = openList()
  point('pointerDown', screen.getByText('Select 17'))
  point('pointerDown', screen.getByText('Help'))
  fireEvent.keyDown(link('17'), { key: 'ArrowDown' })
  fireEvent.keyDown(screen.getByText('Select 17'), { key: 'Enter' })
  expect(expected).toEqual([])
})

it('expects the page of a row on which the pointer rests, once', () => {
  const { expected } = openList()
  point('pointerOver', screen.getByText('Cell 17'))
  vi.advanceTimersByTime(restTime - 1)
  expect(expected).toEqual([])
  point('pointerOver', screen.getByText('Select 17'))
  vi.advanceTimersByTime(1)
  expect(expected).toEqual(['/app/opportunity/17'])
  point('pointerOver', screen.getByText('Cell 17'))
  rests()
  expect(expected).toHaveLength(1)
})

it('expects none of the rows that the pointer passes, or that have no link', () => {
  const { expected } = openList()
  for (const text of ['Cell 17', 'Cell 18', 'Locked']) point('pointerOver', screen.getByText(text))
  rests()
  point('pointerOver', screen.getByText('Cell 17'))
  fireEvent.pointerOut(screen.getByText('Cell 17'), { relatedTarget: document.body })
  rests()
  point('pointerOver', screen.getByText('Cell 17'), { pointerType: 'touch' })
  rests()
  expect(expected).toEqual([])
})

it('expects the page of a row on which the keyboard rests', () => {
  const { expected } = openList()
  fireEvent.focus(link('17'))
  fireEvent.blur(link('17'))
  rests()
  expect(expected).toEqual([])
  fireEvent.focus(screen.getByText('Select 18'))
  rests()
  expect(expected).toEqual(['/app/opportunity/18'])
})

it('expects nothing once the list is hidden', () => {
  const { expected, hide } = openList()
  point('pointerOver', screen.getByText('Cell 17'))
  hide()
  rests()
  expect(expected).toEqual([])
})
