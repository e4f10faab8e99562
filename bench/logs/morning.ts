import type { Browser, Locator, Page } from 'playwright'
import { line, percentile } from '../figures.ts'
import { openBarePage } from './barePage.ts'
import { openLog, rowHead, slowDown } from './logPage.ts'

/** What somebody did, and the milliseconds from it to the next paint as the browser itself tells them (to 8 ms). */
interface Interaction {
  readonly what: string
  readonly taken: number
}

/** The window listens to what the browser tells of every event, from now on. */
const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: PerformanceEventTiming[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) told.push(entry)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    Object.assign(window, { benchTold: told })
  })

/** The longest that was told since the last time; what takes less than 16 ms is not told. */
const longestTold = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { benchTold } = window as unknown as { benchTold: PerformanceEventTiming[] }
    const longest = Math.max(8, ...benchTold.map(({ duration }) => duration))
    benchTold.length = 0
    return longest
  })

/** Long enough for everything that follows an action, and for the entry that tells of it, on the slow processor. */
const rest = 900

/** Does one thing after another as a person does, with a rest after each. */
function atWork(page: Page) {
  const done: Interaction[] = []
  const after = async (what: string, action: () => Promise<void>) => {
    await longestTold(page)
    await action()
    await page.waitForTimeout(rest)
    done.push({ what, taken: await longestTold(page) })
  }
  return {
    done,
    /** Presses the middle of an element: finding it is over before the press. */
    click: async (what: string, element: Locator) => {
      await element.scrollIntoViewIfNeeded()
      const box = await element.boundingBox()
      if (box === null) throw new Error(`Nothing to press: ${what}`)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.waitForTimeout(100)
      await after(what, () => page.mouse.click(x, y))
    },
    type: async (what: string, keys: readonly string[]) => {
      for (const key of keys) await after(`${what} ${key}`, () => page.keyboard.press(key))
    },
  }
}

/** One round of a salesperson's morning in the Equity Log, which ends as it began. */
async function morning(page: Page): Promise<readonly Interaction[]> {
  const { click, type, done } = atWork(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const header = (label: string) => page.getByRole('columnheader', { name: label }).getByRole('button')
  await click('open the filters', button(/^Filters/))
  await click('Add Filter', page.getByRole('combobox', { name: 'Add Filter' }))
  await type('Add Filter', ['m', 'a', 'k', 'e'])
  await click('add Make', page.getByRole('option', { name: 'Make', exact: true }))
  await click('open Make', page.locator('[data-filter=make] button').first())
  await click('choose a make', page.getByRole('option').nth(1))
  await click('choose another', page.getByRole('option').nth(2))
  await type('close Make', ['Escape'])
  await click('APPLY', button('APPLY'))
  await click('sort by Year', header('Year'))
  await click('turn the order', header('Year'))
  await click('sort by Model', header('Model'))
  await click('page 2', button('Page 2'))
  await click('page 3', button('Page 3'))
  await click('open a customer', page.locator(`${rowHead} a`).nth(4))
  await click(
    'back to the log',
    page
      .locator('main')
      .getByRole('link', { name: /Equity Log/ })
      .or(page.locator('main').getByRole('button', { name: /Equity Log/ }))
      .first(),
  )
  await click('open the column options', button('Column Options'))
  const editor = page.getByRole('dialog')
  const move = (way: 'up' | 'down', at: number) =>
    editor.getByRole('button', { name: new RegExp(`^Move .* ${way}$`) }).nth(at)
  await click('move a column down', move('down', 4))
  await click('move it up again', move('up', 5))
  await click('leave the columns as they were', editor.getByRole('button', { name: 'Cancel' }))
  await click('open the saved searches', button(/Saved Searches/))
  await type('leave them', ['Escape'])
  const filters = button(/^Filters/)
  const isOpen = async () => (await filters.getAttribute('aria-expanded')) === 'true'
  if (!(await isOpen())) await click('open the filters again', filters)
  await click('RESET', button('RESET'))
  await click('RESET, yes', page.getByRole('alertdialog').or(editor).getByRole('button', { name: 'Yes' }))
  if (await isOpen()) await click('close the filters', filters)
  return done
}

/** Interaction to next paint over a morning's work, on a processor that is four times slower; beside a bare list. */
export async function measureMorning(browser: Browser, page: Page, rounds: number): Promise<void> {
  const bare = await openBarePage(browser)
  const done: Interaction[] = []
  const alone: Interaction[] = []
  await openLog(page)
  await watchInteractions(page)
  await watchInteractions(bare)
  for (let round = 0; round < rounds; round += 1) {
    await page.bringToFront()
    await slowDown(page, 4)
    done.push(...(await morning(page)))
    await bare.bringToFront()
    await slowDown(bare, 4)
    const { click, done: pressed } = atWork(bare)
    for (let time = 0; time < 5; time += 1) await click('order', bare.getByRole('button'))
    alone.push(...pressed)
  }
  const taken = done.map((one) => one.taken)
  line(
    'Morning, 4x slower: interaction to next paint',
    taken,
    'ms',
    `p95 ${percentile(taken, 95).toFixed(0)}, aim 100`,
  )
  const bareTaken = alone.map((one) => one.taken)
  line(
    'baseline: a bare list in another order',
    bareTaken,
    'ms',
    `p95 ${percentile(bareTaken, 95).toFixed(0)}`,
  )
  const slowest = [...done].sort((one, other) => other.taken - one.taken).slice(0, 12)
  console.log(`  slowest: ${slowest.map(({ what, taken: ms }) => `${what} ${ms}`).join(', ')}`)
  await slowDown(page, 1)
  await bare.context().close()
}
