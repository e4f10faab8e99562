import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { routes, type RouteName } from '@retain/domain/session/routes/routes'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { selectActiveStore, storeActivated } from '../session/active-store/activeStoreSlice'
import { renderApp } from '../testing/renderApp'

const addressOf = (name: RouteName) => routes[name].path.replace(/:\w+/g, '17')

afterEach(() => vi.restoreAllMocks())

it('leads the index to the main app [S-018] [L-469]', async () => {
  const { router } = renderApp({ path: '/' })
  await screen.findByRole('heading', { name: 'Equity Log' })
  expect(router.state.location.pathname).toBe('/app')
})

it('leads a text-message link without an id to the Equity Log [S-243] [O-031]', async () => {
  const { router } = renderApp({ path: '/txt' })
  await screen.findByRole('heading', { name: 'Equity Log' })
  expect(router.state.location.pathname).toBe('/app/log')
})

it.each([
  ['/app/service', 'Service Log'],
  ['/app/contact', 'Contact Log'],
  ['/app/search', 'Search log'],
])(
  '%s shows its log to everybody with access [S-032] [S-034] [L-015] [L-016] [L-017]',
  async (path, title) => {
    renderApp({ path, roles: [generalAccess] })
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument()
  },
)

const adminScreens = [
  'globalAdmin',
  'overrides',
  'emailTemplates',
  'disclaimer',
  'callGuides',
  'mappingTable',
  'orphans',
  'auditLog',
  'people',
  'dashboard',
  'activity',
  'enableStore',
  'storeAdmin',
] as const

it.each(adminScreens)('shows %s to an administrator [S-442]', async (name) => {
  renderApp({ path: addressOf(name) })
  expect(await screen.findByRole('heading', { name: pageTitles[name], level: 1 })).toBeInTheDocument()
})

it.each([...adminScreens, 'announcementAdmin', 'helpLinksAdmin'] as const)(
  'denies %s to a plain associate [S-017]',
  async (name) => {
    renderApp({ path: addressOf(name), roles: [generalAccess] })
    expect(await screen.findByRole('heading', { name: 'Access Denied', level: 1 })).toBeInTheDocument()
  },
)

it.each(['contactInfo', 'videoPlayer'] as const)(
  'opens %s for somebody who is not signed in [S-065] [S-069]',
  async (name) => {
    const { api } = renderApp({ path: addressOf(name), roles: null })
    expect(await screen.findByRole('heading', { name: pageTitles[name], level: 1 })).toBeInTheDocument()
    expect(api.names()).toEqual([])
  },
)

it.each(['/no/such/path', '/app/nothing-here'])(
  'shows the not-found page at %s to everybody [S-073] [S-164]',
  async (path) => {
    const { api } = renderApp({ path, roles: null })
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
    expect(api.names()).toEqual([])
  },
)

it('shows the error page when a page throws, and the U-turn leads home [S-160] [S-161] [S-162] [S-163] [S-026]', async () => {
  // React and the error page tell the console of a page that throws; that is the case at hand and no news.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const reported = vi.fn()
  window.addEventListener('error', reported, { once: true })
  const { user, router, store } = renderApp()
  await screen.findByRole('heading', { name: 'Equity Log' })
  await router.navigate('/app/CallGuides')
  const active = selectActiveStore(store.getState())
  if (active === null) throw new Error('a store is active')
  // Pages ask for the offset; the frame around them does not, and stays.
  const broken = { ...active, utcOffset: true as unknown as string }
  act(() => void store.dispatch(storeActivated(broken)))
  await act(() => router.navigate('/app/log'))
  expect(await screen.findByText('Oops! It looks like an error has occurred.')).toBeInTheDocument()
  expect(screen.getByText('Error: 500')).toBeInTheDocument()
  act(() => void store.dispatch(storeActivated(active)))
  await user.click(screen.getByRole('button', { name: 'Click Here to Make a U-Turn' }))
  expect(await screen.findByRole('heading', { name: 'Equity Log' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/app')
})
