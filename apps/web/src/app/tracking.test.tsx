import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '../testing/renderApp'

const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')].map(({ src }) => src)
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))
const told = (name: string) => commands().filter(([command]) => command === name)
const pages = () =>
  told('event').map(([, , place]) => (place as { readonly page_location: string }).page_location)

afterEach(() => {
  for (const script of document.querySelectorAll('script[src*="googletagmanager"]')) script.remove()
  delete window.dataLayer
})

it('is initialised once, with the configured id, after the first page [S-430]', async () => {
  const { router } = renderApp({ config: { gaTrackingId: 'G-AB12CD34EF' }, path: '/app/log' })
  expect(scripts()).toEqual([])
  await waitFor(() => expect(scripts()).not.toEqual([]))
  await router.navigate('/app/contact')
  await waitFor(() => expect(pages().at(-1)).toMatch(/\/app\/contact$/))
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'])
  expect(told('config')).toEqual([
    [
      'config',
      'G-AB12CD34EF',
      expect.objectContaining({ allow_google_signals: false, send_page_view: false }),
    ],
  ])
})

it('hears of pages by the pattern of their route: no id, no name, no address of the window [S-430] [S-815]', async () => {
  const { router } = renderApp({ config: { gaTrackingId: 'G-AB12CD34EF' }, path: '/app/log?orderBy=year' })
  await waitFor(() => expect(scripts()).toHaveLength(1))
  await router.navigate('/app/log?orderBy=equityAmount')
  await router.navigate('/app/opportunity/1000017?source=EQLOG')
  const { origin } = window.location
  // Another order is the same page.
  await waitFor(() => expect(pages()).toEqual([`${origin}/app/log`, `${origin}/app/opportunity/:id`]))
  expect(JSON.stringify(commands())).not.toMatch(/1000017|orderBy|EQLOG|Customer/)
  for (const [, , place] of told('event'))
    expect(Object.keys(place as object).sort()).toEqual(['page_location', 'page_referrer', 'page_title'])
})

it('is not started without an id, and nothing is told to anybody [S-430] [S-815]', async () => {
  const { api, router } = renderApp({ path: '/app/log' })
  await waitFor(() => expect(api.callsOf('searchContactLog')).toHaveLength(1))
  await router.navigate('/app/contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact Log' })
  // As long as it takes to start where there is an id.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})
