import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** The calls about an opportunity that a window has made, by what follows its id. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const call = /\/api\/opportunity\/\d+\/(.*)$/.exec(request.url())?.[1]
    if (call !== undefined) calls.push(decodeURIComponent(call))
  })
  return calls
}

/** Every request about a customer that a window has made, beside the search of the log. */
function watchRequests(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/opportunity\/(\d|activity|opportunity-viewed|contact)/.test(pathname)) requests.push(pathname)
  })
  return requests
}

/** The id in the address of an opportunity's page or of a request about it. */
const opportunityId = (address: string): string | null => /opportunity\/(\d+)/i.exec(address)?.[1] ?? null

/** The opportunity whose sections a request reads; `null` for other requests. */
const sectionsRead = (request: Pick<Request, 'url'>): string | null =>
  new URL(request.url()).pathname.endsWith('/sections') ? opportunityId(request.url()) : null

/** How many rules of style a window has. */
const styleRules = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0))

test.use({ person: 'Jordan Mills' })

test.describe('opening a customer from a list', () => {
  test.beforeEach(async ({ page, equityLog }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
    // What comes with the page's code is loaded while the list rests.
    await page.waitForLoadState('networkidle')
  })

  test('asks as the link is pressed, and records the view once it is opened [D-07] [O-436]', async ({
    page,
    equityLog,
    opportunity,
  }) => {
    const calls = watchCalls(page)
    const link = equityLog.workable.nth(2)
    const name = await link.innerText()
    await link.hover()
    await page.mouse.down()
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    expect(calls.filter((call) => call === 'true' || /contact(History|-history)/.test(call))).toEqual([])
    await page.mouse.up()
    await expect(opportunity.customer).toHaveText(name)
    await opportunity.isReady()
    await expect(page.getByRole('list', { name: 'Last contacts' })).toBeVisible()
    await expect.poll(() => calls.filter((call) => call === 'true')).toHaveLength(1)
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('takes eight Tabs by the skip link, and Enter', async ({ page, opportunity }) => {
    for (const name of ['Filters', /^Remove Opportunity Status/, 'Export', 'Column Options'])
      await expect(page.getByRole('button', { name }).first()).toBeEnabled()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    for (let tab = 2; tab <= 8; tab++) await page.keyboard.press('Tab')
    const row = page.locator('[role=row]:focus-within')
    await expect(row).toHaveAttribute('aria-rowindex', '2')
    // Others of these journeys open the first customers, and a customer whom somebody else works on has no link.
    for (let down = 1; down <= 9; down++) await page.keyboard.press('ArrowDown')
    while ((await row.getByRole('link').count()) === 0) await page.keyboard.press('ArrowDown')
    const name = await row.getByRole('link').first().innerText()
    await page.keyboard.press('Enter')
    await expect(opportunity.customer).toHaveText(name)
  })

  test('draws with styles that were inserted while the list rested', async ({
    page,
    equityLog,
    opportunity,
  }) => {
    // The log itself has half as many.
    await expect.poll(() => styleRules(page)).toBeGreaterThan(1_000)
    const before = await styleRules(page)
    await equityLog.workable.nth(3).click()
    await opportunity.isReady()
    // What is drawn of other features, such as flags, has a few of its own.
    expect((await styleRules(page)) - before).toBeLessThan(40)
  })

  test('asks for everything in five requests [OP-013]', async ({ page, equityLog, opportunity }) => {
    const calls = watchCalls(page)
    const requests = watchRequests(page)
    await equityLog.workable.nth(5).click()
    await opportunity.isReady()
    await expect(page.getByRole('list', { name: 'Last contacts' })).toBeVisible()
    const opptId = opportunityId(page.url()) ?? ''
    // Once the page rests, its neighbours are read ahead and the panels below ask for their own.
    const isOfRest = (path: string) =>
      path.endsWith('/value-history') || (path.endsWith('/sections') && opportunityId(path) !== opptId)
    // What leaves a trace is asked for once the page is drawn: the last of it may be on its way when the contacts are there.
    await expect
      .poll(() => requests.filter((path) => !isOfRest(path)).sort())
      .toEqual([
        `/api/opportunity/${opptId}/sections`,
        `/api/opportunity/${opptId}/sections`,
        `/api/opportunity/${opptId}/true`,
        '/api/opportunity/activity/opportunity-lock',
        '/api/opportunity/opportunity-viewed',
      ])
    expect(calls[0]).toMatch(/^sections\?names=frame,/)
  })

  test('reads a row ahead on which the keyboard rests', async ({ page, equityLog }) => {
    const calls = watchCalls(page)
    await equityLog.workable.nth(4).focus()
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    expect(calls).not.toContain('true')
  })

  test('has the next customer read before the button is pressed', async ({
    page,
    equityLog,
    opportunity,
  }) => {
    const link = equityLog.rows.getByRole('link').first()
    const opened = opportunityId((await link.getAttribute('href')) ?? '')
    const readAhead: string[] = []
    const noteEnd = (request: Request) => {
      const opptId = sectionsRead(request)
      if (opptId !== null && opptId !== opened) readAhead.push(opptId)
    }
    page.on('requestfinished', noteEnd)
    // Chromium calls a streamed answer aborted when its last line was read before its connection was free.
    page.on('requestfailed', noteEnd)
    await link.click()
    await opportunity.isReady()
    await expect.poll(() => readAhead).toHaveLength(1)
    const [next] = readAhead
    const asked: string[] = []
    page.on('request', (request) => {
      if (sectionsRead(request) === next) asked.push(request.url())
    })
    await opportunity.next.click()
    await page.waitForURL((url) => opportunityId(url.pathname) === next)
    await opportunity.isReady()
    expect(asked.filter((url) => /names=frame/.test(url))).toEqual([])
  })
})

test.describe('going back to a list', () => {
  test('shows the list that was left, and asks for nothing [L-479]', async ({
    page,
    equityLog,
    opportunity,
  }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
    const scroller = page.locator('[data-part=scroller]')
    await scroller.evaluate((element) => element.scrollTo({ top: 600 }))
    // By its place in the list: elements of rows are used again for others while it scrolls.
    const row = equityLog.grid.locator('[aria-rowindex="28"]')
    await expect(row).toBeVisible()
    await equityLog.grid.evaluate((grid) => grid.setAttribute('data-kept', ''))
    const link = row.getByRole('rowheader').getByRole('link')
    const name = await link.innerText()
    const top = await scroller.evaluate(({ scrollTop }) => scrollTop)
    await link.click()
    await opportunity.isReady()
    await expect(equityLog.grid).toBeHidden()
    await page.keyboard.press('f')
    await expect(page.getByRole('region', { name: 'Filters' })).toHaveCount(0)

    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/search/logs')) searches.push(request.url())
    })
    await page.goBack()
    await equityLog.isShown()
    await expect(equityLog.grid).toHaveAttribute('data-kept', '')
    expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(top)
    await expect(page.locator('[role=row]:focus-within')).toContainText(name)
    await expect(page).toHaveTitle(/^Equity Log/)
    expect(searches).toEqual([])
  })

  test('shows what colleagues have done meanwhile [L-387]', async ({
    page,
    equityLog,
    opportunity,
    colleague,
  }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
    const others = equityLog.rows.getByRole('link')
    const name = await others.nth(6).innerText()
    await others.nth(3).click()
    await opportunity.isReady()
    const dana = await colleague('Dana Baker')
    await dana.page.goto('/app/log')
    await dana.equityLog.isShown()
    await dana.equityLog.row(name).getByRole('link').click()
    await dana.opportunity.isReady()
    await page.goBack()
    await expect(equityLog.row(name).getByRole('button', { name: /^Locked By/ })).toBeVisible()
  })
})
