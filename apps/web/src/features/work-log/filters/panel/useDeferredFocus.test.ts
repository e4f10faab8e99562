import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unloadCode } from '../../../../testing/unloadedCode'
import { filterFields } from './filterFields'
import { useDeferredFocus } from './useDeferredFocus'

const page = document.createElement('div')
/** The fields of the panel, beside one field that is not in it. */
const showFields = (...names: readonly string[]) => {
  page.innerHTML = `<input name="outside"><div id="panel">${names.map((name) => `<input name="${name}">`).join('')}</div>`
}
const focused = () => document.activeElement?.getAttribute('name')

beforeEach(() => {
  document.body.append(page)
})
afterEach(() => page.remove())

const openPanel = () => renderHook(() => useDeferredFocus('panel'))

it('gives the focus to a field of the panel with the next rendering', () => {
  showFields('year')
  const { result, rerender } = openPanel()
  const focus = result.current
  focus('input')
  expect(focused()).toBeNull()
  rerender()
  expect(focused()).toBe('year')
  expect(result.current).toBe(focus)
})

it('waits until the field is there, and gives it the focus once', () => {
  showFields()
  const { result, rerender } = openPanel()
  result.current('[name=color]')
  rerender()
  showFields('year', 'color')
  rerender()
  expect(focused()).toBe('color')
  page.querySelector<HTMLElement>('[name=year]')?.focus()
  rerender()
  expect(focused()).toBe('year')
})

it('waits until the code of the fields is there', async () => {
  unloadCode(filterFields)
  showFields()
  const { result } = openPanel()
  result.current('[name=year]')
  showFields('year')
  await act(() => filterFields.fetch())
  expect(focused()).toBe('year')
})

it('leaves the focus alone where nobody asked, and where the panel is closed', () => {
  showFields('year')
  const { result, rerender } = openPanel()
  rerender()
  expect(focused()).toBeNull()
  page.replaceChildren()
  result.current('[name=year]')
  expect(rerender).not.toThrow()
})
