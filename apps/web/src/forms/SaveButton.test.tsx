import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SaveButton } from './SaveButton'

const saving = { isSaving: false, save: () => undefined }
const button = (isOff: boolean) =>
  render(<SaveButton form={{ valid: {} }} saving={saving} isOff={isOff} describedBy="missing" />)

it('shows and tells the keys that do the same', () => {
  button(false)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter')
  const keys = screen.getByText('Ctrl + Enter')
  expect(save.nextElementSibling).toBe(keys)
  // The attribute tells them already.
  expect(keys).toHaveAttribute('aria-hidden', 'true')
})

it('has no keys where nothing can be saved', () => {
  button(true)
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-keyshortcuts')
  expect(screen.queryByText('Ctrl + Enter')).not.toBeInTheDocument()
})
