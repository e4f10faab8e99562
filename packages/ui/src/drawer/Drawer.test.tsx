import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { setWindowWidth } from '../testing/setWindowWidth'
import { Drawer } from './Drawer'

afterEach(() => setWindowWidth(1024))

const drawer = (isOpen: boolean) => (
  <Drawer kind="docked" title="Notes" isOpen={isOpen} onClose={() => undefined}>
    <input aria-label="Note" defaultValue="" />
  </Drawer>
)

it('keeps what is typed in a docked drawer when the window becomes narrow', async () => {
  const { rerender } = render(drawer(true))
  const note = screen.getByRole('textbox', { name: 'Note' })
  await userEvent.type(note, 'Called twice')
  setWindowWidth(899)
  expect(screen.getByRole('textbox', { name: 'Note' })).toBe(note)
  expect(document.activeElement).toBe(note)
  expect(screen.getByDisplayValue('Called twice')).toBe(note)
  expect(screen.queryByRole('dialog')).toBeNull()

  rerender(drawer(false))
  rerender(drawer(true))
  expect(screen.getByRole('dialog', { name: 'Notes' })).toBeTruthy()
})

it('keeps one over the page when the window becomes wide', async () => {
  setWindowWidth(899)
  render(drawer(true))
  const note = await screen.findByRole('textbox', { name: 'Note' })
  setWindowWidth(900)
  expect(screen.getByRole('dialog', { name: 'Notes' }).contains(note)).toBe(true)
})
