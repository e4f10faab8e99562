import { screen, within } from '@testing-library/react'

/** A link of the navigation at the side; the bar of the phone, which style sheets hide, names the same pages. */
export const navigationLink = (name: string | RegExp): HTMLElement =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })
