import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { switchCharacterKeys } from './characterKeys'
import { activeKeys, usePageKey } from './pageKeys'

const press = (more: object = {}) => fireEvent.keyDown(document.body, { key: 'Escape', ...more })

it('is for what came to the page last, and for what was there before where that leaves it', () => {
  const [list, panel] = [vi.fn(), vi.fn<() => unknown>()]
  renderHook(() => usePageKey('Escape', 'Let go of the rows', list))
  const { unmount } = renderHook(() => usePageKey('Escape', 'Close the panel', panel))
  expect(press()).toBe(false)
  expect([list, panel].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  panel.mockReturnValue(false)
  expect(press()).toBe(false)
  expect([list, panel].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  unmount()
  press()
  expect([list, panel].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  expect(activeKeys().map(({ text }) => text)).toEqual(['Let go of the rows'])
})

it('is the browser’s where nobody uses it, and together with Ctrl, Alt or Command', () => {
  const list = vi.fn(() => false)
  renderHook(() => usePageKey('Escape', 'Let go of the rows', list))
  expect(press()).toBe(true)
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) expect(press({ [modifier]: true })).toBe(true)
  expect(list).toHaveBeenCalledOnce()
})

it('is left to what takes it: a radio button Space and arrows, a box the words of its list, a field everything', () => {
  const used = vi.fn()
  renderHook(() => usePageKey(['n', ' ', 'Backspace'], 'Notes', used))
  const keysIn = (html: string) => {
    used.mockClear()
    document.body.innerHTML = html
    const field = document.body.firstElementChild ?? document.body
    for (const key of ['n', ' ', 'Backspace']) fireEvent.keyDown(field, { key })
    const keys: readonly unknown[] = used.mock.calls.flat()
    field.remove()
    return keys
  }
  expect(keysIn('<input type="radio">')).toEqual(['n', 'Backspace'])
  expect(keysIn('<button>Save</button>')).toEqual(['n', ' ', 'Backspace'])
  expect(keysIn('<button aria-haspopup="listbox">Result</button>')).toEqual([])
  expect(keysIn('<textarea></textarea>')).toEqual([])
})

it('does nothing while keys of one character are switched off, if it is one (WCAG 2.1.4)', () => {
  const used = vi.fn()
  renderHook(() => usePageKey(['7', ' ', 'Escape'], 'Choose', used))
  const pressAll = () => ['7', ' ', 'Escape'].forEach((key) => fireEvent.keyDown(document.body, { key }))
  switchCharacterKeys(false)
  pressAll()
  expect(used.mock.calls.flat()).toEqual([' ', 'Escape'])
  switchCharacterKeys(true)
  pressAll()
  expect(used.mock.calls.flat()).toEqual([' ', 'Escape', '7', ' ', 'Escape'])
})
