import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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
