import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { unloadCode } from '../../testing/unloadedCode'
import { searchBox, SearchInput } from './SearchInput'

const onSearch = vi.fn<(text: string) => void>()

beforeEach(() => unloadCode(searchBox))

function Search() {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  return (
    <SearchInput
      label="Search Retain"
      text={text}
      onTextChange={setText}
      searchLabel={null}
      submits={(key, typed) => key === 'Enter' && typed.trim() !== ''}
      onSearch={() => onSearch(text)}
      suggestions={[]}
      suggestionsLabel="Recently viewed"
      onChoose={() => undefined}
      emptyText="Nothing viewed yet"
      inputRef={input}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search Retain')

it('takes what is typed and searches before its list is here; then typing goes on where it was', async () => {
  render(<Search />)
  expect(searchBox.read().module).toBeNull()
  const plain = field()
  expect(plain).not.toHaveAttribute('aria-expanded')
  fireEvent.compositionStart(plain)
  plain.focus()
  fireEvent.change(plain, { target: { value: 'Smith' } })
  fireEvent.keyDown(plain, { key: 'Enter' })
  expect(onSearch).toHaveBeenLastCalledWith('Smith')
  plain.setSelectionRange(2, 4)
  fireEvent.select(plain)

  await waitFor(() => expect(searchBox.read().module).not.toBeNull())
  expect(field()).toBe(plain)
  fireEvent.compositionEnd(plain)
  const whole = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search Retain' })
  expect(whole).toHaveFocus()
  expect(whole).toHaveValue('Smith')
  expect([whole.selectionStart, whole.selectionEnd]).toEqual([2, 4])
})

it('takes no focus that it did not have', async () => {
  render(<Search />)
  expect(await screen.findByRole('combobox', { name: 'Search Retain' })).not.toHaveFocus()
})
