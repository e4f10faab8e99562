import { trackingServer } from '../fixtures/addresses.ts'
import { errorsWhileAway, startServer, untilReady } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'

/** A server of its own: whether a tracking service is told of pages is one setting for everybody. */
test.use({ baseURL: trackingServer.url, expectedErrors: errorsWhileAway })

/** Stands for the script of Google Analytics: it sends each page view that it is told of, as that does. */
const script = `
  const send = (command) => {
    const [name, event, place] = Array.from(command)
    if (name === 'event' && event === 'page_view')
      void fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams(place), { method: 'POST' })
  }
  const told = window.dataLayer.splice(0)
  window.dataLayer.push = (command) => send(command)
  told.forEach(send)
`

test('a tracking service is started once with its id, and hears of pages by the pattern of their route [S-430] [S-815]', async ({
  page,
  identity,
  equityLog,
}) => {
  test.setTimeout(240_000)
  const asked: string[] = []
  const heard: URL[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await page.route('https://region1.google-analytics.com/**', async (route) => {
    heard.push(new URL(route.request().url()))
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
  })
  const pagesHeard = () => heard.map((address) => address.searchParams.get('page_location'))

  const server = startServer(trackingServer, { GA_TRACKING_ID: 'G-AB12CD34EF' })
  try {
    await untilReady(trackingServer)
    await page.goto('/app/log')
    await identity.choose('Jordan Mills')
    await equityLog.isShown()
    // Signing in left the app and came back to it: from here on it is one page.
    asked.splice(0)
    await page.reload()
    await equityLog.isShown()
    await expect.poll(pagesHeard).toContain(`${trackingServer.url}/app/log`)

    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page.getByRole('tab', { name: 'Call' })).toBeVisible()
    await expect.poll(pagesHeard).toContain(`${trackingServer.url}/app/opportunity/:id`)

    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'])
    const customer = await page.getByRole('heading', { level: 1 }).innerText()
    const [, opptId = 'none'] = /opportunity\/(\w+)/.exec(page.url()) ?? []
    const said = heard.map(({ href }) => decodeURIComponent(href)).join(' ')
    expect(said).not.toContain(opptId)
    for (const name of customer.split(/\W+/).filter(({ length }) => length > 2))
      expect(said).not.toContain(name)
  } finally {
    await server.stop('SIGTERM')
  }
})
