import type { Browser, Page } from 'playwright'
import { line, percentile } from '../figures.ts'
import { openBarePage } from './barePage.ts'
import { openLog } from './logPage.ts'

/**
 * Types a text letter by letter, and takes it away again.
 *
 * @param changes selects what each letter changes: the value of a field, or a text.
 * @returns of each key the milliseconds, by the browser's own clock of its event, until what it changes is painted.
 */
export async function typed(page: Page, text: string, changes: string): Promise<number[]> {
  const taken: number[] = []
  for (const key of [...text, ...[...text].map(() => 'Backspace')]) {
    await page.evaluate(awaitChange, changes)
    await page.keyboard.press(key)
    taken.push(await page.evaluate(() => (window as unknown as { benchKey: Promise<number> }).benchKey))
  }
  return taken
}

/** Waits inside the page for the next key, and then for what it changes. */
function awaitChange(selector: string): void {
  const shown = () =>
    [...document.querySelectorAll(selector)]
      .map((element) => (element instanceof HTMLInputElement ? element.value : element.textContent))
      .join()
  const before = shown()
  const taken = new Promise<number>((resolve, reject) => {
    const wait = async ({ timeStamp }: KeyboardEvent) => {
      while (shown() === before) {
        if (performance.now() - timeStamp > 5_000) {
          reject(new Error(`Nothing changed in ${selector}: ${before}`))
          return
        }
        await new Promise((next) => requestAnimationFrame(next))
      }
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
      resolve(performance.now() - timeStamp)
    }
    window.addEventListener('keydown', (event) => void wait(event), { capture: true, once: true })
  })
  // The next call reads it; until then it must not count as unhandled.
  taken.catch(() => undefined)
  Object.assign(window, { benchKey: taken })
}

/** The tags of what is being filled, above the rows: who types sees them follow. */
const tags = '[aria-label="Active filters"]'

const lenders = ['Ally', 'Bank of Maine', 'Capital', 'Deerfield', 'Eastern', 'First Federal']

/** Gives the store 500 lenders, whatever it has. */
const lendManyLenders = (page: Page): Promise<unknown> =>
  page.route(/\/lenders(\?|$)/, (route) => {
    const data = Array.from({ length: 500 }, (_, at) => ({
      lenderCode: `L${at}`,
      lenderName: `${lenders[at % lenders.length] ?? ''} ${at}`,
    }))
    return route.fulfill({ json: { data, meta: { requestId: 'bench' } } })
  })

/** How soon a key in the filter panel is painted: fields of text and of numbers, and a combo box with 500 choices. */
export async function measureKeystrokes(browser: Browser, page: Page, rounds: number): Promise<void> {
  await lendManyLenders(page)
  await openLog(page)
  const bare = await openBarePage(browser)
  await page.getByRole('button', { name: /^Filters/ }).click()
  for (const label of ['Equity', 'Customer Radius', 'Replacement Used', 'Lender']) {
    await page.getByRole('combobox', { name: 'Add Filter' }).fill(label)
    await page.getByRole('option', { name: label, exact: true }).click()
  }
  const figures = { text: [] as number[], number: [] as number[], list: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    await page.bringToFront()
    await page.locator('[data-filter=equity] input').first().click()
    const number = await typed(page, '12500', tags)
    await page.locator('[data-filter=miles] input').click()
    number.push(...(await typed(page, '25', tags)))
    await page.locator('[data-filter=replVehStockNo] input').click()
    const text = await typed(page, 'AB123456', '[data-filter=replVehStockNo] input')
    await page.locator('[data-filter=lender] button').first().click()
    await page.getByRole('option').first().waitFor()
    const list = await typed(page, '473', '[role=listbox]')
    await page.keyboard.press('Escape')
    await bare.bringToFront()
    await bare.locator('input').click()
    const alone = await typed(bare, '12500', 'output')
    if (round === 0) continue // code is compiled once
    figures.text.push(...text)
    figures.number.push(...number)
    figures.list.push(...list)
    figures.bare.push(...alone)
  }
  const p95 = (values: readonly number[]) => `p95 ${percentile(values, 95).toFixed(0)}`
  line('Filter, a text: key to painted panel', figures.text, 'ms', `${p95(figures.text)}, aim 50`)
  line('Filter, a number: key to painted panel', figures.number, 'ms', `${p95(figures.number)}, aim 50`)
  line('Filter, 500 choices: key to painted list', figures.list, 'ms', `${p95(figures.list)}, aim 50`)
  line('baseline: a field on an empty page', figures.bare, 'ms', p95(figures.bare))
  await bare.context().close()
  await page.unrouteAll()
}
