import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../chromium.shared.ts'
import { line } from './figures.ts'
import { showAll, sortAll } from './logs/allRows.ts'
import { benchData, benchUrl, startServer } from './servers.ts'

const row = '[role=rowheader]'

/** How soon the log can be used on a slow processor, and how 'Show all' behaves; beside an empty page of the same server. */
export async function measurePage(): Promise<void> {
  const server = await startServer(benchData)
  const browser = await chromium.launch(chromiumLaunch)
  const context = await browser.newContext({ viewport: { width: 1600, height: 960 } })
  const page = await context.newPage()
  // tsx names functions by a helper that does not exist inside the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  try {
    await page.goto(benchUrl)
    await page.getByRole('button', { name: 'Jordan Mills' }).click()
    await page.waitForSelector(row)

    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    line('Equity Log usable, 4x slower processor', await visits(page, '/app/log', row), 'ms', 'aim 2000')
    line('baseline: the not-found page, 4x slower', await visits(page, '/no/such', 'h1'), 'ms')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })

    const shown: number[] = []
    const whole: number[] = []
    const longest: number[] = []
    const sorted: number[] = []
    const longestOfSort: number[] = []
    for (let time = 0; time < 5; time += 1) {
      await page.goto(`${benchUrl}/app/log`)
      await page.waitForSelector(row)
      await page.waitForLoadState('networkidle')
      const figures = await showAll(page)
      shown.push(figures.first)
      whole.push(figures.all)
      longest.push(figures.longestTask)
      const ofSort = await sortAll(page, 'Year')
      sorted.push(ofSort.first)
      longestOfSort.push(ofSort.longestTask)
    }
    line("'Show all': more rows painted after the click", shown, 'ms', 'aim 300')
    line("'Show all': 10,000 rows there", whole, 'ms')
    line("'Show all': longest task", longest, 'ms', 'aim 50 (0: none over 50)')
    line('All rows, another order: first rows painted', sorted, 'ms')
    line('All rows, another order: longest task', longestOfSort, 'ms', 'aim 50 (0: none over 50)')
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function visits(page: Page, path: string, selector: string): Promise<number[]> {
  const taken: number[] = []
  for (let time = 0; time < 5; time += 1) {
    await page.goto('about:blank')
    const started = performance.now()
    await page.goto(benchUrl + path, { waitUntil: 'commit' })
    await page.waitForSelector(selector)
    taken.push(performance.now() - started)
  }
  return taken
}
