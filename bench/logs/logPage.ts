import type { Browser, Page } from 'playwright'
import { benchUrl } from '../servers.ts'

/** The head of a row of a log. */
export const rowHead = '[role=rowheader]'

/** A row of the list as the service answers it: what the bench needs of it. */
export interface ListedRow {
  readonly opptId: string
  readonly hyperionId: string
  readonly rowVersion: number
}

/** A window of its own size and memory. */
export async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 960 } })
  const page = await context.newPage()
  // tsx names functions by a helper that does not exist inside the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  return page
}

/**
 * Signs somebody in, in a window of their own, and waits for the Equity Log.
 *
 * @param script what runs in the window before the app does.
 */
export async function signIn(browser: Browser, person: string, script = ''): Promise<Page> {
  const page = await openWindow(browser)
  await page.addInitScript(script)
  await page.goto(benchUrl)
  await page.getByRole('button', { name: person }).click()
  await page.waitForSelector(rowHead)
  await page.waitForLoadState('networkidle')
  return page
}

/**
 * Opens the Equity Log afresh.
 *
 * @param query of its address; with none the log applies the first saved search, which finds more than 10,000 rows.
 */
export async function openLog(page: Page, query = ''): Promise<void> {
  await page.goto(`${benchUrl}/app/log${query}`)
  await page.waitForSelector(rowHead)
  await page.waitForLoadState('networkidle')
}

/** Loads all rows of the list, and asks the service for the same: what the window shows can be told from it. */
export async function showAllRows(page: Page): Promise<readonly ListedRow[]> {
  const asked = page.waitForRequest((request) => request.url().endsWith('/search/logs'))
  await openLog(page)
  const request = await asked
  await page.getByRole('button', { name: /^Show (?:all|[\d,]+ of )/ }).click()
  await page.waitForFunction(
    () =>
      Number(document.querySelector('[role=grid][aria-rowcount]')?.getAttribute('aria-rowcount')) > 10_000,
  )
  await page.waitForSelector('[role=grid][aria-busy=false][aria-rowcount]')
  const body = request.postDataJSON() as Record<string, unknown>
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers: {
      authorization: request.headers()['authorization'] ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...body, showAll: true, pageNumber: 1, pageSize: 10_000 }),
  })
  const { data } = (await answer.json()) as { data: { list: readonly ListedRow[] } }
  return data.list
}

/** Slows the processor of a window down so many times. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // Detached, the session would take its emulation along.
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Notes every task of over 50 ms from now on. */
export const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration)
    })
    observer.observe({ type: 'longtask' })
    Object.assign(window, { benchTasks: { seen, observer } })
  })

/** The tasks of over 50 ms since `watchTasks`, in milliseconds. */
export const longTasks = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    // An entry comes after its task.
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { seen, observer } = (
      window as unknown as { benchTasks: { seen: number[]; observer: PerformanceObserver } }
    ).benchTasks
    observer.disconnect()
    return seen
  })
