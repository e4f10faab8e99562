import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/renderApp'

it('names the phone and the email of support as links, to everybody [S-065] [S-742]', async () => {
  renderApp({
    path: '/contact',
    roles: null,
    config: { supportPhone: '2075550100', supportEmail: 'help@example.com' },
  })
  const phone = await screen.findByRole('link', { name: '(207) 555 - 0100' })
  expect(phone).toHaveAttribute('href', 'tel:2075550100')
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  )
})

it('says what is not configured [S-742]', async () => {
  renderApp({ path: '/contact', roles: null, config: { supportPhone: '', supportEmail: '' } })
  expect(await screen.findAllByText('Not configured')).toHaveLength(2)
})
