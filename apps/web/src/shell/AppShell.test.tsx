import { setWindowWidth } from '@retain/ui/testing/window-width'
import { screen, waitFor, within } from '@testing-library/react'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { expect, it } from 'vitest'
import { wirePage } from '../testing/fixtures'
import { renderApp } from '../testing/renderApp'
import { navigationLink } from '../testing/navigation'

const findNavigation = () => screen.findByRole('navigation', { name: 'Main' })
const labelsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('names the ways in their order, with the version beneath [S-167] [S-168] [S-169] [S-171] [S-172] [S-173] [S-174] [S-178] [S-188]', async () => {
  renderApp()
  const navigation = await findNavigation()
  expect(labelsIn(navigation)).toEqual([
    'Equity Log',
    'Service Log',
    'Contact Log',
    'Search',
    'Global Settings',
    'Enable Stores',
    'Email Templates',
    'Email Disclaimer',
    'Call Guides',
    'Setting Overrides',
    'Announcements',
    'Help Links',
    'Mapping Table',
    'Orphans',
    'Audit Log',
    'People and Access',
    'Dashboard',
    'Reports (opens in a new tab)',
  ])
  expect(within(navigation).getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-expanded', 'true')
  expect(navigation).toHaveTextContent('Version 2.32.34')
})

const entriesOf: readonly (readonly [Permission, readonly string[]])[] = [
  [
    'Opportunity_Can_Edit_Default_Settings',
    ['Global Settings', 'Email Disclaimer', 'Audit Log', 'People and Access'],
  ],
  ['Opportunity_Can_Access_Enable_Stores', ['Enable Stores']],
  ['Opportunity_Can_Edit_Email_Templates', ['Email Templates']],
  ['Opportunity_Can_Edit_Call_Guides', ['Call Guides']],
  ['Opportunity_Can_View_Setting_Overrides', ['Setting Overrides', 'Orphans']],
  ['Opportunity_Admin_Announcement', ['Announcements']],
  ['Opportunity_Can_Edit_HelpLink', ['Help Links', 'Mapping Table']],
]

it.each(entriesOf)(
  'with %s the Admin group holds only its entries [S-177] [S-180] [S-041]',
  async (role, labels) => {
    renderApp({ roles: [generalAccess, role] })
    const navigation = await findNavigation()
    expect(labelsIn(await within(navigation).findByRole('list', { name: 'Admin' }))).toEqual(labels)
  },
)

it('has no Admin group without any of its permissions [S-182]', async () => {
  renderApp({ roles: [generalAccess] })
  expect(within(await findNavigation()).queryByRole('button', { name: 'Admin' })).not.toBeInTheDocument()
})

it('has no Reports where no address is configured, and opens them outside where there is one [S-178] [S-756]', async () => {
  const { unmount } = renderApp()
  const link = within(await findNavigation()).getByRole('link', { name: /Reports/ })
  expect(link).toHaveAttribute('href', 'https://reports.example.com')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toMatch(/noopener/)
  unmount()
  renderApp({ config: { reportsUrl: '' } })
  expect(within(await findNavigation()).queryByRole('link', { name: /Reports/ })).not.toBeInTheDocument()
})

it('greys Search out and lets nobody press it [S-171] [S-752] [L-019]', async () => {
  renderApp()
  const search = within(await findNavigation()).getByRole('link', { name: 'Search' })
  expect(search).toHaveAttribute('aria-disabled', 'true')
  expect(search).not.toHaveAttribute('href')
})

it('leads to the search in the bar at the bottom of a phone, where the top bar has no box', async () => {
  const { router, user } = renderApp()
  const bar = within(await screen.findByRole('navigation', { name: 'Logs' }))
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Equity Log',
    'Service Log',
    'Contact Log',
    'Search',
  ])
  await user.click(bar.getByRole('link', { name: 'Search' }))
  await waitFor(() => expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Search'))
  expect(router.state.location.pathname).toBe('/app/search')
})

it.each([
  ['/app', 'Equity Log'],
  ['/app/log', 'Equity Log'],
  ['/app/service', 'Service Log'],
  ['/app/CallGuides', 'Call Guides'],
  ['/app/callguides', 'Call Guides'],
  ['/app/search', 'Search'],
])('at %s the entry %s is the active one [S-183] [S-184] [S-185] [S-730] [S-752]', async (path, label) => {
  renderApp({ path })
  const navigation = within(await findNavigation())
  await waitFor(() => expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent(label))
})

it('on an opportunity the entry it was reached from stays active [S-186] [S-187]', async () => {
  const { router } = renderApp({ path: '/app/service' })
  const navigation = within(await findNavigation())
  await router.navigate('/app/opportunity/17', { state: { returnUrl: '/app/service' } })
  await screen.findByRole('tab', { name: 'Call' })
  expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Service Log')
  await router.navigate('/app/opportunity/18', { state: { returnUrl: '/app' } })
  await waitFor(() =>
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Equity Log'),
  )
})

it('warns at the Contact Log while emails wait for a reply [S-170] [S-753]', async () => {
  renderApp({ answers: { searchContactLog: () => wirePage([], 3) } })
  const link = within(await findNavigation()).getByRole('link', { name: /Contact Log/ })
  await waitFor(() => expect(link.querySelector('[data-icon="mail_alert"]')).not.toBeNull())
  expect(link).toHaveTextContent('3')
})

it('shows the plain icon at the Contact Log while none waits [S-170] [S-753]', async () => {
  const { api } = renderApp()
  const link = within(await findNavigation()).getByRole('link', { name: /Contact Log/ })
  await waitFor(() => expect(api.callsOf('searchContactLog')).toHaveLength(1))
  expect(link.querySelector('[data-icon="mail"]')).not.toBeNull()
})

it('collapses and stays so for the browser session [S-166] [S-758]', async () => {
  const { user, unmount } = renderApp()
  await user.click(await screen.findByRole('button', { name: 'Collapse navigation' }))
  expect(await findNavigation()).not.toHaveTextContent('Version')
  unmount()
  renderApp()
  await screen.findByRole('button', { name: 'Expand navigation' })
  expect(localStorage.getItem('NAVIGATION')).toBeNull()
})

it('is collapsed at first in a window that is hardly wider than the columns of a log, until somebody expands it', async () => {
  setWindowWidth(1000)
  const { user, unmount } = renderApp()
  await user.click(await screen.findByRole('button', { name: 'Expand navigation' }))
  unmount()
  renderApp()
  expect(await screen.findByRole('button', { name: 'Collapse navigation' })).toBeInTheDocument()
})

it('keeps the top bar while only the page changes [S-142]', async () => {
  const { user } = renderApp()
  const stores = await screen.findByRole('button', { name: 'Change Stores' })
  await user.click(navigationLink('Service Log'))
  await screen.findByRole('heading', { name: 'Service Log' })
  expect(screen.getByRole('button', { name: 'Change Stores' })).toBe(stores)
})

it('says when the data are invented', async () => {
  const { unmount } = renderApp()
  expect(await screen.findByText('Demo data')).toBeInTheDocument()
  unmount()
  renderApp({ config: { isDemo: false } })
  await findNavigation()
  expect(screen.queryByText('Demo data')).not.toBeInTheDocument()
})
