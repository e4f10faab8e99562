import { chromium, type Browser, type Page } from 'playwright'
import { chromiumLaunch } from '../chromium.shared.ts'
import { line, percentile } from './figures.ts'
import { openBarePage } from './logs/barePage.ts'
import { typed } from './logs/keystrokes.ts'
import { rowHead, signIn, slowDown } from './logs/logPage.ts'
import { benchData, benchUrl, startServer } from './servers.ts'

const rounds = 9
const slowness = 4

/** A frame at 60 a second, in milliseconds. */
const frame = 1_000 / 60

/** Longer than the pause of typing after which payments are asked for, and than their answer takes. */
const settledMs = 1_500

/** The payments of the vehicles that are offered, and the figures that are typed. */
const grids = '[role=group][aria-label^="Payments, "] table'
const fields = '[data-sheet] input'

/**
 * How soon a key in a playground is painted on a slow processor: the present vehicle beside three that are offered, each with nine
 * terms. The payments are the service's, asked for when the typing pauses (OP-086): from its answer on until they are painted is
 * measured on its own. The baseline is a field on a page with nothing else.
 */
export async function measurePlayground(): Promise<void> {
  const server = await startServer(benchData)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    await measureOn(browser)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measureOn(browser: Browser): Promise<void> {
  const page = await signIn(browser, 'Jordan Mills')
  await openComparison(page)
  const cells = await page.locator(`${grids} td`).count()
  const bare = await openBarePage(browser)
  for (const one of [page, bare]) await slowDown(one, slowness)
  console.log(`four vehicles, ${cells} payments in their grids, ${slowness}x slower processor`)
  const figures = { keys: [] as number[], answers: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    await page.bringToFront()
    const price = page.getByRole('textbox', { name: /^Est Selling Price, / }).nth(round % 3)
    await price.click()
    const keys = await typed(page, '45670', fields)
    await page.waitForTimeout(settledMs)
    await watchAnswer(page)
    await price.fill(String(30_000 + round * 500))
    const answer = await page.evaluate(() => (window as unknown as Watching).benchAnswer)
    await price.press('Escape')
    await page.waitForTimeout(settledMs)
    await bare.bringToFront()
    await bare.locator('input').click()
    const alone = await typed(bare, '45670', 'output')
    if (round === 0) continue // code is compiled once
    figures.keys.push(...keys)
    figures.answers.push(answer)
    figures.bare.push(...alone)
  }
  const p95 = (values: readonly number[]) => `p95 ${percentile(values, 95).toFixed(1)}`
  line('Playground: key to painted field', figures.keys, 'ms', p95(figures.keys))
  line('Playground: answer to painted payments', figures.answers, 'ms', p95(figures.answers))
  line('baseline: a field on an empty page', figures.bare, 'ms', p95(figures.bare))
  console.log(`a frame at 60 a second is ${frame.toFixed(1)} ms`)
}

interface Watching {
  readonly benchAnswer: Promise<number>
}

/** Waits inside the page for payments to change; from the last byte of the answer that changed them on. */
const watchAnswer = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const shown = () => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join()
    const before = shown()
    performance.clearResourceTimings()
    const started = performance.now()
    const changed = async () => {
      while (shown() === before) {
        if (performance.now() - started > 10_000) throw new Error('No payment changed')
        await new Promise((next) => requestAnimationFrame(next))
      }
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
      const painted = performance.now()
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/lease-finance/interactivePlayground'))
      const answer = answers.at(-1) as PerformanceResourceTiming | undefined
      if (answer === undefined) throw new Error('No payments were asked for')
      return painted - answer.responseEnd
    }
    const answered = changed()
    // The next call reads it; until then it must not count as unhandled.
    answered.catch(() => undefined)
    Object.assign(window, { benchAnswer: answered })
  }, grids)

/** Opens the playground of a customer of the log with two vehicles of the stock beside the one that is offered. */
async function openComparison(page: Page): Promise<void> {
  // Whoever has much equity pays nothing a month.
  await page.goto(`${benchUrl}/app/log?orderBy=equityAmount&orderDirection=asc`)
  await page.waitForSelector(rowHead)
  const paths = await page
    .locator(`${rowHead} a`)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  for (const path of paths) {
    const asked = page.waitForRequest(/\/lease-finance\//, { timeout: 5_000 }).catch(() => null)
    await page.goto(`${benchUrl}${path}/playground`)
    const request = await asked
    if (request === null) continue // nothing is offered
    const stock = new URL(request.url().replace(/\/lease-finance\/.*$/, '/lease-finance/stock'))
    stock.searchParams.set('opptId', path.split('/').at(-1) ?? '')
    const { authorization = '' } = await request.allHeaders()
    const answer = await fetch(stock, { headers: { authorization } })
    const { data } = (await answer.json()) as { data: { vehicles: readonly StockVehicle[] } }
    const others = data.vehicles.filter(({ isReplacement }) => !isReplacement).slice(0, 2)
    if (others.length < 2) continue
    await page.goto(`${benchUrl}${path}/playground?vins=${others.map(({ vin }) => vin).join(',')}`)
    await page.locator(grids).nth(2).waitFor()
    await page.waitForLoadState('networkidle')
    const shown = await page.locator(grids).allTextContents()
    if (shown.every((payments) => /\$[1-9]/.test(payments))) return
  }
  throw new Error('Nobody is offered a vehicle')
}

/** What the bench needs of a vehicle in stock. */
interface StockVehicle {
  readonly vin: string
  readonly isReplacement: boolean
}
