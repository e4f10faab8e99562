import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { watchInvalid } from './invalidField'

const watched = (fields: ReactNode) => {
  render(<form aria-label="Appointment">{fields}</form>)
  return watchInvalid(screen.getByRole('form'))
}

it('focuses the wrong part of a field, not the button that stands before it', async () => {
  const stop = watched(
    <div data-invalid="">
      <button type="button">Calendar</button>
      <span role="spinbutton" aria-label="month" aria-valuenow={2} aria-invalid="true" tabIndex={0} />
    </div>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('spinbutton')))
  stop()
})

it('focuses the chosen answer of a radio group, as Tab does', async () => {
  const stop = watched(
    <div role="radiogroup" aria-label="Contact by" aria-invalid="true">
      <input type="radio" name="by" aria-label="Phone" />
      <input type="radio" name="by" aria-label="Email" defaultChecked />
    </div>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Email' })))
  stop()
})

it('focuses the first part where none is chosen or wrong by itself', async () => {
  const stop = watched(
    <div role="radiogroup" aria-label="Contact by" aria-invalid="true">
      <input type="radio" name="by" aria-label="Phone" />
      <input type="radio" name="by" aria-label="Email" />
    </div>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Phone' })))
  stop()
})
