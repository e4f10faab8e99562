import { renderHook } from '@testing-library/react'
import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { activeKeys } from '../../shell/pageKeys'
import { useSearchKey } from './useSearchKey'

it('gives the search the focus, where it is there, and says so in the list of keys', () => {
  const input = document.body.appendChild(document.createElement('input'))
  const ref: { current: HTMLInputElement | null } = { current: null }
  const { unmount } = renderHook(() => useSearchKey(ref))
  expect(activeKeys()).toMatchObject([{ keys: ['/'], text: 'Search' }])
  expect(() => fireEvent.keyDown(document.body, { key: '/' })).not.toThrow()
  ref.current = input
  fireEvent.keyDown(document.body, { key: '/' })
  expect(input).toHaveFocus()
  unmount()
  expect(activeKeys()).toEqual([])
  input.remove()
})
