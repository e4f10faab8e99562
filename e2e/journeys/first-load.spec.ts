import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Jordan Mills' })

/** How many requests the Equity Log takes until its rows are painted, and how many of them are scripts. */
const mostRequests = 15
const mostScripts = 6

/** The scripts that the list does without; those that it needs go by a name. */
const laterScripts = /\/assets\/(?!(?:index|rolldown-runtime|app|log)-)[\w-]+\.js$/

const isData = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/')

/** What a call is, without what differs from person to person. */
const nameOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url())
  const type = searchParams.get('searchType')
  return `${request.method()} ${pathname.replace('/api/', '')}${type === null ? '' : ` ${type}`}`
}

/** Holds all calls back; each `release` lets those go that have come to wait, and `end` all that come from then on. */
async function holdCalls(page: Page) {
  const held: Route[] = []
  let isHolding = true
  await page.route('**/api/**', async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  const release = async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  return {
    names: () => held.map((route) => nameOf(route.request())).sort(),
    release,
    end: async () => {
      isHolding = false
      await release()
    },
  }
}

/** The scripts of the page, and how many bytes of each came over the network: none of one that the browser kept. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize })),
  )

test('the rows are there after two waits for data, and nothing else is asked for before them', async ({
  page,
  equityLog,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const calls = await holdCalls(page)
  await page.goto('/app/log', { waitUntil: 'commit' })

  await expect
    .poll(calls.names)
    .toEqual([
      'GET admin/setting/global/HAR',
      'GET application/stores',
      'GET application/stores/check',
      'GET auth/token/validate',
      'GET auth/user-access',
      'GET opportunity/saved-search EQLOG',
      'GET opportunity/saved-search EqLogCol',
    ])
  await calls.release()
  await expect.poll(calls.names).toEqual(['POST opportunity/search/logs'])
  const before = requests.filter((request) => !request.url().startsWith('data:'))
  expect(sockets).toEqual([])
  expect(before.length).toBeLessThanOrEqual(mostRequests)
  expect(before.filter((request) => request.resourceType() === 'script').length).toBeLessThanOrEqual(
    mostScripts,
  )
  expect(before.filter(isData)).toHaveLength(8)

  await calls.release()
  await equityLog.isShown()
  // What the page does without follows: the store is made active, and the live channel is opened.
  await expect.poll(calls.names).toContain('PUT application/stores/active')
  await calls.end()
  await expect.poll(() => sockets.length).toBe(1)
})

test('the first list is asked for before the code of the app is there', async ({ page, equityLog }) => {
  let isHeld = true
  const code: Route[] = []
  await page.route('**/assets/app-*.js', async (route) => {
    if (isHeld) code.push(route)
    else await route.continue()
  })
  const searched = page.waitForResponse((answer) => answer.url().endsWith('/api/opportunity/search/logs'))
  await page.goto('/app/log', { waitUntil: 'commit' })
  expect((await searched).status()).toBe(200)
  const again: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/opportunity/search/logs')) again.push(request.url())
  })
  isHeld = false
  await Promise.all(code.map((route) => route.continue()))
  await equityLog.isShown()
  expect(again).toEqual([])
})

test('the splash is painted without waiting for a style, and the font is loaded once', async ({
  page,
  equityLog,
}) => {
  await page.addInitScript(() => {
    const loads: string[] = []
    Object.assign(window, { fontLoads: loads })
    document.fonts.addEventListener('loading', () => loads.push('loading'))
  })
  await page.goto('/app/log')
  await equityLog.isShown()
  expect(await page.evaluate(() => document.querySelectorAll('link[rel="stylesheet"]').length)).toBe(0)
  // A layer that is added to the styles of a page loads every font anew, and everything is laid out once more.
  await expect(page.getByRole('button', { name: 'Change Stores' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { fontLoads: string[] }).fontLoads)).toEqual([
    'loading',
  ])
})

test('the second visit loads no script', async ({ page, equityLog }) => {
  await page.goto('/app/log')
  await equityLog.isShown()
  const first = await scriptsOf(page)
  expect(first.length).toBeGreaterThan(1)
  expect(first.every(({ bytes }) => bytes > 0)).toBe(true)

  await page.goto('/app/log')
  await equityLog.isShown()
  // What the first visit was about to fetch for later, when it ended, comes now.
  const known = new Set(first.map(({ name }) => name))
  const second = (await scriptsOf(page)).filter(({ name }) => known.has(name))
  expect(second.length).toBeGreaterThan(1)
  expect(second.filter(({ bytes }) => bytes > 0)).toEqual([])
})

test.describe('a release that replaced the files of this page', () => {
  test.use({ expectedErrors: /404 \(Not Found\)|Failed to load resource/ })

  test('says so where the app cannot be drawn, and starts again', async ({ page, equityLog }) => {
    const gone = (route: Route) => route.fulfill({ status: 404 })
    await page.route('**/assets/app-*.js', gone)
    await page.goto('/app/log')
    await expect(page.getByRole('heading', { name: 'Retain could not start' })).toBeVisible()
    await page.unroute('**/assets/app-*.js', gone)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await equityLog.isShown()
  })

  test('is taken up with the next page that is opened', async ({ page, equityLog, opportunity }) => {
    // The server has another page now: its first script has another name, and the code of later pages is gone.
    let isTakenUp = false
    await page.route(laterScripts, (route) => (isTakenUp ? route.continue() : route.fulfill({ status: 404 })))
    await page.route(
      (url) => url.pathname === '/',
      (route) => {
        isTakenUp = true
        return route.fulfill({
          contentType: 'text/html',
          body: '<script src="/assets/index-new.js"></script>',
        })
      },
      { times: 1 },
    )
    await page.goto('/app/log')
    await equityLog.isShown()
    await page.evaluate(() => Object.assign(window, { isReplacedRelease: true }))
    const [first] = await equityLog.workable.all()
    await first?.click()
    await page.waitForFunction(() => !('isReplacedRelease' in window))
    await expect(opportunity.customer).toBeVisible()
  })
})
