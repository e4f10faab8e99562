import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Drawer } from './Drawer'

afterEach(() => vi.unstubAllGlobals())

/** A window whose width can be told: jsdom has none. */
const windowOf = (isNarrow: boolean) => {
  const listeners = new Set<() => void>()
  const query = {
    matches: isNarrow,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => query)
  return (becomesNarrow: boolean) => {
    query.matches = becomesNarrow
    act(() => listeners.forEach((listener) => listener()))
  }
}

const drawer = (isOpen: boolean) => (
  <Drawer kind="docked" title="Notes" isOpen={isOpen} onClose={() => undefined}>
    <input aria-label="Note" defaultValue="" />
  </Drawer>
)

it('keeps what is typed in a docked drawer when the window becomes narrow', async () => {
  const resize = windowOf(false)
  const { rerender } = render(drawer(true))
  const note = screen.getByRole('textbox', { name: 'Note' })
  await userEvent.type(note, 'Called twice')
  resize(true)
  expect(screen.getByRole('textbox', { name: 'Note' })).toBe(note)
  expect(document.activeElement).toBe(note)
  expect(screen.getByDisplayValue('Called twice')).toBe(note)
  expect(screen.queryByRole('dialog')).toBeNull()

  rerender(drawer(false))
  rerender(drawer(true))
  expect(screen.getByRole('dialog', { name: 'Notes' })).toBeTruthy()
})

it('keeps one over the page when the window becomes wide', async () => {
  const resize = windowOf(true)
  render(drawer(true))
  const note = await screen.findByRole('textbox', { name: 'Note' })
  resize(false)
  expect(screen.getByRole('dialog', { name: 'Notes' }).contains(note)).toBe(true)
})
