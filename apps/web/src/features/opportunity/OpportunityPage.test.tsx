import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/renderApp'

/** Opens the page of an opportunity by its address. */
async function openPage(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/app/opportunity/1000001?source=EQLOG', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Castellanos, Hana' })
  await screen.findByRole('radio', { name: /0182/ })
  return app
}

it('has the six tabs, and opens on Call [O-036] [O-011] [O-012]', async () => {
  await openPage()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Call',
    'Email',
    'Notes',
    'History',
    'Create Lead',
    'Reminder',
  ])
  expect(screen.getByRole('tab', { name: 'Call' })).toHaveAttribute('aria-selected', 'true')
})
