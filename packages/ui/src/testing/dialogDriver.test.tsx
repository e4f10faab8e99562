import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dialogDriver } from './dialogDriver'

it.each([
  ['email-hint missing email-error', 'We never share it. Enter an email address'],
  ['missing', ''],
])('reads what a wrong field is described by (%s), without what is not on the page', (ids, expected) => {
  render(
    <div role="dialog" aria-label="Email Signature">
      <h2>Email Signature</h2>
      <input aria-label="Email" aria-invalid="true" aria-describedby={ids} />
      <p id="email-hint">We never share it.</p>
      <p id="email-error">Enter an email address</p>
    </div>,
  )
  expect(dialogDriver(screen.getByRole('dialog')).fieldError('Email')).toBe(expected)
})
