import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListInput } from './ListInput'

const active = () => screen.getByRole('combobox').getAttribute('aria-activedescendant')

interface SearchProps {
  readonly activeId?: string
  readonly drawnIds: readonly string[]
}

const Search = ({ activeId, drawnIds }: SearchProps) => (
  <>
    <ListInput role="combobox" aria-activedescendant={activeId} readOnly />
    {drawnIds.map((id) => (
      <p key={id} id={id} />
    ))}
  </>
)

it('names the option that is drawn with it', () => {
  render(<Search activeId="a" drawnIds={['a']} />)
  expect(active()).toBe('a')
})

it('does not name an option that a search has taken away, until it is back', () => {
  const { rerender } = render(<Search activeId="a" drawnIds={['a', 'b']} />)
  rerender(<Search activeId="a" drawnIds={['b']} />)
  expect(active()).toBeNull()
  rerender(<Search activeId="b" drawnIds={['b']} />)
  expect(active()).toBe('b')
})

it('names an option that a long list draws later', async () => {
  render(<Search activeId="late" drawnIds={[]} />)
  expect(active()).toBeNull()
  const line = document.createElement('p')
  act(() => void document.body.append(line))
  line.id = 'late'
  await waitFor(() => expect(active()).toBe('late'))
  line.remove()
  await waitFor(() => expect(active()).toBeNull())
})
