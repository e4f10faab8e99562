import { screen, waitFor, within } from '@testing-library/react'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { expect, it } from 'vitest'
import { renderApp } from '../testing/renderApp'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'

/** Starts the app and opens the menu behind the person's initials. */
async function openMenu(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  const circle = await screen.findByRole('button', { name: 'Ann Lee' })
  expect(circle).toHaveTextContent('AL')
  await app.user.click(circle)
  const menu = within(await screen.findByRole('menu', { name: 'User menu' }))
  return { ...app, menu }
}

it('stands behind the initials [S-236] [S-722]', async () => {
  const { menu } = await openMenu()
  const names = (role: string) => menu.getAllByRole(role).map(({ textContent }) => textContent)
  expect(names('menuitem')).toEqual(['Tutorial On', 'Helpful Links', 'Email Signature', 'Log Out'])
  expect(names('menuitemradio')).toEqual(['Light', 'Dark', 'Same as the system'])
})

it('has the tutorial only with help-tour access [S-237]', async () => {
  const { menu } = await openMenu({ roles: [generalAccess] })
  expect(menu.queryByRole('menuitem', { name: /Tutorial/ })).not.toBeInTheDocument()
})

it('opens the helpful links over the page in sight, and closes back to it [S-060] [S-075] [S-076] [S-143] [S-238] [S-744]', async () => {
  const { menu, user, address } = await openMenu({ path: '/app/service' })
  const before = address()
  await user.click(menu.getByRole('menuitem', { name: 'Helpful Links' }))
  const dialog = await screen.findByRole('dialog', { name: 'Helpful Links' })
  expect(address()).toBe('/app/onlineHelpModal')
  expect(screen.getByRole('heading', { level: 1, name: 'Service Log', hidden: true })).toBeInTheDocument()
  expect(screen.getByRole('grid', { hidden: true })).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(address()).toBe(before)
})

it('opens the email signature over the page in sight [S-143] [S-239] [S-745]', async () => {
  const { menu, user, address } = await openMenu()
  const before = address()
  await user.click(menu.getByRole('menuitem', { name: 'Email Signature' }))
  const dialog = await screen.findByRole('dialog', { name: 'Email Signature' })
  expect(await within(dialog).findByRole('textbox', { name: 'Signature' })).toHaveTextContent('Ann Lee')
  expect(address()).toBe(before)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

it('opens Enhanced Alerts outside, where an address is configured [S-240] [S-756]', async () => {
  const { menu } = await openMenu({ config: { enhancedAlertsUrl: 'https://alerts.example.com' } })
  const entry = menu.getByRole('menuitem', { name: /Enhanced Alerts/ })
  expect(entry).toHaveAttribute('href', 'https://alerts.example.com')
  expect(entry).toHaveAttribute('target', '_blank')
})

it('signs out [S-241]', async () => {
  const { menu, user, identity, store } = await openMenu()
  await user.click(menu.getByRole('menuitem', { name: 'Log Out' }))
  await waitFor(() => expect(identity.asked).toContain('signOut'))
  expect(selectActiveStore(store.getState())).toBeNull()
})

it('changes the theme and remembers it in this browser', async () => {
  const { menu, user } = await openMenu()
  await user.click(menu.getByRole('menuitemradio', { name: 'Dark' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('THEME')).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Ann Lee' }))
  expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Same as the system' }))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})
