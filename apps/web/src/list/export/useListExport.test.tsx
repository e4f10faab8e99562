import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyCode } from '../../core/lazy/lazyCode'
import { useListExport } from './useListExport'

const list = { title: 'Spare parts', countDescription: 'parts' } as const
const code = lazyCode(() => Promise.resolve({ ListExport: () => null }))
const source = { orderBy: 'name' }

interface Shown {
  readonly source: object | null
  readonly total: number | null
  readonly above?: number
}

/** A list of the page with so many rows. */
function openList(shown: Partial<Shown> = {}) {
  const first: Shown = { source, total: 7, ...shown }
  const { result, rerender } = renderHook((now: Shown) => useListExport<object>({ list, code, ...now }), {
    initialProps: first,
  })
  return {
    exporting: () => result.current,
    rerender,
    start: (rowKeys?: readonly string[]) => act(() => result.current.start(rowKeys)),
  }
}

it('exports the list as it is shown when its export is started', () => {
  const { exporting, start, rerender } = openList({ above: 2 })
  expect(exporting()).toMatchObject({ code, running: null, canStart: true })
  start()
  rerender({ source: { orderBy: 'price' }, total: 8 })
  expect(exporting().running).toStrictEqual({ list, source, total: 7, candidates: 2 })
})

it('exports chosen rows', () => {
  const { exporting, start } = openList()
  start(['3', '5'])
  expect(exporting().running).toEqual({ list, source, total: 7, candidates: 0, rowKeys: ['3', '5'] })
})

it.each([
  ['is not known yet', { source: null }],
  ['has no number of rows yet', { total: null, above: 1 }],
  ['has no rows', { total: 0 }],
])('has nothing to export of a list that %s', (_what, shown) => {
  const { exporting, start } = openList(shown)
  expect(exporting().canStart).toBe(false)
  start()
  expect(exporting().running).toBeNull()
})

it('exports rows that are shown above an empty list', () => {
  expect(openList({ total: 0, above: 1 }).exporting().canStart).toBe(true)
})

it('makes one file at a time', () => {
  const { exporting, start } = openList()
  const { end } = exporting()
  start(['3'])
  expect(exporting().canStart).toBe(false)
  start(['5'])
  expect(exporting().running?.rowKeys).toEqual(['3'])
  act(() => exporting().end())
  expect(exporting()).toMatchObject({ running: null, canStart: true, end })
})

/** The page with a list whose row can have the focus, and the button of its export. */
function openPage(isButtonShown: boolean) {
  const main = document.createElement('main')
  main.innerHTML = '<div role="grid" aria-rowcount="2"><span tabindex="0">Row</span></div>'
  const button = document.createElement('button')
  if (isButtonShown) main.append(button)
  document.body.append(main)
  // What a frame draws is drawn at once.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  return { main, button, row: main.querySelector('[tabindex]') }
}

it('ends when it is cancelled, and gives the focus back to its button', () => {
  const { main, button } = openPage(true)
  const { exporting, start } = openList()
  exporting().button.current = button
  start()
  act(() => exporting().cancel())
  expect(exporting().running).toBeNull()
  expect(button).toHaveFocus()
  main.remove()
})

it.each([
  ['is in a closed menu', (button: HTMLButtonElement) => button],
  ['is not there', () => null],
])('gives the focus to the list when it is cancelled and its button %s', (_what, shown) => {
  const { main, button, row } = openPage(false)
  const { exporting, start } = openList()
  exporting().button.current = shown(button)
  start()
  act(() => exporting().cancel())
  expect(row).toHaveFocus()
  main.remove()
})
